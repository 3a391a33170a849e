// What programs take from the folder that they are started in, or from one above it, and run: repositories, modules, settings that name code.
import { type Effect, exact, type Invocation, normalise } from '../model/index.ts'
import { placed } from '../shell/files.ts'
import { canonical } from '../shell/links.ts'
import type { Scope } from '../shell/scope.ts'
import { compilers } from './cargo.ts'
import { shadowing } from './modules.ts'
import { inRepository } from './repository.ts'
import { configured } from './settings.ts'

/** Options by which programs are told to start elsewhere, or in the folder of a file. */
const ELSEWHERE = /^(?:-(?:C|chdir|f|d|p|R)|--(?:chdir|file|cwd|(?:terragrunt-)?working-dir(?:ectory)?|directory|dir|prefix|project(?:-dir|-directory)?|path|root|repository|rootdir|sconstruct|makefile|packageFile))(?:=(.*))?$/s
/** The same with the folder in one word: `-C/tmp/a`. */
const ATTACHED = /^-[CdfpR]([/~.].*)$/s
/** Operands of these may be projects. */
const PROJECTS = /^(?:dotnet|tsc|dart|packer|prettier|eslint|markdownlint-cli2|golangci-lint)$/

/** What a program does besides what its arguments say, in each folder that it may be started in. */
export function surroundings(call: Invocation, name: string, scope: Scope): readonly Effect[] {
  const { files, facts } = scope
  return (call.cwd.values ?? []).slice(0, 16).flatMap(folder => {
    if (!folder.startsWith('/') || call.cwd.glob) return []
    const at = canonical(normalise(folder), files, facts)
    if (name === 'git') return inRepository(call, at, scope)
    if (/^(?:python|pypy|graalpy)/.test(name)) return shadowing(call, at, scope)
    const others = call.args.flatMap((word, nth) => {
      const text = exact(word) ?? ''
      const option = ELSEWHERE.exec(text) ?? ATTACHED.exec(text)
      const named = option ? (option[1] ?? exact(call.args[nth + 1])) : PROJECTS.test(name) && text.includes('/') && !text.startsWith('-') ? text : undefined
      const path = named === undefined ? undefined : placed(named, at)
      return path ? [canonical(normalise(path), files, facts)] : []
    })
    return [at, ...others].flatMap(one => [...configured(name, one, scope), ...(name === 'cargo' ? compilers(call, one, scope) : [])])
  })
}
