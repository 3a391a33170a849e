// mysqldumpslow: sums up the log of slow queries. Source: mysqldumpslow(1) 8.0, mariadb-dumpslow(1) 10.11.
import { command } from './define.ts'
import { reads } from './roles.ts'

export default command('mysqldumpslow', {
  aliases: ['mariadb-dumpslow'],
  style: 'long',
  harmless: '-v, -verbose | -d, -debug | -help | -s <order> | -r | -t <n> | -a | -n <n> | -g <pattern> | -h <host> | -i <name> | -l',
  operands: { '<log...>': reads },
  examples: { 'mysqldumpslow -s t -t 10 slow.log': ['read slow.log'] },
})
