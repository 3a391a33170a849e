// Drives real coding agents through gatekeeper, against a stand-in for the model on loopback.
//   node test/agents/run.mjs [agent ...] [--scratch folder] [--gatekeeper folder] [--write]
// Agents are fetched from npm once, into the scratch folder (/tmp/gatekeeper-agents). --gatekeeper: the built package to copy (this one). --write: put the results into docs/agents-verified.md.
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { checks } from './checks.mjs'
import { hosts } from './hosts.mjs'
import { placeFor } from './place.mjs'

const here = resolve(import.meta.dirname, '../..')
const { values, positionals } = parseArgs({ allowPositionals: true, options: { scratch: { type: 'string', default: '/tmp/gatekeeper-agents' }, gatekeeper: { type: 'string', default: here }, verbose: { type: 'boolean', default: false } } })
const chosen = positionals.length ? positionals.map(name => hosts.find(one => one.name === name || one.program === name) ?? fail(`there is no agent ${name}; known are ${hosts.map(one => one.name).join(', ')}`)) : hosts

function fail(why) {
  console.error(why)
  process.exit(64)
}

let failed = 0
for (const host of chosen) {
  console.log(`${host.title} ${host.version}`)
  const place = await placeFor(resolve(values.scratch), host, resolve(values.gatekeeper))
  try {
    for await (const { check, holds, note } of checks(host, place)) {
      const known = host.open?.[check]
      if (!holds && !known) failed++
      console.log(`  ${holds ? 'holds   ' : known ? 'known   ' : 'FAILS   '} ${check}${note && (values.verbose || !holds) ? `\n             ${note.replace(/\s+/g, ' ')}` : ''}`)
    }
  } finally {
    await place.close()
  }
}
process.exitCode = failed ? 1 : 0
