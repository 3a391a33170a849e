// hdparm: reads and changes drives. Source: hdparm(8) 9.65.
import { command, type Given, type Step } from './define.ts'
import { nothing } from './roles.ts'

const DESTROYS = ['--security-erase', '--security-erase-enhanced', '--trim-sector-ranges', '--trim-sector-ranges-stdin', '--write-sector', '--repair-sector', '--make-bad-sector', '--dco-restore', '--sanitize-block-erase', '--sanitize-crypto-scramble', '--sanitize-overwrite', '--security-set-pass']
const devices = (given: Given): readonly Step[] => given.operands.map(target => ({ kind: DESTROYS.some(option => given(option)) ? 'write' : 'list', target }))

export default command('hdparm', {
  options: {
    '--security-erase, --security-erase-enhanced, --security-set-pass <password>': nothing,
    '--write-sector, --repair-sector, --make-bad-sector <sector>': nothing,
    '--trim-sector-ranges <range>': nothing,
    '--sanitize-overwrite <pattern>': nothing,
    '--trim-sector-ranges-stdin, --dco-restore, --sanitize-block-erase, --sanitize-crypto-scramble': nothing,
  },
  harmless: '-I | -i | -t | -T | -g | -C | -H | -N | -V | -h | --direct | --verbose | --Iraw | --Istdout | --fibmap <file> | --user-master <who> | --yes-i-know-what-i-am-doing | --please-destroy-my-drive',
  operands: { '<device...>': nothing },
  always: devices,
  examples: {
    'hdparm -I /dev/sda': ['list /dev/sda'],
    'hdparm -S 12 /dev/sda': ['list 12', 'list /dev/sda', 'unknown -S (this option is not known)'],
    'hdparm --user-master u --security-erase x /dev/sda': ['write /dev/sda'],
    'hdparm --yes-i-know-what-i-am-doing --write-sector 3 /dev/sda': ['write /dev/sda'],
    'hdparm --trim-sector-ranges 1:2 /dev/sda': ['write /dev/sda'],
    'hdparm --yes-i-know-what-i-am-doing --sanitize-overwrite hex:1 /dev/sda': ['write /dev/sda'],
    'hdparm --yes-i-know-what-i-am-doing --sanitize-block-erase /dev/sda': ['write /dev/sda'],
  },
})
