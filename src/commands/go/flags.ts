// The flags that go's build, test, run, install, list and vet share. Source: `go help build`, `go help testflag`, Go 1.24.
import { exact, literal, some } from '../../model/index.ts'
import type { Body, Role } from '../define.ts'
import { executesHere } from '../lib/toolchain.ts'
import { each, evaluates, executes, writes } from '../roles.ts'

/** Flags for the linker and the compilers may name programs to run instead of them. */
const passesOn: Role = words => (words.some(word => !word.values || some(word, value => /extld|-fplugin|-wrapper|-B/.test(value))) ? [executesHere] : [])

export const building: Required<Pick<Body, 'options' | 'harmless'>> = {
  options: {
    '-o <path>': writes,
    '-toolexec <text>': evaluates,
    '-exec <text>': evaluates,
    '-vettool <program>': executes,
    '-ldflags, -gcflags, -asmflags, -gccgoflags <flags>': passesOn,
    '-overlay, -modfile <file>': executes,
    '-mod <mode>': each(mode => (exact(mode) === 'mod' ? { kind: 'write', target: literal('go.mod') } : undefined)),
  },
  harmless:
    '-C <folder> | -a | -n | -p <n> | -race | -msan | -asan | -cover | -covermode <mode> | -coverpkg <pattern> | -v | -work | -x | -buildmode <mode> | ' +
    '-buildvcs <how> | -compiler <name> | -installsuffix <text> | -json | -linkshared | -modcacherw | -pgo <file> | -pkgdir <folder> | -tags <names> | ' +
    '-trimpath | -h, -help, --help | -i | -artifacts | -fuzzcachedir <folder>',
}

export const testing: Required<Pick<Body, 'options' | 'harmless'>> = {
  options: { '-coverprofile, -cpuprofile, -memprofile, -blockprofile, -mutexprofile, -trace, -outputdir, -test.coverprofile, -test.cpuprofile <path>': writes },
  harmless:
    '-c | -bench <pattern> | -benchmem | -benchtime <n> | -blockprofilerate <n> | -count <n> | -cpu <list> | -failfast | -fullpath | -fuzz <pattern> | ' +
    '-fuzztime <n> | -fuzzminimizetime <n> | -list <pattern> | -memprofilerate <n> | -mutexprofilefraction <n> | -parallel <n> | -run <pattern> | -short | ' +
    '-shuffle <how> | -skip <pattern> | -timeout <n> | -vet <list> | -test.v | -test.run <pattern> | -test.count <n> | -test.short | -update',
}
