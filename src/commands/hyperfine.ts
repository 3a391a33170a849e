// hyperfine: measures commands by running them. Source: hyperfine(1) 1.15.
import { exact, map } from '../model/index.ts'
import { command } from './define.ts'
import { evaluates, reads, writes } from './roles.ts'

export default command('hyperfine', {
  options: {
    '-s, --setup <command>': evaluates,
    '-p, --prepare <command>': evaluates,
    '-c, --cleanup <command>': evaluates,
    '-C, --conclude <command>': evaluates,
    // `none` and `default` are no programs.
    '-S, --shell <shell>': words => words.filter(word => !/^(?:none|default)$/.test(exact(word) ?? '')).map(script => ({ script: map(script, value => `${value} -c true`) })),
    '--reference <command>': evaluates,
    '--export-asciidoc, --export-csv, --export-json, --export-markdown, --export-orgmode <file>': writes,
    '--output <where>': words => words.filter(word => !/^(null|pipe|inherit)$/.test(exact(word) ?? '')).map(target => ({ kind: 'write', target })),
    '--input <where>': (words, given) => reads(words.filter(word => exact(word) !== 'null'), given),
  },
  harmless:
    '-w, --warmup <count> | -m, --min-runs <count> | -M, --max-runs <count> | -r, --runs <count> | -P, --parameter-scan <name> <least> <most> | ' +
    '-D, --parameter-step-size <step> | -L, --parameter-list <name> <values> | --style <style> | -N | -i, --ignore-failure | ' +
    '-u, --time-unit <unit> | --show-output | --sort <method> | -n, --command-name <name> | -h, --help | -V, --version',
  operands: { '<command...>': evaluates },
  examples: {
    "hyperfine -S ./x 'cat a'": ['execute ./x', 'read a'],
    "hyperfine --shell=none -w 3 'cat a'": ['read a'],
    "hyperfine -w 3 'cat a' 'cat b'": ['read a', 'read b'],
    "hyperfine -p 'rm x' -s 'cat s' -c 'cat c' -C 'cat d' --reference 'cat r' --export-json out.json --output log --input in 'cat a'": [
      'delete x', 'read s', 'read c', 'read d', 'read r', 'write out.json', 'write log', 'read in', 'read a',
    ],
  },
})
