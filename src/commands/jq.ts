// jq: computes with JSON. Source: jq(1) 1.8, gojq 0.12, jaq 2.
import type { Word } from '../model/index.ts'
import { command, type Given } from './define.ts'
import { runsProgram } from './lib/jq.ts'
import { nothing, reads, readsTree } from './roles.ts'

/** In place of a program the first operand is the file that holds it. */
const fromFile = (given: Given): boolean => given('-f')
/** Operands behind --args and --jsonargs are values. They count as files too, since only their place would tell. */
const files = (given: Given): readonly Word[] => given.operands.slice(1)

export default command('jq', {
  aliases: ['gojq', 'jaq', 'jq-*'],
  harmless:
    '-f, --from-file | -n, --null-input | -R, --raw-input | -s, --slurp | -c, --compact-output | -r, --raw-output | --raw-output0 | -j, --join-output | -a, --ascii-output | ' +
    '-S, --sort-keys | -C, --color-output | -M, --monochrome-output | --tab | --indent <n> | --unbuffered | --stream | --stream-errors | --seq | ' +
    '-e, --exit-status | -b, --binary | --arg <name> <text> | --argjson <name> <json> | --slurpfile <name> <file> | --rawfile <name> <file> | --argfile <name> <file> | ' +
    '-L, --library-path <dir> | --args | --jsonargs | -h, --help | -V, --version | --build-configuration | --debug-dump-disasm | --debug-trace [what] | ' +
    '--yaml-input | --yaml-output | -x, --xml | -y',
  operands: { '<program>': nothing, '<file...>': nothing },
  always: given => [
    ...['--slurpfile', '--rawfile', '--argfile'].flatMap(option => reads(given.values(option).filter((_, i) => i % 2 === 1), given)),
    ...readsTree(given.values('-L'), given),
    ...(fromFile(given) ? given.operands.slice(0, 1).map(file => ({ file, language: 'jq' })) : runsProgram(given.operands[0], 'jq')),
    ...reads(files(given), given),
  ],
  examples: {
    'for k in name version; do jq -r ".$k" a.json; done': ['read a.json'],
    "jq '.name' package.json": ['read package.json'],
    "jq -rc '.[] | {type, text: .message.content[0]}' a.json b.json": ['read a.json', 'read b.json'],
    'jq -n --arg name x --argjson n 3 "{\\$name, n: \\$n}"': [],
    "jq --slurpfile a a.json --rawfile b b.txt '.' c.json": ['read a.json', 'read b.txt', 'read c.json'],
    "jq -n '$ENV'": ['reveal environment'],
    "jq -n 'env.HOME'": [],
    'jq -rf prog.jq data.json': ['interpret prog.jq as jq (file)', 'read data.json'],
    "jq -L lib 'import \"f\" as f; f::g' data.json": ['read lib (recursive)', 'read f', 'read data.json'],
    "jq -n '$ARGS.positional' --args one two": ['read one', 'read two'],
  },
})
