// hdparm: reads and changes drives. Source: hdparm(8) 9.65.
import { command } from './define.ts'

export default command('hdparm', {
  harmless: '-I | -i | -t | -T | -g | -C | -H | -N | -V | -h | --direct | --verbose | --Iraw | --Istdout | --fibmap <file>',
  operands: { '<device...>': words => words.map(target => ({ kind: 'list', target })) },
  examples: {
    'hdparm -I /dev/sda': ['list /dev/sda'],
    'hdparm --security-erase x /dev/sda': ['unknown --security-erase (this option is not known)', 'list x', 'list /dev/sda'],
  },
})
