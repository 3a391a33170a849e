// ssh-keygen: makes and changes SSH keys and signatures. Source: ssh-keygen(1), OpenSSH 9.2.
import { exact, literal, map, unresolved, type Word } from '../model/index.ts'
import { command, type Given, type Step } from './define.ts'
import { executes, nothing, reads, writes } from './roles.ts'

const home = (name: string): Word => unresolved(`~/.ssh/${name}`)
/** Without -f keys are made where ssh looks for them. */
const key = (given: Given): Word => given.value('-f') ?? home(`id_${exact(given.value('-t')) ?? 'ed25519'}`)
const publicPart = (word: Word): Word => map(word, value => `${value}.pub`)

function signatures(given: Given): readonly Step[] {
  const mode = exact(given.value('-Y')) ?? ''
  const files = [...given.values('-f'), ...given.values('-s'), ...given.values('-r'), ...given.operands]
  const read = reads(files, given)
  if (mode !== 'sign') return read
  return [...read, ...given.operands.map((target): Step => ({ kind: 'write', target: map(target, value => `${value}.sig`) }))]
}

function steps(given: Given): readonly Step[] {
  const files = given.operands
  if (given('-Y')) return signatures(given)
  if (given('-R') || given('-H')) return [{ kind: 'write', target: given.value('-f') ?? home('known_hosts') }]
  if (given('-F') || given('-r')) return reads([given.value('-f') ?? home('known_hosts')], given)
  if (given('-A')) return [{ kind: 'write', target: literal('/etc/ssh'), recursive: true }]
  if (given('-k') || given('-Q')) return [...reads(files, given), ...(given('-k') ? [{ kind: 'write' as const, target: key(given) }] : [])]
  if (given('-s')) return [...reads([...given.values('-s'), ...files], given), ...files.map((target): Step => ({ kind: 'write', target: map(target, value => `${value.replace(/\.pub$/, '')}-cert.pub`) }))]
  if (given('-L') || given('-l') || given('-B')) return reads([given.value('-f') ?? (given('-l') || given('-B') ? publicPart(key(given)) : key(given)), ...files], given)
  if (given('-y') || given('-e') || given('-i')) return reads([key(given)], given)
  if (given('-p') || given('-c')) return [{ kind: 'read', target: key(given) }, { kind: 'write', target: key(given) }]
  if (given('-K') || given('-D') || given('-M')) return given('-K') ? [{ kind: 'write', target: literal('.') }] : []
  const made = key(given)
  return [{ kind: 'write', target: made }, { kind: 'write', target: publicPart(made) }]
}

export default command('ssh-keygen', {
  options: {
    '-D <library>': executes,
    '-w <library>': executes,
    '-O <option>': (words, given) => words.flatMap(word => (word.values?.every(value => !/^(write-attestation|challenge|checkpoint|application)=/.test(value)) ? [] : writes([map(word, value => value.replace(/^[^=]*=/, ''))], given))),
    '-Y <mode>': nothing,
    '-f <file>': nothing,
    '-s <key>': nothing,
    '-g': nothing,
    '-Z <cipher>': nothing,
    '-P, -N <passphrase>': nothing,
    '-C <comment>': nothing,
  },
  harmless:
    '-A | -a <n> | -B | -b <n> | -c | -E <hash> | -e | -F <host> | -H | -h | -I <id> | -i | -K | -k | -L | -l | -M <what> | -m <format> | -n <names> | -p | -Q | -q | -R <host> | -r <host> | -t <type> | -U | -u | -V <interval> | -v | -x | -y | -z <n>',
  operands: { '<file...>': nothing },
  always: steps,
  examples: {
    'ssh-keygen -t ed25519 -f key -N "" -C dev': ['write key', 'write key.pub'],
    'ssh-keygen -lf key.pub': ['read key.pub'],
    'ssh-keygen -y -f key -P x': ['read key'],
    'ssh-keygen -R a.example': ['write ?~/.ssh/known_hosts'],
    'ssh-keygen -F a.example -f hosts': ['read hosts'],
    'ssh-keygen -p -Z aes256-cbc -f key': ['read key', 'write key'],
    'ssh-keygen -D ./lib.so': ['execute ./lib.so'],
    'ssh-keygen -t ecdsa-sk -w ./lib.so -O write-attestation=att -f key': ['execute ./lib.so', 'write att', 'write key', 'write key.pub'],
    'ssh-keygen -Y sign -f key -n file a.txt': ['read key', 'read a.txt', 'write a.txt.sig'],
    'ssh-keygen -Y verify -f signers -I dev -n file -s a.sig': ['read signers', 'read a.sig'],
    'ssh-keygen -s ca -I id a.pub': ['read ca', 'read a.pub', 'write a-cert.pub'],
    'ssh-keygen -g -r a.example -f key.pub': ['read key.pub'],
  },
})
