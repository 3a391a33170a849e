// croc, wormhole, ffsend, transmission-cli and others: pass files from machine to machine. Source: croc --help 10, wormhole --help 0.14, ffsend --help 0.2, transmission-cli(1) 3.0.
import { exact, literal } from '../model/index.ts'
import { command, type Given, type Step } from './define.ts'
import { onlyAsks } from './lib/net.ts'
import { nothing } from './roles.ts'

const SENDS = new Set(['send', 'tx', 'upload', 'u', 'put', 'share', 'add'])
const RECEIVES = new Set(['receive', 'recv', 'rx', 'download', 'd', 'get', 'fetch'])

function steps(given: Given): readonly Step[] {
  const plain = given.operands.filter(word => !exact(word)?.startsWith('-'))
  const [first, ...rest] = plain
  if (/^(?:pastebinit|wgetpaste|nopaste)$/.test(given.called))
    return [...plain.map((target): Step => ({ kind: 'read', target })), { kind: 'connect', target: literal(given.called), sends: true }]
  if (!first) return onlyAsks(given.operands) ? [] : [{ kind: 'connect', target: literal(given.called || 'croc') }]
  const verb = exact(first) ?? ''
  if (SENDS.has(verb))
    return [...rest.map((target): Step => ({ kind: 'read', target, recursive: true })), { kind: 'connect', target: literal(given.called || 'croc'), sends: true }]
  return [
    { kind: 'connect', target: RECEIVES.has(verb) ? (rest.at(-1) ?? first) : first },
    { kind: 'write', target: literal('.') },
  ]
}

export default command('croc', {
  aliases: [
    'wormhole',
    'magic-wormhole',
    'wormhole-william',
    'ffsend',
    'portal',
    'transmission-cli',
    'transmission-remote',
    'rtorrent',
    'qbittorrent-nox',
    'webtorrent',
    'peerflix',
    'toss',
    'sendme',
    'dumbpipe',
    'ipfs',
    'gdown',
    'megadl',
    'mega-get',
    'mega-put',
    'dropbox_uploader.sh',
    'wetransfer',
    'transfer.sh',
    'pastebinit',
    'wgetpaste',
    'nopaste',
  ],
  style: 'none',
  operands: { '<word...>': nothing },
  always: steps,
  examples: {
    'croc send a.txt': ['read a.txt (recursive)', 'connect croc (sends)'],
    'wormhole receive 7-a-b': ['connect 7-a-b', 'write .'],
    'transmission-cli magnet:x': ['connect magnet:x', 'write .'],
    'pastebinit a.txt': ['read a.txt', 'connect pastebinit (sends)'],
    'rtorrent': ['connect rtorrent'],
    'qbittorrent-nox -d': ['connect qbittorrent-nox'],
    'croc --version': [],
  },
})
