// gron: prints JSON line by line; other viewers of JSON and Markdown. Source: gron --help 0.7, jless 0.9, glow 1.5, mdcat 2.
import { command } from './define.ts'
import { readsAnywhere } from './lib/anywhere.ts'

export default command('gron', {
  aliases: ['ungron', 'jless', 'glow', 'mdcat'],
  harmless: '-u, --ungron | -c, --colorize | -m, --monochrome | -s, --stream, --style [name] | -k, --insecure | -j, --json | -v, --values | --no-sort | --version | -h, --help | -p, --pager | -w, --width <n> | -a, --all | -l, --local | -t, --tui | --mode <mode> | -N, --line-numbers | -r',
  operands: { '<file>': readsAnywhere },
  examples: { 'gron a.json': ['read a.json'], 'gron https://a.example/a.json': ['connect https://a.example/a.json'], 'glow README.md': ['read README.md'] },
})
