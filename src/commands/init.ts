// init, telinit: change the run level. Source: init(8), telinit(8), systemd 252.
import { exact } from '../model/index.ts'
import { command } from './define.ts'

export default command('init', {
  aliases: ['telinit'],
  harmless: '--help | --no-wall | --version | -t <seconds> | -e <assignment>',
  operands: { '<level>': words => words.map(target => (/^[0156sS]$/.test(exact(target) ?? '') ? { kind: 'power', target } : { kind: 'configure', target })) },
  examples: { 'init 0': ['power 0'], 'telinit 3': ['configure 3'] },
})
