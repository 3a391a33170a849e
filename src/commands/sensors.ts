// sensors: shows temperatures and fans. Source: sensors(1), lm-sensors 3.6.
import { literal } from '../model/index.ts'
import { command } from './define.ts'
import { means, nothing, reads } from './roles.ts'

export default command('sensors', {
  options: { '-c, --config-file <file>': reads, '-s, --set': means({ kind: 'configure', target: literal('sensors') }) },
  harmless: '-A, --no-adapter | -f, --fahrenheit | -j | -u | --bus-list | --allow-no-sensors | -h, --help | -v, --version',
  operands: { '<chip...>': nothing },
  examples: { 'sensors -j': [], 'sensors -c my.conf -s': ['read my.conf', 'configure sensors'] },
})
