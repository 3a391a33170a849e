// What always holds, over generated lines: combining is the strictest of both, wrapping never loosens, respelling never changes.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { analyze } from '../src/analyze.ts'
import type { Body } from '../src/commands/define.ts'
import { resolve } from '../src/commands/describe.ts'
import { specs } from '../src/commands/index.ts'
import { compareDecisions, type Decision, show, strictest } from '../src/model/index.ts'
import { defaultPolicy, judge } from '../src/policy/judge.ts'
import { rules } from '../src/policy/rules/index.ts'
import { isBuiltin } from '../src/shell/spelling.ts'
import { fakeFacts } from './support/facts.ts'
import { optionsOf } from './support/options.ts'
import { holds } from './support/property.ts'

const facts = fakeFacts()
const occurrences = (line: string) => analyze({ script: line, cwd: facts.cwd, interactive: false }, facts)
const decide = (line: string): Decision => judge(occurrences(line), facts, defaultPolicy).decision
const effects = (line: string): string[] => occurrences(line).map(({ effect }) => show(effect)).sort()
const quote = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`
const looser = (a: Decision, b: Decision): boolean => compareDecisions(a, b) < 0

/** Lines that stand by themselves: no here-documents, which end at a line of their own, and no arguments of the shell, which a new shell has not. */
const lines = [...specs.flatMap(spec => Object.keys(spec.examples)), ...rules.flatMap(rule => [...rule.examples.hits, ...rule.examples.misses])].filter(line => !line.includes('<<') && !line.includes('\n') && !/[&;]\s*$/.test(line) && !/\$[\d@*]/.test(line))
const line = fc.constantFrom(...lines)
/** Commands that keep no state in the shell: what they do in a subshell is what they do. */
const plain = fc.constantFrom(...lines.filter(one => !/^\s*(?:cd|pushd|popd|export|set|shift|read|unset|local|declare|typeset|readonly|alias|exec|trap|eval|source|\.|return|exit|break|continue|shopt|enable|umask|ulimit)\b/.test(one) && !/[|&;<>()`$=]/.test(one)))

/** One sends what the other shows, or runs what the other has fetched: the rules about that find something in both that they find in neither. */
const isHandedOn = (both: string, ...each: readonly string[]): boolean => {
  const found = (line: string): boolean => judge(occurrences(line), facts, defaultPolicy).findings.some(({ rule }) => rule === 'send-revealed' || rule === 'interpret-download')
  return found(both) && !each.some(found)
}

describe('combining', () => {
  test('a && b, a; b and a newline are at least the strictest of both', () => {
    // Behind `cd x &&` the second runs in another folder for sure, where the same words may mean less.
    const moves = /^\s*(?:cd|chdir|pushd|popd)\b/
    holds(fc.property(line, line, fc.constantFrom(' && ', '; ', '\n', ' || '), (a, b, by) => (by === ' && ' && moves.test(a)) || !looser(decide(a + by + b), strictest([decide(a), decide(b)]))), 600)
  })
  test('and for commands without state no stricter, but where one gives the other something', () => {
    holds(fc.property(plain, plain, fc.constantFrom(' && ', '; '), (a, b, by) => decide(a + by + b) === strictest([decide(a), decide(b)]) || isHandedOn(a + by + b, a, b)), 400)
  })
  test('a pipe is at least the strictest of both', () => {
    holds(fc.property(plain, plain, (a, b) => !looser(decide(`true; ${a} | true`), decide(a)) && !looser(decide(`true | ${b} < /dev/null`), decide(`${b} < /dev/null`))), 400)
  })
  test('the order of commands without state does not matter, but where one gives the other something', () => {
    holds(fc.property(plain, plain, (a, b) => decide(`${a}; ${b}`) === decide(`${b}; ${a}`) || isHandedOn(`${a}; ${b}`, a, b) || isHandedOn(`${b}; ${a}`, b, a)), 300)
  })
})

describe('wrapping never loosens', () => {
  const wrappers: Record<string, (text: string) => string> = {
    'sh -c': text => `sh -c ${quote(text)}`, 'bash -lc': text => `bash -lc ${quote(text)}`, 'eval': text => `eval ${quote(text)}`, 'substitution': text => `echo "$(${text})"`, 'backticks': text => (/[`\\]/.test(text) ? text : `echo \`${text}\``),
    'subshell': text => `(${text})`, 'group': text => `{ ${text}; }`, 'if': text => `if true; then ${text}; fi`, 'loop': text => `while true; do ${text}; done`, 'function': text => `f() { ${text}; }; f`, 'variable': text => `x=${quote(text)}; eval "$x"`,
    'here-string': text => `bash <<< ${quote(text)}`, 'here-document': text => `bash <<'END_OF_IT'\n${text}\nEND_OF_IT`, 'trap': text => `trap ${quote(text)} EXIT`, 'background': text => `${text} &`, 'process substitution': text => `cat <(${text})`,
    'piped to a shell': text => `printf '%s' ${quote(text)} | sh`, 'case': text => `case x in x) ${text};; esac`, 'negation': text => `! { ${text}; }`, 'coproc': text => `coproc { ${text}; }`,
  }
  test.each(Object.entries(wrappers))('%s', (_, wrap) => {
    holds(fc.property(line, text => !looser(decide(wrap(text)), decide(text))), 150)
  })
  /** Programs: what is only a builtin of the shell, nothing else can start. */
  const programs = plain.filter(text => /^[a-z]/.test(text) && !isBuiltin(text.split(' ', 1)[0] ?? ''))
  const prefixes = ['sudo', 'env', 'env A=b', 'nohup', 'nice -n 5', 'timeout 10', 'time', 'command', 'stdbuf -o0', 'setsid', 'xargs -I@@@', 'busybox', 'doas', 'exec', 'ionice -c3', 'A=b', '\\']
  test.each(prefixes)('%s', prefix => {
    // busybox and \\ change which program is meant only where the name is known to the shell itself.
    holds(fc.property(programs, text => !looser(decide(prefix === '\\' ? `\\${text}` : `${prefix} ${text}`), decide(text))), 80)
  })
  test('find -exec', () => {
    // `{} +` ends the command of the outer find as well.
    holds(fc.property(programs.filter(text => !text.includes('{} +')), text => !looser(decide(`find . -exec ${text} \\;`), decide(text))), 100)
  })
})

describe('respelling never changes the effect', () => {
  /** Specs with the usual option grammar, and no subcommands. */
  const gnu = specs.filter(spec => (spec.style ?? 'gnu') === 'gnu' && !spec.subcommands)
  const word = fc.stringMatching(/^[a-z]{3,8}$/)
  // What the notation of specs is made of is text like any other to the program.
  const odd = fc.stringMatching(/^[ ,|<>[\]=:.%@][ ,|<>[\]=a-z-]{0,3}$/)
  test('a value may be attached, apart, or behind an equals sign', () => {
    for (const spec of gnu) for (const { option } of optionsOf([spec])) {
      if (option.takes !== 'value' || option.count !== 1) continue
      const names = optionsOf([spec]).flatMap(one => one.option.names).filter(name => !name.startsWith('--'))
      holds(fc.property(fc.oneof(word, odd), value => {
        const given = quote(value)
        // `zip -x@ file` is an option of another name.
        const another = (text: string): boolean => names.some(name => name.length > 2 && text.startsWith(name))
        const spellings = option.names.flatMap(name => (name.startsWith('--') ? [`${quote(name)} ${given}`, `${quote(name)}=${given}`] : name.length === 2 && !another(name + value) ? [`${quote(name)} ${given}`, quote(name) + given] : []))
        const [first, ...others] = spellings.map(spelling => effects(`${spec.name} ${spelling} operand`))
        for (const other of others) expect([spec.name, option.key, other]).toEqual([spec.name, option.key, first])
      }), 3)
    }
  })
  test('quoting a word in any form means the same', () => {
    const forms: ((text: string) => string)[] = [quote, text => `"${text.replace(/[\\"$`!]/g, '\\$&')}"`, text => `$${quote(text.replaceAll('\\', '\\\\')).replaceAll(`'\\''`, "\\'")}`, text => text.replace(/[^\w/.-]/g, '\\$&'), text => `${quote(text.slice(0, 1))}${quote(text.slice(1))}`]
    holds(fc.property(plain.filter(text => /^[\w./ -]+$/.test(text)), fc.array(fc.nat(), { minLength: 12, maxLength: 12 }), (text, seeds) => {
      const words = text.split(/ +/).filter(Boolean)
      // A program's own name in ANSI-C quotes is a disguise, and asks.
      const spelled = words.map((one, i) => (i === 0 ? forms.filter(form => !form('x').startsWith('$')) : forms).at((seeds[i % seeds.length] ?? 0) % (i === 0 ? forms.length - 1 : forms.length))?.(one)).join(' ')
      expect(effects(spelled)).toEqual(effects(words.join(' ')))
    }), 400)
  })
  test('an unknown option always asks', () => {
    const bodies = (body: Body, path: string): [string, Body][] => [[path, body], ...Object.entries(body.subcommands ?? {}).flatMap(([name, inner]) => (/[*|]/.test(name) ? [] : bodies(resolve(inner), `${path} ${name}`)))]
    for (const spec of specs) for (const [path, body] of bodies(spec, spec.name)) {
      if (body.style === 'none' || spec.style === 'none' || body.subcommands) continue
      const found = effects(`${path} --no-such-option-exists-zz`)
      expect([path, found.length > 0 && decide(`${path} --no-such-option-exists-zz`) !== 'allow']).toEqual([path, true])
    }
  })
})
