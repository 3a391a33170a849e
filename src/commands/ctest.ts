// ctest: runs the tests of a build; cpack makes packages of it. Source: ctest --help, cpack --help, CMake 3.25.
import { command, type Given, type Role } from './define.ts'
import { executesHere, quiet } from './lib/toolchain.ts'
import { executes, nothing, writes } from './roles.ts'

const documents: Role = (_, given) => writes(given.operands, given)
const isDocumented = (given: Given): boolean => ['--help-full', '--help-manual'].some(option => given(option))

export default command(
  'ctest',
  quiet(['--help', '--version'], {
    aliases: ['cpack'],
    options: {
      '-O, --output-log, --output-junit <file>': writes,
      '-S, --script, -SP, --script-new-process <file>': executes,
      '--test-command, --build-makeprogram <program>': executes,
      '-N, --show-only [how]': nothing,
      '-B <folder>': writes,
      // What is printed goes to a file instead when one more word is there.
      '--help-full, --help-manual-list, --help-command-list, --help-commands, --help-module-list, --help-modules, --help-policy-list, --help-policies, --help-property-list, --help-properties, --help-variable-list, --help-variables': documents,
      '--help-manual, --help-command, --help-module, --help-policy, --help-property, --help-variable <name>': documents,
    },
    harmless:
      '--repeat-until-fail <v> | --build-generator-platform <v> | --build-generator-toolset <v> | --preset <name> | --list-presets | -C, --build-config <name> | --progress | -V, --verbose | -VV, --extra-verbose | --debug | --output-on-failure | ' +
      '--build-run-dir <folder> | --build-exe-dir <folder> | --build-config-sample <file> | --build-two-config | --submit-index <n> | --stop-on-failure | --test-output-size-passed <n> | --test-output-size-failed <n> | --test-output-truncation <how> | -F | -j, --parallel [n] | ' +
      '-Q, --quiet | -L, --label-regex <pattern> | -R, --tests-regex <pattern> | -E, --exclude-regex <pattern> | -LE, --label-exclude <pattern> | ' +
      '-FA, --fixture-exclude-any <pattern> | -FS, --fixture-exclude-setup <pattern> | -FC, --fixture-exclude-cleanup <pattern> | -D, --dashboard <what> | ' +
      '-M, --test-model <model> | ' +
      '-T, --test-action <action> | --group <name> | -A, --add-notes <files> | -I, --tests-information [what] | -U, --union | --rerun-failed | ' +
      '--repeat <how> | --max-width <n> | --interactive-debug-mode [n] | --resource-spec-file <file> | --no-label-summary | --no-subproject-summary | ' +
      '--test-dir <folder> | --build-and-test | --build-target <name> | --build-nocmake | --build-generator <name> | --build-project <name> | ' +
      '--build-noclean | --build-config <name> | --build-options | --test-timeout <n> | --test-load <n> | --tomorrow-tag | --overwrite | ' +
      '--force-new-ctest-process | --schedule-random | --timeout <n> | ' +
      '--stop-time <time> | --http1.0 | --no-compress-output | --print-labels | --no-tests <how> | -h, -H, --help [what] | --version | -G <name> | ' +
      '-P <name> | --config <file> | --trace | --trace-expand | --vendor <name>',
    always: given => (isDocumented(given) ? [] : [executesHere]),
    operands: { '<arg...>': nothing },
    examples: {
      'ctest --version': [],
      'ctest --help-full all.txt': ['write all.txt'],
      'cpack --help-command if if.txt': ['write if.txt'],
      'ctest --test-dir out -R name -j4': ['execute .'],
      'ctest -N': ['execute .'],
      'ctest -O l.txt -S s.cmake --test-command ./t': ['write l.txt', 'execute s.cmake', 'execute ./t', 'execute .'],
      'cpack -B out': ['write out', 'execute .'],
    },
  }),
)
