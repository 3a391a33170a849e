// What must hold of an agent that gatekeeper stands in front of. The commands are harmless twins: what is denied is `touch`, denied by the settings of the scratch home.
import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** What only gatekeeper says, of the rules that are written below. */
const REASON = /gatekeeper: .*the user settings (?:deny|ask about) /s

/** Ways in which the gate can fail, from the launcher down. */
export const breaks = {
  'no launcher': ({ gate }) => rmSync(join(gate, 'bin/gatekeeper')),
  'no built files': ({ gate }) => rmSync(join(gate, 'dist'), { recursive: true }),
  'no Node': ({ node }) => rmSync(node),
  'not executable': ({ gate }) => chmodSync(join(gate, 'bin/gatekeeper'), 0o644),
  'dies silently': ({ stub }) => stub('exit 1'),
  'exits 2 silently': ({ stub }) => stub('exit 2'),
  'is killed': ({ stub }) => stub('kill -9 $$'),
  'prints garbage': ({ stub }) => stub('echo what { is this'),
  // Hosts wait 30 seconds.
  hangs: ({ stub }) => stub('exec sleep 60'),
}

/**
 * Yields {check, holds, note}. The order matters: the control shows that the denied command would run, and what is taken away at the end must not have been there before.
 */
export async function* checks(host, place) {
  const touch = name => host.shell(`touch ${name}`)
  const one = async (call, options) => {
    const ran = await place.drive([call], options)
    return { ...ran, result: ran.results[0] ?? '' }
  }
  const control = await one(touch('denied-1'))
  yield { check: 'without gatekeeper the command runs', holds: place.made('denied-1'), note: trouble(control) }

  // Only now: some put their settings into another form when they first read them.
  const before = place.read(host.file)
  mkdirSync(join(place.home, '.config/gatekeeper'), { recursive: true, mode: 0o700 })
  writeFileSync(join(place.home, '.config/gatekeeper/settings.json'), JSON.stringify({ permissions: { allow: ['bash(touch allowed*)'], deny: ['bash(touch denied*)', 'write(denied/**)', 'read(denied/**)'], ask: ['bash(touch asked*)'] } }), { mode: 0o600 })
  const installed = place.gatekeeper('install', host.name, '--yes')
  yield { check: 'install', holds: installed.code === 0 && place.read(host.file) !== before, note: installed.code ? installed.said.trim() : '' }

  if (host.trust) {
    const skipped = await one(touch('denied-2'))
    yield { check: 'until it is trusted, the hook is skipped', holds: place.made('denied-2'), note: trouble(skipped) }
    const trusted = await place.trust()
    yield { check: 'trusted by its own means', holds: trusted.length > 0 && trusted.every(({ trustStatus }) => trustStatus === 'trusted'), note: trusted.map(({ eventName }) => eventName).join(', ') }
  }

  mkdirSync(join(place.project, 'denied'))
  writeFileSync(join(place.project, 'denied/key'), 'what is kept\n')
  const calls = [host.shell('touch allowed-1 && expr 20 + 22'), host.shell('ls note.txt | wc -l; cat note.txt'), touch('denied-3'), host.write(join(place.project, 'denied/4'), 'x'), host.read(join(place.project, 'denied/key')), touch('allowed-5')]
  const session = await place.drive(calls, { mode: 'own' })
  const [harmless = '', reading = '', denied = '', written = '', read = ''] = session.results
  const note = trouble(session)
  yield { check: 'a harmless command runs', holds: place.made('allowed-1') && harmless.includes('42'), note: note || harmless.slice(0, 200) }
  yield { check: 'a reading one runs without a question', holds: reading.includes('what the note says'), note: note || reading.slice(0, 200) }
  yield { check: 'a denied one does not run', holds: !place.made('denied-3') && denied !== '', note: note || denied.slice(0, 300) }
  yield { check: 'its reason reaches the model', holds: REASON.test(denied), note: note || denied.slice(0, 300) }
  yield { check: 'a denied write of a file does not happen', holds: !place.made('denied/4') && REASON.test(written), note: note || written.slice(0, 300) }
  yield { check: 'a denied reading of a file does not happen', holds: !read.includes('what is kept') && REASON.test(read), note: note || read.slice(0, 300) }
  yield { check: 'the session goes on', holds: place.made('allowed-5'), note }

  const asked = await one(touch('asked-1'), { limit: 40_000 })
  yield { check: 'a question that nobody can answer is a refusal', holds: !place.made('asked-1') && !asked.late && REASON.test(asked.result), note: asked.late ? 'it waits for ever; the command did not run' : asked.result.slice(0, 300) }

  for (const [name, deed] of Object.entries(breaks)) {
    const ran = await place.broken(deed, () => one(touch('denied-6'), { path: name === 'no Node' ? place.bare : undefined }))
    yield { check: `refuses when the gate ${/^(?:no|not) /.test(name) ? `has ${name}`.replace('has not', 'is not') : name}`, holds: !place.made('denied-6') && ran.result !== '', note: trouble(ran) || ran.result.slice(0, 300) }
  }

  if (host.more) yield* host.more(place)

  const gone = place.gatekeeper('uninstall', host.name, '--yes')
  const after = await one(touch('denied-7'))
  yield { check: 'uninstall leaves its settings as they were', holds: gone.code === 0 && place.made('denied-7') && place.read(host.file) === before, note: gone.code ? gone.said.trim() : trouble(after) || `before: ${before}; after: ${place.read(host.file)}` }
}

/** Why a run says nothing about the gate. */
const trouble = ({ late, results, said }) => (late ? 'it had to be stopped' : results.length ? '' : `the model was told of no call: ${said.trim().slice(-300)}`)
