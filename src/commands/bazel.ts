// bazel: builds and tests large repositories; buck2 and pants under their names. Source: bazel(1) 4, bazel 7 help.
import { literal } from '../model/index.ts'
import { type Body, command } from './define.ts'
import { handsOver } from './lib/jvm.ts'
import { settingsCode } from './lib/settings-code.ts'
import { executesHere, tells } from './lib/toolchain.ts'
import { nothing } from './roles.ts'

/** Its options are too many to list, and every one but those of queries tunes what runs anyway. */
const runs: Body = { style: 'none', operands: { '<arg...>': nothing }, always: () => [executesHere] }

export default command('bazel', {
  aliases: ['bazelisk', 'buck', 'buck2', 'pants', 'please', 'plz'],
  harmless:
    '--version | --help | -h | --batch | --nohome_rc | --noworkspace_rc | ' +
    '--nosystem_rc | --max_idle_secs <n>',
  options: {
    // What it runs on is unpacked there.
    '--output_base, --output_user_root, --install_base <folder>': settingsCode,
    '--host_jvm_args <args>': handsOver,
    '--bazelrc, --server_javabase <path>': words => words.map(target => ({ kind: 'execute', target })),
  },
  subcommands: {
    'version | help | license | shutdown | info | dump': tells('--show_make_env'),
    clean: { harmless: '--expunge | --async | --expunge_async', always: () => [{ kind: 'delete', target: literal('bazel-out'), recursive: true }] },
    '*': runs,
  },
  examples: {
    'bazel --output_base=/tmp/x --host_jvm_args=-javaagent:a.jar --host_jvm_args=-Xmx2g info': ['execute /tmp/x', 'execute .'],
    'bazel --version': [],
    'bazel info workspace': [],
    'bazel --bazelrc=b build //... --config=x': ['execute b', 'execute .'],
    'bazel query //...': ['execute .'],
    'bazel clean --expunge': ['delete bazel-out (recursive)'],
  },
})
