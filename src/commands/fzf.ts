// fzf: picks lines. Source: fzf(1) 0.56.
import { literal, type Word } from '../model/index.ts'
import { command, type Role, type Step } from './define.ts'
import { selection } from './lib/selection.ts'
import { evaluates, reads, writes } from './roles.ts'

const ACTION = /\b(?:execute|execute-silent|become|reload|reload-sync|preview|transform(?:-[a-z-]+)?|bg-transform(?:-[a-z-]+)?|change-preview)\b/
/** Bindings such as `enter:execute(cmd)` hold command lines in any kind of brackets, or behind a colon. */
const binds: Role = words =>
  words.flatMap((word): readonly Step[] => {
    if (!word.values) return [{ kind: 'interpret', target: word, language: 'fzf' }]
    return word.values.flatMap((value): readonly Step[] => {
      if (!ACTION.test(value)) return []
      const only = /^[\w,-]+:[a-z-]+(?:\((.*)\)|\[(.*)\]|\{(.*)\}|<(.*)>|:(.*))$/s.exec(value)
      const script = only?.slice(1).find(part => part !== undefined)
      const found: Word = literal(script?.replace(/\{[+\w.,:/-]*\}/g, '"$picked"') ?? value)
      return script !== undefined && !ACTION.test(script) ? [{ script: found }] : [{ kind: 'interpret', target: word, language: 'fzf', literal: true }]
    })
  })

export default command('fzf', {
  aliases: ['sk', 'fzf-tmux'],
  options: {
    '--bind <bindings>': binds,
    '--preview <command>': words => words.map(word => ({ script: word.values ? literal((word.values[0] ?? '').replace(/\{[+\w.,:/-]*\}/g, '"$picked"')) : word })),
    '--history <file>': writes,
    '--listen, --listen-unsafe [address]': words => [{ kind: 'connect', target: words[0] ?? literal('localhost'), listens: true, shell: true }],
    '--with-shell, --info-command <command>': evaluates,
    '--walker-root <dir>': reads,
  },
  harmless:
    '-w <v> | -y <v> | -x, --extended | +x, --no-extended | -e, --exact | +e | -i, --ignore-case | +i, --no-ignore-case | --smart-case | --scheme <name> | --literal | --no-literal | -n, --nth <n> | --with-nth <n> | ' +
    '--accept-nth <n> | -d, --delimiter <text> | --tac | --no-tac | --disabled, --phony | --tiebreak <list> | -m, --multi [max] | +m, --no-multi | --no-mouse | --cycle | --no-cycle | --keep-right | ' +
    '--scroll-off <n> | --no-hscroll | --hscroll-off <n> | --filepath-word | --jump-labels <chars> | --height <height> | --min-height <height> | --layout <layout> | ' +
    '--reverse | --border [style] | --border-label <text> | --border-label-pos <pos> | --margin <margin> | --padding <padding> | --info <style> | --separator <text> | ' +
    '--no-separator | --scrollbar [char] | --no-scrollbar | --prompt <text> | --pointer <text> | --marker <text> | --marker-multi-line <text> | --header <text> | --header-lines <n> | --header-first | ' +
    '--ellipsis <text> | --ansi | --algo <name> | --no-info | -2 | --tabstop <n> | --color <spec> | --no-color | --no-bold | --history-size <n> | --preview-window <options> | --preview-label <text> | ' +
    '--preview-label-pos <n> | -q, --query <text> | -1, --select-1 | -0, --exit-0 | -f, --filter <text> | --print-query | --expect <keys> | --read0 | --print0 | --sync | ' +
    '--no-sort, +s | -s, --sort [n] | --track | --wrap | --wrap-sign <text> | --gap [n] | --style <style> | --highlight-line | --no-unicode | --ambidouble | --tmux [options] | --walker <options> | ' +
    '--walker-skip <dirs> | --no-input | --no-clear | --black | --bash | --zsh | --fish | --version | -h, --help | --man',
  operands: {},
  always: given => (given.stdin || given('--version') ? [] : [{ kind: 'list', target: given.value('--walker-root') ?? literal('.'), recursive: true }]),
  outputs: given => (given('--print-query') || given('--expect') || given('--accept-nth') ? undefined : selection(given.stdin)),
  examples: {
    'fzf -f foo': ['list . (recursive)'],
    'printf a.ts | fzf -1 -q a': [],
    "fzf --bind 'enter:execute(rm a.txt)'": ['delete a.txt', 'list . (recursive)'],
    'fzf --preview "cat a.txt"': ['read a.txt', 'list . (recursive)'],
    'fzf --history h.txt': ['write h.txt', 'list . (recursive)'],
    'fzf --listen=6266': ['connect 6266 (listens) (shell)', 'list . (recursive)'],
    'fzf --with-shell "cat a.txt"': ['read a.txt', 'list . (recursive)'],
    'fzf --info-command ./x': ['execute ./x', 'list . (recursive)'],
    'fzf --walker-root src': ['read src', 'list src (recursive)'],
  },
})
