// release-it: publishes a version of a JavaScript package; np, standard-version, vsce, gh-pages and their kin under their names. Source: their --help.
import { exact, literal } from '../model/index.ts'
import { command } from './define.ts'
import { executesHere } from './lib/toolchain.ts'

export default command('release-it', {
  aliases: [
    'np',
    'standard-version',
    'commit-and-tag-version',
    'release-please',
    'auto',
    'bumpp',
    'vsce',
    'ovsx',
    'gh-pages',
    'pkg-pr-new',
    'npm-publish',
    'clean-publish',
    'shipjs',
    'beachball',
    'web-ext',
    'chrome-webstore-upload',
  ],
  style: 'none',
  operands: { '<arg...>': () => [] },
  always: given => {
    const text = given.operands.map(word => exact(word) ?? word.text).join(' ')
    if (/^(?:--version|-v|-V|--help|-h|version|help)$/.test(text)) return []
    const trial =
      /(?:^|\s)(?:--dry-run|-d|--dryRun|--preview)(?:\s|$)/.test(text) ||
      /^(?:ls|show|search|package|lint|run|build|sign-check|check|generate-manifest|info)\b/.test(text)
    return trial ? [executesHere] : [executesHere, { kind: 'publish', target: literal('.') }]
  },
  examples: { 'release-it --version': [], 'release-it --dry-run': ['execute .'], 'vsce package': ['execute .'], 'vsce publish': ['execute .', 'publish .'] },
})
