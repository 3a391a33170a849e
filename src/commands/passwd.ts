// passwd, chpasswd, gpasswd, chage, chsh, chfn: change passwords and account details. Source: passwd(1), chage(1), shadow 4.13.
import { literal } from '../model/index.ts'
import { command } from './define.ts'
import { nothing } from './roles.ts'

export default command('passwd', {
  aliases: ['chpasswd', 'chgpasswd', 'gpasswd', 'chage', 'chsh', 'chfn', 'pwconv', 'pwunconv', 'grpconv', 'grpunconv'],
  harmless:
    '-a, --all, --add | -A, --administrators | -c, --crypt-method <method> | -d, --delete, --lastday | -e, --expire, --encrypted | ' +
    '-E, --expiredate <date> | -f, --full-name <text> | -h, --home-phone | --help | -i, --inactive, --iso8601 | -I | -k, --keep-tokens | ' +
    '-l, --lock, --list | -m, --md5, --mindays | -M, --maxdays, --members <value> | -n <days> | -o, --other <text> | -q, --quiet | -Q | ' +
    '-r, --repository, --remove-password, --room | -R, --root, --restrict | -s, --shell, --sha-rounds | -S, --status | --stdin | -u, --unlock | ' +
    '-w, --warndays, --work-phone <value> | -W | -x <days> | -v, --version',
  operands: { '<word...>': nothing },
  always: given => (given('--help') || given('-S') || (given.called === 'chage' && given('-l')) ? [] : [{ kind: 'configure', target: given.operands.at(-1) ?? literal('account') }]),
  examples: {
    'passwd dev': ['configure dev'],
    'passwd -S dev': [],
    chpasswd: ['configure account'],
    'chage -l dev': [],
    'gpasswd -a dev docker': ['configure docker'],
  },
})
