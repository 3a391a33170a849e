// Drives real coding agents through gatekeeper, against a stand-in for their models on loopback. Nothing but npm's registry is asked, once for each agent.
//   npm run agents -- [agent ...] [--scratch folder] [--gatekeeper folder] [--verbose] [--write]
// --scratch: where agents are fetched to and run, /tmp/gatekeeper-agents. --gatekeeper: the built package that is copied and installed, this one. --verbose: what the model was told, too.
// --write: put the last results of all agents into docs/agents-verified.md. An agent takes one to five minutes. Exit code 1: something does not hold that should.
// What is denied is `touch` of a file, by the settings of a scratch home: a gate that fails costs an empty file in a scratch folder.
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { checks } from './checks.mjs'
import { hosts } from './hosts.mjs'
import { placeFor } from './place.mjs'
import { keep, writeTable } from './table.mjs'

const here = resolve(import.meta.dirname, '../..')
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { scratch: { type: 'string', default: '/tmp/gatekeeper-agents' }, gatekeeper: { type: 'string', default: here }, verbose: { type: 'boolean', default: false }, write: { type: 'boolean', default: false } },
})
const scratch = resolve(values.scratch)
const unknown = positionals.find(name => !hosts.some(host => host.name === name))
if (unknown !== undefined) {
  console.error(`there is no agent ${unknown}; known are ${hosts.map(host => host.name).join(', ')}`)
  process.exit(64)
}

let failed = 0
for (const host of hosts.filter(({ name }) => !positionals.length || positionals.includes(name))) {
  console.log(`${host.title} ${host.version}`)
  const place = await placeFor(scratch, host, resolve(values.gatekeeper))
  const results = []
  try {
    for await (const { check, holds, note } of checks(host, place)) {
      const known = host.known?.[check]
      results.push({ check, holds })
      if (!holds && !known) failed++
      console.log(`  ${holds ? 'holds' : known ? 'known' : 'FAILS'}  ${check}`)
      if (note && (values.verbose || (!holds && !known))) console.log(`         ${note.replace(/\s+/g, ' ')}`)
    }
  } finally {
    await place.close()
  }
  keep(scratch, host, results)
}
if (values.write) writeTable(scratch, hosts, resolve(here, 'docs/agents-verified.md'))
process.exitCode = failed ? 1 : 0
