// Programs that take commands from the terminal once they run: where nobody sees what is typed into them, they are more than what they do by themselves.
import { asInvocation, exact, type Invocation, type Occurrence, type Request, textOf, unknown } from './model/index.ts'

const TAKERS = new Set([
  'less', 'more', 'most', 'pg', 'lv', 'moar', 'moor', 'ov', 'zless', 'bzless', 'xzless', 'zstdless', 'lzless', 'zmore', 'bzmore', 'xzmore', 'lesspipe', 'info', 'pinfo', 'view', 'vi', 'vim', 'nvim', 'gvim', 'vimdiff', 'nvi', 'elvis', 'vile', 'ex', 'ed', 'red', 'nano', 'rnano', 'pico', 'micro', 'hx', 'helix', 'kak', 'joe', 'jed',
  'jmacs', 'jpico', 'jstar', 'rjoe', 'ne', 'tilde', 'dte', 'vis', 'amp', 'mcedit', 'bvi', 'bview', 'bmore', 'bvedit', 'hexedit', 'emacs', 'emacsclient', 'mg', 'zile', 'sudoedit', 'visudo', 'vipw', 'vigr', 'vidir', 'vipe',
  'top', 'htop', 'btop', 'atop', 'bottom', 'btm', 'glances', 'iotop', 'iftop', 'nethogs', 'powertop', 'watch', 'ncdu', 'gdu', 'mc', 'ranger', 'nnn', 'lf', 'vifm', 'yazi', 'broot', 'tig', 'gitui', 'lazygit', 'lazydocker', 'k9s', 'fzf', 'sk', 'peco', 'fx', 'jless', 'visidata', 'vd',
  'w3m', 'lynx', 'links', 'elinks', 'mutt', 'neomutt', 'alpine', 'aerc', 'mail', 'mailx', 's-nail', 'irssi', 'weechat', 'gdb', 'lldb', 'cgdb', 'script', 'screen', 'tmux', 'byobu', 'zellij', 'telnet', 'ftp', 'tnftp', 'lftp', 'ncftp', 'sftp', 'tftp', 'smbclient', 'rlogin', 'cu', 'minicom', 'picocom', 'bc', 'dc', 'fdisk', 'parted', 'gnuplot', 'octave', 'maxima', 'gp', 'aptitude', 'dselect',
])

/** Programs that start a pager or an editor of the environment's choosing. */
const CHOOSERS = new Set('git man apropos systemctl journalctl loginctl coredumpctl timedatectl hostnamectl localectl networkctl resolvectl machinectl busctl systemd-analyze bootctl udevadm bat batcat delta gh glab aws psql mysql mariadb sqlite3 pgcli mycli hg svn jj crontab kubectl perldoc pydoc pydoc3 ri gem help fc quilt cvs bzr brz fossil dpkg apt apt-listchanges reportbug ansible-vault sops pass chsh edquota cargo rustup gcloud az heroku fly doctl nmcli gdbus iex'.split(' '))

/** A variable that names a pager or an editor, but for values that are neither. */
const CHOICE = /(?:PAGER|EDITOR|VISUAL|MANOPT|SYSTEMD_LESS)(?!=(?:"cat"|'cat'|cat|"true"|'true'|true|:)(?:[\s;&|)]|$))/

/** By git's own subcommand: what makes it start an editor, and what keeps it from that. */
const EDITS: readonly (readonly [RegExp, RegExp, RegExp?])[] = [
  [/^commit$/, /^/, /^(?:-[a-zA-Z]*[mFC](?!.*=)|--(?:mess|file|reuse-message|no-edit|fixup=(?!amend:|reword:)|dry-run|porcelain|short|help))/],
  [/^(?:merge|revert)$/, /^/, /^(?:-[a-zA-Z]*[mFn]|--(?:no-edit|mess|file|ff-only|no-commit|squash|abort|quit|skip|help))/],
  [/^(?:rebase)$/, /^(?:-[a-zA-Z]*i|--(?:inter|edit-todo|continue|root))/],
  [/^(?:add|stage|stash|checkout|reset|restore|commit)$/, /^(?:-[a-zA-Z]*[pie]|--(?:patch|interactive|edit))/],
  [/^(?:cherry-pick|am|clean|config|notes|pull|branch)$/, /^(?:-[a-zA-Z]*[ei]|--(?:edit|interactive|continue)|edit$)/],
  [/^tag$/, /^(?:-[a-zA-Z]*[asu]|--(?:annotate|sign|edit))/, /^(?:-[a-zA-Z]*[mF]|--(?:mess|file))/],
  [/^(?:mergetool|difftool|citool|gui|send-email|replace|instaweb)$/, /^/],
]
const named = ({ program }: Invocation): readonly string[] => (program.values ?? []).map(name => name.slice(name.lastIndexOf('/') + 1))

function edits(call: Invocation): boolean {
  const words = call.args.map(word => exact(word) ?? word.text)
  const names = named(call)
  if (names.includes('crontab') || names.includes('fc')) return words.some(word => /^-[a-z]*e/.test(word)) || (names.includes('fc') && !words.some(word => /^-[a-z]*[ls]/.test(word)))
  if (names.includes('systemctl') || names.includes('kubectl')) return words.includes('edit')
  if (names.some(name => /^(?:hg|svn|jj)$/.test(name))) return words.some(word => /^(?:commit|ci|describe|desc|split)$/.test(word)) && !words.some(word => /^(?:-[a-z]*[mlF]|--(?:message|logfile|file|stdin))/.test(word))
  if (!names.includes('git')) return false
  const at = words.findIndex((word, i) => !word.startsWith('-') && !/^-[cC]$|^--(?:git-dir|work-tree|namespace|exec-path|config-env)$/.test(words[i - 1] ?? ''))
  const [verb = '', ...rest] = at < 0 ? [] : words.slice(at)
  return EDITS.some(([verbs, does, spares]) => verbs.test(verb) && (does.source === '^' || rest.some(word => does.test(word))) && !(spares && rest.some(word => spares.test(word))))
}

/** The environment is no longer the one that the agent's host set up, with its pagers and editors that take nothing. */
const chooses = (request: Request, invocations: readonly Invocation[]): boolean =>
  CHOICE.test(textOf(request)) || invocations.some(call => [...call.args, ...call.assignments.map(({ value }) => value)].some(word => word.values?.some(value => CHOICE.test(value)) ?? false) || call.assignments.some(({ name }) => CHOICE.test(name) && CHOICE.test(`${name}=`)
    && !/^(?:cat|true|:)$/.test(exact(call.assignments.find(one => one.name === name)?.value) ?? '')) || clears(call))
const clears = (call: Invocation): boolean => named(call).includes('env') && call.args.some(word => /^(?:-|-[a-z0]*i[a-z0]*|--ignore.*)$/.test(exact(word) ?? ''))

/** What of the commands that a request runs would have to be asked about for that. */
export function typedInto(request: Request, invocations: readonly Invocation[]): readonly Occurrence[] {
  const chosen = chooses(request, invocations)
  // An editor that does nothing is none.
  const quiet = /(?:EDITOR|VISUAL)=(?:true|:)\s/.test(textOf(request)) && !chosen
  return invocations.filter(call => named(call).some(name => TAKERS.has(name) || (chosen && CHOOSERS.has(name))) || (!quiet && edits(call)))
    .map(call => ({ effect: unknown(call.program, 'it takes commands from a terminal, and what is typed there does not come by here'), call: { ...asInvocation(request), cwd: call.cwd, span: call.span } }))
}
