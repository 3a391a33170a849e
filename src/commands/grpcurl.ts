// grpcurl, grpc_cli, evans, ghz: call gRPC services. Source: grpcurl -help, 1.9.
import { exact } from '../model/index.ts'
import { command, type Given, type Step } from './define.ts'
import { nothing, reads, writes } from './roles.ts'

function steps(given: Given): readonly Step[] {
  if (given('-help') || given('-version')) return []
  const [first, second] = given.operands
  const verbs = ['list', 'describe', 'ls', 'type']
  const looks = verbs.includes(exact(second) ?? '') || verbs.includes(exact(first) ?? '')
  if (!first || (verbs.includes(exact(first) ?? '') && given('-proto'))) return []
  return [
    { kind: 'connect', target: verbs.includes(exact(first) ?? '') || exact(first) === 'call' ? (second ?? first) : first, ...(!looks && { sends: true }) },
  ]
}

export default command('grpcurl', {
  aliases: ['grpc_cli', 'ghz', 'grpc-client-cli', 'buf-curl'],
  style: 'long',
  options: {
    '-proto, -protoset, -cacert, -cert, -data-file, -D, -import-path <file>': reads,
    '-protoset-out, -proto-out-dir, -o, -output <file>': writes,
    '-d, -data <text>': nothing,
  },
  harmless:
    '-H, -rpc-header, -reflect-header, -metadata <line> | -plaintext | -insecure | -alts | -key <file> | -authority <name> | -servername <name>' +
    ' | -user-agent <text> | -connect-timeout <seconds> | -max-time <seconds> | -max-msg-sz <n> | -keepalive-time <seconds> | -emit-defaults' +
    ' | -expand-headers | -use-reflection [bool]' +
    ' | -unix | -v | -vv | -msg-template | -format <name> | -format-error | -allow-unknown-fields | -help | -version | -call <name> | -c, -concurrency <n>' +
    ' | -n, -total <n> | -rps <n> | -l',
  operands: { '<word...>': nothing },
  always: steps,
  examples: {
    'grpcurl -plaintext localhost:50051 list': ['connect localhost:50051'],
    "grpcurl -d '{}' a.dev:443 pkg.Svc/Do": ['connect a.dev:443 (sends)'],
    'grpcurl -proto a.proto describe pkg.Svc': ['read a.proto'],
    'grpcurl -protoset-out out.bin a.dev:443 describe': ['write out.bin', 'connect a.dev:443'],
    'grpcurl -version': [],
  },
})
