// npm-run-all: runs scripts of package.json, one after the other or side by side. Source: npm-run-all 4 --help.
import { exact } from '../model/index.ts'
import { command, type Role, type Step } from './define.ts'
import { executesHere } from './lib/toolchain.ts'

const scripts: Role = words => words.flatMap((task): readonly Step[] => (/[*{]/.test(exact(task) ?? '*') ? [executesHere] : [{ task }]))

export default command('npm-run-all', {
  aliases: ['npm-run-all2', 'run-s', 'run-p'],
  harmless:
    '--aggregate-output | -c, --continue-on-error | --max-parallel <n> | --npm-path <path> | -l, --print-label | -n, --print-name | -p, --parallel | ' +
    '-r, --race | -s, --sequential, --serial | --silent | -h, --help | -v, --version',
  operands: { '<script...>': scripts },
  examples: { 'run-s --version': [], 'run-s deploy': ['execute package.json'], "npm-run-all 'build:*'": ['execute .'] },
})
