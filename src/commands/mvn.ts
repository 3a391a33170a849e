// mvn: builds JVM projects; its wrapper and daemon under their names. Source: mvn --help, Maven 3.8 and 4.
import { exact, literal } from '../model/index.ts'
import { command } from './define.ts'
import { executesHere, executesIn, quiet } from './lib/toolchain.ts'
import { each, executes, nothing, writes } from './roles.ts'

const goal = each(word =>
  /^(?:deploy|site-deploy|site:deploy|release:perform|release:prepare|nexus-staging:|deploy:)/.test(exact(word) ?? '')
    ? { kind: 'publish', target: literal('.') }
    : undefined,
)

export default command(
  'mvn',
  quiet(['--help', '--version'], {
    aliases: ['mvnw', 'mvnw.cmd', 'mvnd', 'mvnDebug'],
    options: {
      '-f, --file <path>': nothing,
      '-s, --settings, -gs, --global-settings, -t, --toolchains, -gt, --global-toolchains, -b, --builder <path>': executes,
      '-l, --log-file <file>': writes,
    },
    harmless:
      '-am, --also-make | -amd, --also-make-dependents | -B, --batch-mode | -C, --strict-checksums | -c, --lax-checksums | --color <when> | ' +
      '-cpu, --check-plugin-updates | -D, --define <pair> | -e, --errors | -emp, --encrypt-master-password [text] | -ep, --encrypt-password [text] | ' +
      '-fae, --fail-at-end | -ff, --fail-fast | -fn, --fail-never | -h, --help, -help | -itr, --ignore-transitive-repositories | -llr, --legacy-local-repository | ' +
      '-N, --non-recursive | -npr, --no-plugin-registry | -npu, --no-plugin-updates | -nsu, --no-snapshot-updates | -ntp, --no-transfer-progress | ' +
      '-o, --offline | ' +
      '-P, --activate-profiles <names> | -pl, --projects <names> | -q, --quiet | -r, --resume | -rf, --resume-from <name> | -T, --threads <n> | ' +
      '-U, --update-snapshots | -up, --update-plugins | -v, --version, -version | -V, --show-version | -X, --debug, --verbose | -fos, --fail-on-severity <level> | ' +
      '--raw-streams | -1',
    always: given => [given('-f') ? executesIn(given.value('-f')) : executesHere],
    operands: { '<goal...>': goal },
    examples: {
      'mvn --version': [],
      'mvn -q -DskipTests package': ['execute .'],
      'mvn -f web/pom.xml deploy': ['execute web/pom.xml', 'publish .'],
      'mvn -s s.xml -l log.txt test': ['execute s.xml', 'write log.txt', 'execute .'],
      './mvnw test': ['execute ./mvnw', 'execute .'],
    },
  }),
)
