// Programs that take commands from the terminal once they run: where nobody sees what is typed into them, they are more than what they do by themselves.
import { asInvocation, type Invocation, type Occurrence, type Request, unknown } from './model/index.ts'

const TAKERS = new Set([
  'less', 'more', 'most', 'pg', 'lv', 'moar', 'ov', 'zless', 'bzless', 'xzless', 'zstdless', 'lesspipe', 'info', 'pinfo', 'view', 'vi', 'vim', 'nvim', 'vimdiff', 'ex', 'ed', 'nano', 'pico', 'micro', 'hx', 'kak', 'joe', 'emacs', 'emacsclient', 'mg',
  'top', 'htop', 'btop', 'atop', 'bottom', 'btm', 'glances', 'iotop', 'iftop', 'nethogs', 'powertop', 'watch', 'ncdu', 'gdu', 'mc', 'ranger', 'nnn', 'lf', 'vifm', 'yazi', 'broot', 'tig', 'gitui', 'lazygit', 'lazydocker', 'k9s', 'fzf', 'sk', 'peco', 'fx', 'jless', 'visidata', 'vd',
  'w3m', 'lynx', 'links', 'elinks', 'mutt', 'gdb', 'lldb', 'script', 'screen', 'tmux', 'telnet', 'ftp', 'sftp', 'bc', 'dc', 'fdisk', 'parted',
])

/** What of the commands that a request runs would have to be asked about for that. */
export const typedInto = (request: Request, invocations: readonly Invocation[]): readonly Occurrence[] =>
  invocations.filter(({ program }) => program.values?.some(name => TAKERS.has(name.slice(name.lastIndexOf('/') + 1))))
    .map(call => ({ effect: unknown(call.program, 'it takes commands from a terminal, and what is typed there does not come by here'), call: { ...asInvocation(request), cwd: call.cwd, span: call.span } }))
