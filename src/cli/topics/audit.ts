// `audit`: what was decided, by whom, and whether anybody changed the record of it.
import { auditFolder } from '../../audit/chain.ts'
import { faultOf } from '../../disk/reason.ts'
import { stateFolder } from '../../facts/folders.ts'
import { rules } from '../../policy/rules/index.ts'
import { complain, misused, print } from '../io.ts'
import { withMeant } from '../nearest.ts'
import type { Parsed } from '../parse.ts'
import type { Flag } from '../usage.ts'
import { type Filter, filterOf, isChosen } from './audit-filter.ts'
import type { Topic } from './define.ts'

const SINCE: Flag = { long: 'since', value: 'time', about: 'from then on: 2h, 7d, 2026-11-30 or 2026-11-30T09:00' }
const UNTIL: Flag = { long: 'until', value: 'time', about: 'up to then; a day is meant with all of it' }
const JSON_LINES: Flag = { long: 'json', about: 'one JSON object per line' }
const LINES = 20

export const audit: Topic = {
  name: 'audit',
  about: 'read the record of decisions, and check that nobody changed it',
  deeds: [
    {
      name: 'tail', about: 'show the newest records',
      flags: [{ long: 'lines', short: 'n', value: 'number', about: `how many; ${LINES} when it is not said` }, { long: 'follow', short: 'f', about: 'stay, and show what is decided from now on' }, JSON_LINES],
      examples: [['gatekeeper audit tail -n 5', 'the last five'], ['gatekeeper audit tail --follow', 'live']],
      act: tail,
    },
    {
      name: 'search', about: 'find records',
      flags: [
        { long: 'text', value: 'text', about: 'commands that contain it, in small letters or large' },
        { long: 'decision', value: 'decision', choices: ['allow', 'ask', 'deny'], about: 'what was decided' },
        { long: 'rule', value: 'rule', about: 'found by this rule' },
        { long: 'agent', value: 'agent', about: 'asked by this agent' },
        { long: 'effect', value: 'text', about: 'with an effect that contains it, such as "delete /etc"' },
        SINCE, UNTIL, JSON_LINES,
      ],
      examples: [['gatekeeper audit search --decision deny --since 7d', 'what was refused this week'], ['gatekeeper audit search --effect publish --json', 'as JSON lines']],
      more: ['Exit codes: 0 something was found, 1 nothing was.'],
      act: parsed => withFilter(parsed, search),
    },
    {
      name: 'stats', about: 'count: decisions by day, what is asked and refused most, and which rules would spare questions',
      flags: [SINCE, UNTIL, { long: 'json', about: 'as one JSON object' }],
      examples: [['gatekeeper audit stats --since 30d', 'the last month']],
      act: async (parsed, ports) => withFilter(parsed, async filter => (await import('./audit-stats.ts')).stats(filter, parsed.flags.has('json'), ports)),
    },
    {
      name: 'verify', about: 'check the chain of hashes, and say what was changed or taken away, and where',
      flags: [{ long: 'json', about: 'as one JSON object' }],
      examples: [['gatekeeper audit verify', 'all that is kept']],
      more: ['Exit codes: 0 the chain holds, 1 it does not. It cannot show that whoever owns this account wrote all of it anew; a copy elsewhere can.'],
      act: check,
    },
    {
      name: 'export', about: 'print records for other programs',
      flags: [{ long: 'format', value: 'format', choices: ['json', 'csv'], about: 'json (one array) or csv; json when it is not said' }, SINCE, UNTIL],
      examples: [['gatekeeper audit export --format csv --since 30d > audit.csv', 'for a spreadsheet']],
      act: parsed => withFilter(parsed, async filter => (await import('./audit-export.ts')).exportRecords(filter, parsed.flags.get('format') === 'csv' ? 'csv' : 'json')),
    },
    {
      name: 'deliver', about: 'send what the HTTP sink of the settings has not had yet; the hook does it by itself', flags: [],
      examples: [['gatekeeper audit deliver', 'after the endpoint was away']],
      act: async (_, ports) => {
        const sink = ports.audit().sinks.find(one => one.kind === 'http')
        if (sink?.kind !== 'http') return misused('the settings name no HTTP sink; give audit.sinks one')
        try {
          const sent = await (await import('../../audit/deliver.ts')).deliver(stateFolder(), sink)
          print(`${sent} records delivered\n`)
          return 0
        } catch (error) {
          return misused(`the records are kept, and not delivered: ${faultOf(error)}`, 1)
        }
      },
    },
  ],
}

async function withFilter(parsed: Parsed, act: (filter: Filter, parsed: Parsed) => number | Promise<number>): Promise<number> {
  const filter = filterOf(parsed, Date.now())
  return typeof filter === 'string' ? misused(filter) : act(filter, parsed)
}

async function tail(parsed: Parsed): Promise<number> {
  const wanted = parsed.flags.get('lines') ?? String(LINES)
  if (typeof wanted !== 'string' || !/^\d{1,6}$/.test(wanted)) return misused(`${wanted} is no number of records; write for example: gatekeeper audit tail -n 20`)
  const { follow, show } = await import('./audit-show.ts')
  const { lastRecords } = await import('../../audit/tail.ts')
  const print = show(parsed.flags.has('json'))
  // What comes between the two is shown by the second.
  const start = parsed.flags.has('follow') ? follow(auditFolder(stateFolder())) : undefined
  for (const record of lastRecords(stateFolder(), Number(wanted))) if (!print(record)) return 0
  return start ? start(print) : 0
}

async function search(filter: Filter, { flags }: Parsed): Promise<number> {
  const { show } = await import('./audit-show.ts')
  const { readRecords } = await import('../../audit/read.ts')
  const print = show(flags.has('json'))
  let found = false
  for (const record of readRecords(stateFolder(), filter.period)) {
    if (!isChosen(record, filter)) continue
    found = true
    if (!print(record)) return 0
  }
  if (!found) complain(`no record is like that${unknownRule(filter.rule)}`)
  return found ? 0 : 1
}

/** Rules of settings, and those of other days, can be none that are built in; a name that is near to one is more likely misspelt. */
function unknownRule(rule: string | undefined): string {
  const ids = rules.map(({ id }) => id)
  return rule === undefined || ids.includes(rule) ? '' : `: ${withMeant(`no built-in rule is called ${rule}`, rule, ids, 'gatekeeper policies lists them')}`
}

async function check(parsed: Parsed): Promise<number> {
  const { verify } = await import('../../audit/verify.ts')
  const found = verify(stateFolder())
  const { problems, notes, records, files, unchained } = found
  if (parsed.flags.has('json')) print(`${JSON.stringify({ sound: !problems.length, ...found })}\n`)
  else {
    const folder = auditFolder(stateFolder())
    const lines = [...problems.map(one => ({ ...one, kind: '' })), ...notes.map(one => ({ ...one, kind: 'note: ' }))].map(({ file, line, message, kind }) => `${kind}${file.endsWith('.jsonl') ? `${folder}/${file}` : `the ${file}`}${line ? `:${line}` : ''} ${message}\n`)
    const old = unchained ? `, after ${unchained} lines of an older version, which have no hashes` : ''
    print(`${lines.join('')}${problems.length ? `the chain does not hold: ${problems.length} ${problems.length === 1 ? 'problem' : 'problems'} in` : 'the chain holds:'} ${records} ${records === 1 ? 'record' : 'records'} in ${files} ${files === 1 ? 'file' : 'files'}${old}\n`)
  }
  return problems.length ? 1 : 0
}
