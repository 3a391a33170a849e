// go: builds Go programs and looks after modules. Source: `go help` of each subcommand, Go 1.24.
import { exact, literal, pattern, some, type Word } from '../../model/index.ts'
import { type Body, command, type Given, type Step } from '../define.ts'
import { connectsTo, everyIs, isHosted } from '../lib/addresses.ts'
import { atHome, ofMachine } from '../lib/installed.ts'
import { listens, rest } from '../lib/interpreter.ts'
import { joined } from '../lib/words.ts'
import { executesHere, install, writesPath } from '../lib/toolchain.ts'
import { each, nothing, reads, writes } from '../roles.ts'
import { building, testing } from './flags.ts'

const anything = { '<arg...>': nothing }
const helps = (given: Given): boolean => given('-h')
const only = (steps: (given: Given) => readonly Step[], harmless = '', options: Body['options'] = {}): Body => ({
  style: 'long',
  options: { ...building.options, ...options },
  harmless: `${building.harmless} | ${harmless}`,
  operands: anything,
  always: given => (helps(given) ? [] : steps(given)),
})
const plain = (harmless: string, steps: (given: Given) => readonly Step[], operands: Body['operands'] = anything): Body => ({
  style: 'long',
  harmless: `-h, -help, --help | -n | -x | -v | -C <folder> | ${harmless}`,
  operands,
  always: given => (helps(given) || given('-n') ? [] : steps(given)),
})
const isVersioned = (word: Word): boolean => some(word, value => value.includes('@')) || !word.values
/** A module whose versions are asked for where its name says; those of the usual hosts come by the usual proxy. */
const isModuleElsewhere = (word: Word): boolean => isHosted(word) && !everyIs(word, /^(?:github\.com|gitlab\.com|(?:[\w-]+\.)?golang\.org|gopkg\.in|(?:[\w-]+\.)?k8s\.io)\//)
/** What `go env NAME` prints. Source: `go help environment`. */
const WORDS = /^(?:GOOS|GOARCH|GOHOSTOS|GOHOSTARCH|GOVERSION|GO111MODULE|CGO_ENABLED|GOEXE|GOARM|GOARM64|GOAMD64|GO386)$/
function setting(name: string): Word | undefined {
  switch (name) {
    case 'GOMODCACHE': return atHome('go env GOMODCACHE', 'go/pkg/mod')
    case 'GOPATH': return atHome('go env GOPATH', 'go')
    case 'GOROOT': return ofMachine('go env GOROOT', '/usr/local/go')
    default: return WORDS.test(name) ? pattern(`$(go env ${name})`, '*') : undefined
  }
}
const project: Step = install(literal('.'), 'workspace')
const runsPackage = (given: Given): readonly Step[] => {
  const [head] = given.operands
  if (!head) return [executesHere]
  return isVersioned(head)
    ? [
        { kind: 'install', target: head, where: 'url' },
        { kind: 'execute', target: head },
      ]
    : /\.go$/.test(exact(head) ?? '')
      ? [{ kind: 'interpret', target: head, language: 'go', file: true, ...(head.from?.length && { from: head.from }) }]
      : [executesHere]
}
const editsModule = (file: string): Body =>
  plain(
    '-fmt | -module <path> | -go <v> | -toolchain <name> | -require <spec> | -droprequire <path> | -exclude <spec> | -dropexclude <spec> | ' +
    '-replace <spec> | -dropreplace <path> | -retract <v> | -dropretract <v> | -tool <path> | -droptool <path> | -godebug <pair> | -dropgodebug <key> | ' +
    '-use <folder> | -dropuse <folder> | -ignore <path> | -dropignore <path> | -print | -json | -r | -o <folder>',
    given => (given('-print') || given('-json') ? [] : [writesPath(literal(file))]),
  )

export default command('go', {
  options: {},
  harmless: '-C <folder> | -h, --help | --version',
  style: 'long',
  subcommands: {
    build: only(() => [executesHere]),
    test: { ...only(() => [executesHere], testing.harmless, { ...testing.options, [rest('-args <arg>')]: nothing }) },
    run: { ...only(runsPackage), style: 'posix', options: building.options },
    generate: plain('-run <pattern> | -skip <pattern> | -trimpath | -tags <names>', () => [executesHere]),
    install: only(given =>
      given.operands.some(isVersioned)
        ? given.operands.map(target => ({ kind: 'install', target, where: 'system' as const }))
        : [executesHere, install(given.operands[0] ?? literal('.'), 'system')],
    ),
    get: only(
      given => (given.operands.length ? given.operands : [literal('.')]).map(target => install(target, 'workspace')),
      '-u | -t | -d | -tool | -insecure | -fix',
    ),
    vet: only(given => (given('-fix') && !given('-diff') ? [{ kind: 'write', target: literal('.'), recursive: true }] : []),
      '-json | -c <n> | -diff | -asmdecl | -assign | -atomic | -bools | -buildtag | -composites | -copylocks | -errorsas | -httpresponse | ' +
      '-loopclosure | -lostcancel | -nilfunc | -printf | -shadow | -shift | -stdmethods | -structtag | -tests | -unmarshal | -unreachable | -unsafeptr | ' +
      '-unusedresult',
      { '-fix': nothing },
    ),
    list: only(
      given => (given('-m') ? given.operands.filter(word => isModuleElsewhere(word) && (isVersioned(word) || given('-versions') || given('-u'))) : []).map(connectsTo),
      '-f <text> | -json [fields] | -m | -u | -versions | -deps | -e | -export | -find | -reuse <file> | -test | -compiled | -retracted',
    ),
    doc: {
      style: 'long',
      options: { '-http': () => [listens(undefined, '0')] },
      harmless: '-all | -c | -cmd | -short | -src | -u | -ex | -C <folder> | -h, -help',
      operands: { '<arg...>': each(word => (isModuleElsewhere(word) && some(word, value => value.includes('@')) ? connectsTo(word) : undefined)) },
    },
    'version | help | bug': plain('-m | -json | -fields <names>', () => []),
    env: {
      style: 'long',
      harmless: '-json | -changed | -h',
      operands: anything,
      options: { '-w, -u': (_, given) => given.operands.map(target => ({ kind: 'configure', target })) },
      outputs: given => (given('-json') || given('-changed') || given('-w') || given.operands.length !== 1 || given.assignments.length ? undefined : setting(exact(given.operands[0]) ?? '')),
    },
    fmt: plain('-mod <mode>', () => [{ kind: 'write', target: literal('.'), recursive: true }]),
    fix: plain('-fix <names> | -diff | -go <v>', () => [{ kind: 'write', target: literal('.'), recursive: true }]),
    mod: {
      style: 'long',
      subcommands: {
        'graph | verify | why': plain('-m | -vendor | -go <v>', () => []),
        'download | tidy | vendor': plain('-json | -reuse <file> | -go <v> | -compat <v> | -e | -diff | -o <folder>', given =>
          given('-diff') ? [] : [project],
        ),
        init: plain('', () => [writesPath(literal('go.mod'))]),
        edit: editsModule('go.mod'),
      },
    },
    work: {
      style: 'long',
      subcommands: { 'init | use | sync | vendor': plain('-r | -e | -o <folder>', () => [writesPath(literal('go.work'))]), edit: editsModule('go.work') },
    },
    tool: {
      style: 'posix',
      harmless: '-n | -modfile <file>',
      subcommands: {
        'nm | objdump | addr2line | vet': { style: 'none', operands: anything },
        // Without a program it turns its input into JSON.
        test2json: { style: 'posix', harmless: '-p <name> | -t', operands: anything, always: given => (given.operands.length ? [{ run: given.operands }] : []) },
        buildid: { style: 'long', options: { '-w': (_, given) => writes(given.operands, given) }, operands: { '<file>': reads } },
        dist: { style: 'none', operands: anything, always: given => (/^(?:list|env|version|banner)$/.test(exact(given.operands[0]) ?? 'help') ? [] : [executesHere]) },
        covdata: { style: 'none', operands: anything, always: given => (given.operands.every(word => !/^-{1,2}(?:o|pprof\b|cpuprofile|memprofile)|^(?:merge|subtract|intersect)$/.test(exact(word) ?? '-o')) ? [] : [{ kind: 'unknown', target: joined(given.operands), why: 'it writes what it makes of the counters' }]) },
        cover: {
          style: 'long',
          options: { '-o <file>': writes, '-func, -html <file>': reads },
          harmless: '-mode <mode> | -var <name> | -pkgcfg <file> | -outfilelist <file> | -h',
          operands: { '<file...>': reads },
        },
        '*': { style: 'none', operands: anything, always: () => [executesHere] },
      },
    },
    clean: plain('-i | -r | -cache | -testcache | -modcache | -fuzzcache', () => [{ kind: 'configure', target: literal('go cache') }]),
    telemetry: plain('', given => (given.operands.length ? [{ kind: 'configure', target: literal('go telemetry') }] : [])),
  },
  examples: {
    'go version': [],
    'go env GOPATH': [],
    'cat $(go env GOMODCACHE)/a.dev/b@v1.2.3/c.go': ['read each of /home/*/go/pkg/mod/a.dev/b@v1.2.3/c.go'],
    'cp x $(go env GOROOT)/y-$(go env GOOS)': ['read x', 'write each of /usr/local/go/y-*'],
    'go env -w GOFLAGS=-mod=mod': ['configure GOFLAGS=-mod=mod'],
    'go list -m all': [],
    'go list -m golang.org/x/net@latest && go list -m -versions github.com/a/b && go list -m a.dev/x': [],
    'go list -m a.dev/x@latest': ['connect a.dev/x@latest'],
    'go list -m -versions a.dev/x': ['connect a.dev/x'],
    'go doc -all fmt': [],
    'go doc -http fmt': ['connect localhost:0 (listens)'],
    'go vet ./...': [],
    'go vet -fix ./...': ['write . (recursive)'],
    'go generate -n=false ./...': ['execute .'],
    'go mod tidy -diff=false': ['install . (workspace)'],
    'go tool test2json -t ./x': ['execute ./x'],
    'go tool buildid -w a': ['write a', 'read a'],
    'go tool covdata percent -i=d': [],
    'go tool covdata textfmt -i=d -o=out': ["unknown 'textfmt -i=d -o=out' (it writes what it makes of the counters)"],
    'go tool dist clean': ['execute .'],
    'go build -o bin/a ./cmd/a': ['write bin/a', 'execute .'],
    "go build -toolexec 'mkdir x' -ldflags=-extld=./e -overlay o.json -mod=mod .": ['write x', 'execute .', 'execute o.json', 'write go.mod'],
    'go vet -vettool=./v ./...': ['execute ./v'],
    'go test ./... -run TestA -count=1 -v -coverprofile=c.out': ['write c.out', 'execute .'],
    "go test -exec 'mkdir y' -o t ./a -args -x": ['write y', 'write t', 'execute .'],
    'go run . --help': ['execute .'],
    "go run -exec 'mkdir x' main.go -o y": ['write x', 'interpret main.go as go (file)'],
    'go run a.dev/x@latest -o y': ['install a.dev/x@latest (url)', 'execute a.dev/x@latest'],
    'go generate ./...': ['execute .'],
    'go get a.dev/x@v1': ['install a.dev/x@v1 (workspace)'],
    'go install a.dev/x@latest': ['install a.dev/x@latest (system)'],
    'go install .': ['execute .', 'install . (system)'],
    'go mod tidy': ['install . (workspace)'],
    'go mod why -m a.dev/x': [],
    'go mod edit -json': [],
    'go mod edit -go=1.24': ['write go.mod'],
    'go work init a': ['write go.work'],
    'go fmt ./...': ['write . (recursive)'],
    'go tool cover -func=c.out': ['read c.out'],
    'go tool cover -html c.out -o c.html': ['read c.out', 'write c.html'],
    'go tool pprof cpu.out': ['execute .'],
    'go tool dist list': [],
    'go clean -testcache': ["configure 'go cache'"],
    'go test -h': [],
  },
})
