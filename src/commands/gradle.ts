// gradle: builds JVM projects; its wrapper under its name. Source: gradle --help, Gradle 8.
import { literal } from '../model/index.ts'
import { command, type Given, type Step } from './define.ts'
import { executesIn, quiet } from './lib/toolchain.ts'
import { each, executes, nothing } from './roles.ts'
import { exact } from '../model/index.ts'

const runs = (given: Given): readonly Step[] => (given('--status') || given('--stop') ? [] : [executesIn(given.value('-p'))])
const task = each(word =>
  /(?:^|:)(?:publish|uploadArchives|release|bintrayUpload|closeAndRelease|publishPlugins)/.test(exact(word) ?? '') && !/ToMavenLocal$/.test(exact(word) ?? '')
    ? { kind: 'publish', target: literal('.') }
    : undefined,
)

export default command(
  'gradle',
  quiet(['--help', '--version'], {
    aliases: ['gradlew', 'gradlew.bat', 'gw', 'gradlew.sh'],
    options: {
      '-b, --build-file, -c, --settings-file, -I, --init-script, --include-build <path>': executes,
      '-p, --project-dir <folder>': nothing,
      '--status, --stop': nothing,
      '-g, --gradle-user-home, --project-cache-dir <folder>': words => words.map(target => ({ kind: 'write', target })),
    },
    harmless:
      '-a, --no-rebuild | --all | --build-cache | --no-build-cache | --configuration-cache | --no-configuration-cache | ' +
      '--configuration-cache-problems <how> | --console <how> | --continue | --no-continue | --configure-on-demand | --no-configure-on-demand | ' +
      '-D, --system-prop <pair> | -d, --debug | -i, --info | -m, --dry-run | --offline | -P, --project-prop <pair> | --parallel | --no-parallel | ' +
      '--max-workers <n> | --profile | --priority <how> | -q, --quiet | --refresh-dependencies | --refresh-keys | --rerun-tasks | --rerun | ' +
      '-S, --full-stacktrace | -s, --stacktrace | --scan | --no-scan | ' +
      '-t, --continuous | -u, --no-search-upward | -v, --version | -V, --show-version | -w, --warn | --warning-mode <mode> | --watch-fs | --no-watch-fs | ' +
      '-x, --exclude-task <name> | --daemon | --no-daemon | --foreground | --write-locks | --update-locks <names> | ' +
      '-M, --write-verification-metadata <how> | -F, --dependency-verification <how> | --export-keys | --tests <pattern> | --args <text> | --info | ' +
      '-h, -?, --help | --no-rebuild | --fail-fast | --debug-jvm | --configuration <name> | --dependency <name> | --task <name> | --non-interactive | ' +
      '--property <name> | --problems-report | --no-problems-report | --gradle-version <v> | --distribution-type <type>',
    always: runs,
    operands: { '<task...>': task },
    examples: {
      'gradle --version': [],
      'gradle build -x test --info': ['execute .'],
      './gradlew test --tests a.B': ['execute ./gradlew', 'execute .'],
      'gradle -p web publish': ['execute web', 'publish .'],
      'gradle --status': [],
      'gradle -I init.gradle -g cache build': ['execute init.gradle', 'write cache', 'execute .'],
    },
  }),
)
