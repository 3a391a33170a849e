// Completion of gatekeeper's own command line in bash, zsh and fish, made from the table of what can be typed.
import type { Flag, Usage } from './usage.ts'

/** Where one can be on the command line: behind `rules add`, say. */
export interface Point {
  /** Empty for the start. */
  readonly path: string
  readonly next: readonly (readonly [word: string, about: string])[]
  readonly flags: readonly Flag[]
  /** A command of any program may follow. */
  readonly commands: boolean
}

/** @param families by name, what they are about, and what can be done in each */
export function pointsOf(usages: readonly Usage[], families: readonly { readonly name: string; readonly about: string; readonly deeds: readonly Usage[] }[]): readonly Point[] {
  const pointOf = (path: string, { flags, operands }: Usage): Point => ({ path, next: [], flags: [...flags, HELP], commands: operands?.includes('<command...>') === true })
  const inner = families.flatMap(({ name, deeds }): readonly Point[] => {
    const [only] = deeds
    if (only && deeds.every(deed => deed.name === name)) return [pointOf(name, only)]
    return [{ path: name, next: deeds.map(deed => [deed.name, deed.about] as const), flags: [HELP], commands: false }, ...deeds.map(deed => pointOf(`${name} ${deed.name}`, deed))]
  })
  const all = [...usages, ...families].map(({ name, about }) => [name, about] as const)
  return [{ path: '', next: [...all, ['help', 'print the help of a command']], flags: [HELP, VERSION], commands: false }, ...usages.map(usage => pointOf(usage.name, usage)), ...inner, { path: 'help', next: all, flags: [], commands: false }]
}

const HELP: Flag = { long: 'help', short: 'h', about: 'print this help' }
const VERSION: Flag = { long: 'version', short: 'V', about: 'print the version' }

const quote = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`
const spellings = ({ long, short }: Flag): readonly string[] => [`--${long}`, ...(short ? [`-${short}`] : [])]
const steps = (points: readonly Point[]): readonly string[] => points.flatMap(({ path, next }) => next.map(([word]) => `${path} ${word}`)).filter(step => points.some(({ path }) => path === step.trim()))

/** The words of each point, as `case` has them; `flagged`: flags of that point with a value. */
const cases = (points: readonly Point[], body: (point: Point) => string): string => points.map(point => `    ${quote(point.path)}) ${body(point)} ;;`).join('\n')

const walk = (points: readonly Point[], words: string, from: number, to: string): string => `  for ((at = ${from}; at < ${to}; at++)); do
    [[ ${words} == -- ]] && behind=1 && break
    case "$path ${words}" in
      ${steps(points).map(quote).join(' | ')}) path="\${path:+$path }${words}" ;;
    esac
  done`

const valued = (points: readonly Point[], chosen: (flag: Flag) => string): string =>
  points.flatMap(({ path, flags }) => flags.filter(flag => flag.value).map(flag => `    ${spellings(flag).map(one => quote(`${path}:${one}`)).join(' | ')}) ${chosen(flag)}; return ;;`)).join('\n')

export const bashCompletion = (points: readonly Point[]): string => `# Completion of gatekeeper in bash: eval "$(gatekeeper completion bash)"
_gatekeeper() {
  local at path= behind= words= cur=\${COMP_WORDS[COMP_CWORD]}
${walk(points, '${COMP_WORDS[at]}', 1, 'COMP_CWORD')}
  COMPREPLY=()
  if [[ -n $behind ]]; then
    if declare -F _command_offset >/dev/null; then _command_offset $((at + 1)); else COMPREPLY=($(compgen -c -f -- "$cur")); fi
    return
  fi
  case "$path:\${COMP_WORDS[COMP_CWORD-1]}" in
${valued(points, ({ choices }) => (choices ? `COMPREPLY=($(compgen -W ${quote(choices.join(' '))} -- "$cur"))` : 'COMPREPLY=($(compgen -f -- "$cur"))'))}
  esac
  case $path in
${cases(points, ({ next, flags }) => `words=${quote([...next.map(([word]) => word), ...flags.map(flag => `--${flag.long}`)].join(' '))}`)}
  esac
  [[ $cur == -* || -z $words || $words != --* ]] || COMPREPLY=($(compgen -f -- "$cur"))
  COMPREPLY+=($(compgen -W "$words" -- "$cur"))
}
complete -o filenames -F _gatekeeper gatekeeper
`

export const zshCompletion = (points: readonly Point[]): string => `#compdef gatekeeper
# Completion of gatekeeper in zsh: eval "$(gatekeeper completion zsh)", after compinit
_gatekeeper() {
  local at path= behind=
  local -a next flags
${walk(points, '${words[at]}', 2, 'CURRENT')}
  if [[ -n $behind ]]; then
    shift $at words
    (( CURRENT -= at ))
    _normal
    return
  fi
  case "$path:\${words[CURRENT-1]}" in
${valued(points, ({ choices }) => (choices ? `compadd -- ${choices.join(' ')}` : '_files'))}
  esac
  case $path in
${cases(points, ({ next, flags }) => `next=(${next.map(described).join(' ')}); flags=(${flags.flatMap(flag => spellings(flag).map(one => described([one, flag.about]))).join(' ')})`)}
  esac
  if [[ \${words[CURRENT]} == -* ]]; then _describe option flags
  elif (( \${#next} )); then _describe command next
  else _files
  fi
}
compdef _gatekeeper gatekeeper
`
const described = ([word, about]: readonly [string, string]): string => quote(`${word}:${about.replaceAll(':', '\\:')}`)

export const fishCompletion = (points: readonly Point[]): string => {
  const seen = (path: string): string => (path ? path.split(' ').map(word => `__fish_seen_subcommand_from ${word}`).join('; and ') : '__fish_use_subcommand')
  const lines = points.flatMap(({ path, next, flags, commands }) => {
    const open = next.length && path ? `${seen(path)}; and not __fish_seen_subcommand_from ${next.map(([word]) => word).join(' ')}` : seen(path)
    const on = (condition: string): string => `complete -c gatekeeper -n ${quote(condition)}`
    return [
      ...next.map(([word, about]) => `${on(open)} -f -a ${word} -d ${quote(about)}`),
      ...flags.map(({ long, short, value, choices, about }) => `${on(open)} -l ${long}${short ? ` -s ${short}` : ''}${value ? (choices ? ` -x -a ${quote(choices.join(' '))}` : ' -r') : ''} -d ${quote(about)}`),
      ...(commands ? [`${on(open)} -x -a '(__fish_complete_subcommand --fcs-skip=2)'`] : []),
    ]
  })
  return `# Completion of gatekeeper in fish: gatekeeper completion fish | source\n${lines.join('\n')}\n`
}
