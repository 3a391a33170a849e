// What hg's settings lead to. Source: hgrc(5), Mercurial 6.3.
import { exact, literal, unknown } from '../../model/index.ts'
import type { Role } from '../define.ts'
import { commandLine } from '../git/programs.ts'
import { tool } from './shared.ts'

const PROGRAMS =
  /^(?:ui\.(?:editor|ssh|askusername|patch|remotecmd)|pager\.pager|(?:hooks|alias|extdiff|diff-tools|share)\..*|merge-tools\..*\.(?:executable|args)|fix\..*command)$/
/** Sections that say how things look, or how hg works inside. */
const INERT = new Set(
  `ui color diff annotate progress phases format email committemplate commands experimental pager tweakdefaults templates web profiling server
  devel censor verify worker`.split(/\s+/),
)

/** `section.name=value` for one run. An extension is code from a file. */
export const setting: Role = (words, given) =>
  words.flatMap(word => {
    const [, name = '', value = ''] = /^([^=]*)=?(.*)$/s.exec(exact(word) ?? '') ?? []
    if (/^extensions\./.test(name)) return value === '' || value === '!' ? [] : [{ kind: 'execute', target: literal(value) }]
    // Messages show their lines.
    if (/^ui\.(?:style|ignore(?:\..*)?)$/.test(name)) return value === '' ? [] : [{ kind: 'read', target: literal(value) }]
    if (name === 'ui.merge') return tool([literal(value)], given)
    if (PROGRAMS.test(name)) return commandLine(literal(value.replace(/^!/, '')))
    if (/^(?:paths|schemes|auth|http_proxy)\./.test(name)) return [unknown(word, 'it changes where hg reads from or sends to')]
    if (name === 'profiling.output') return [{ kind: 'write', target: literal(value) }]
    // A template, a style or a file of words may be a path.
    if (INERT.has(name.split('.')[0] ?? '') && value.includes('/')) return [{ kind: 'read', target: literal(value) }]
    return INERT.has(name.split('.')[0] ?? '') ? [] : [unknown(word, 'this setting is not known')]
  })
