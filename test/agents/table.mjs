// What was seen of each agent, kept from run to run, and the page that is made of it.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const fileOf = (scratch, { name }) => join(scratch, `results-${name}.json`)

export const keep = (scratch, host, results) => writeFileSync(fileOf(scratch, host), JSON.stringify({ version: host.version, date: new Date().toISOString().slice(0, 10), results }))

/** @param path the page; it is written whole */
export function writeTable(scratch, hosts, path) {
  const seen = hosts.filter(host => existsSync(fileOf(scratch, host))).map(host => ({ host, ...JSON.parse(readFileSync(fileOf(scratch, host), 'utf8')) }))
  const rows = [...new Set(seen.flatMap(({ results }) => results.map(({ check }) => check)))]
  const notes = []
  const cell = ({ host, results }, check) => {
    const found = results.find(one => one.check === check)
    if (!found) return '–'
    if (found.holds) return 'yes'
    const why = host.known?.[check] ?? 'a fault'
    if (!notes.includes(why)) notes.push(why)
    return `**no** (${notes.indexOf(why) + 1})`
  }
  const table = [
    `| | ${seen.map(({ host, version }) => `${host.title} ${version}`).join(' | ')} |`,
    `|---|${seen.map(() => '---').join('|')}|`,
    ...rows.map(check => `| ${check} | ${seen.map(one => cell(one, check)).join(' | ')} |`),
    `| seen on | ${seen.map(({ date }) => date).join(' | ')} |`,
  ]
  writeFileSync(path, `# What was seen of real agents

Made by \`npm run agents -- --write\`: each agent, as npm has it, was run without a terminal against a stand-in for its model, with gatekeeper put in front of it by \`gatekeeper install\`. The stand-in asks for
calls of tools, and looks at what the agent tells it of them. What is denied is \`touch\` of a file, by a rule of the user's settings; each agent's own questions are switched off, so that nothing but
gatekeeper refuses. Claude Code keeps its own for the rows from "a harmless command runs" to "the session goes on": without gatekeeper it refuses that command when nobody is there. The first row is the
control: where it says no, the rest says nothing. A dash: the agent has nothing of the kind. Crush, which npm only fetches from elsewhere, and agents that need an account were not run.

${table.join('\n')}
${notes.length ? `\n${notes.map((note, at) => `${at + 1}. ${note}.`).join('\n')}\n` : ''}`)
}
