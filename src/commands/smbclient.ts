// smbclient: moves files to and from Windows shares. Source: smbclient(1) 4.17.
import { command, type Step } from './define.ts'
import { transferScript, transferText } from './lib/transfer-script.ts'
import { connects, nothing, reads, writes } from './roles.ts'

export default command('smbclient', {
  aliases: ['rpcclient'],
  options: {
    '-I, --dest-ip, --ip-address <address>': connects,
    '-c, --command <commands>': nothing,
    '-T, --tar <options>': words => words.map((target): Step => ({ kind: 'unknown', target, why: 'it packs or unpacks a whole share' })),
    '-A, --authentication-file, --configfile <file>': reads,
    '-l, --log-basename <dir>': writes,
  },
  harmless: '-M, --message <host> | -p, --port <n> | -g, --grepable | -m, --max-protocol <name> | -P, --machine-pass | -q, --quiet'
    + ' | -E, --stderr | -L, --list <host> | -b, --send-buffer <n> | -B, --browse | -t, --timeout <seconds>'
    + ' | -D, --directory <dir>'
    + ' | -?, --help | --usage | -d, --debuglevel <n> | --debug-stdout | --option <setting> | -V, --version | -R, --name-resolve <order>'
    + ' | -O, --socket-options <options> | -n, --netbiosname <name> | --netbios-scope <name> | -W, --workgroup <name> | -r, --realm <name>'
    + ' | -U, --user <user> | -N, --no-pass | --password <text> | --pw-nt-hash | --simple-bind-dn <name> | --use-kerberos <mode> | --use-krb5-ccache <name>'
    + ' | --use-winbind-ccache | --client-protection <mode> | -k, --kerberos | -e, --encrypt | -S, --signing <mode>' +
    ' | --leak-report | --leak-report-full',
  operands: { '<share>': nothing, '<password>': nothing },
  always: given => {
    const [share] = given.operands
    const host = share ?? given.value('-L')
    const text = given.value('-c')
    const script = text ? transferText(text, 'smb') : given.stdin && !given('-L') ? transferScript(given.stdin, undefined, 'smb') : []
    const sends = script.some(step => 'kind' in step && step.kind === 'connect' && step.sends)
    const own = script.filter(step => !('kind' in step && step.kind === 'connect'))
    return host ? [...own, { kind: 'connect', target: host, ...(sends && { sends: true }) }] : own
  },
  examples: {
    'rpcclient -I 10.0.0.9 a.example': ['connect 10.0.0.9', 'connect a.example'],

    'smbclient -L a.dev -N': ['connect a.dev'],
    "smbclient //a.dev/x -U me -c 'cd d; put a.txt; get b.txt'": ['read a.txt', 'write b.txt', 'connect //a.dev/x (sends)'],
    'smbclient //a.dev/x -A creds -l logs -T c': ['read creds', 'write logs', 'unknown c (it packs or unpacks a whole share)', 'connect //a.dev/x'],
  },
})
