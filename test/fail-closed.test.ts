// Everything that can go wrong in a hook ends in a refusal that the agent understands. One row per failure.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, closeSync, copyFileSync, constants, mkdirSync, openSync, rmSync, symlinkSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { decide } from '../src/gate.ts'
import type { Facts } from '../src/model/index.ts'
import { defaultPolicy, judge } from '../src/policy/judge.ts'
import { fakeFacts } from './support/facts.ts'
import { bin, machine, type Machine, payload, runHook } from './support/hook.ts'

let at: Machine
beforeAll(() => { at = machine() })
afterAll(() => at.remove())

const harmless = (): string => payload(at, 'Bash', { command: 'ls' })

/** A file of gatekeeper's own in a home that is new, for as long as the callback runs. */
function withFile(path: string, make: (file: string) => void, run: () => void): void {
  at.remove()
  at = machine()
  const file = join(at.home, path)
  mkdirSync(join(file, '..'), { recursive: true })
  make(file)
  try {
    run()
  } finally {
    rmSync(file, { recursive: true, force: true })
  }
}

describe('input', () => {
  test.each<[name: string, input: string | Buffer]>([
    ['empty', ''], ['blank', '  \n'], ['garbage', 'not json'], ['cut short', '{"hook_event_name":"PreToolUse","tool_name":"Ba'], ['no object', '[1,2]'], ['null', 'null'], ['a number', '7'], ['no event', '{}'],
    ['no tool', '{"hook_event_name":"PreToolUse","cwd":"/tmp"}'], ['no arguments', '{"hook_event_name":"PreToolUse","cwd":"/tmp","tool_name":"Bash"}'], ['no command', '{"hook_event_name":"PreToolUse","cwd":"/tmp","tool_name":"Bash","tool_input":{}}'],
    ['a command that is no text', '{"hook_event_name":"PreToolUse","cwd":"/tmp","tool_name":"Bash","tool_input":{"command":["ls"]}}'], ['no cwd', '{"hook_event_name":"PreToolUse","tool_name":"Bash","tool_input":{"command":"ls"}}'],
    ['a relative cwd', '{"hook_event_name":"PreToolUse","cwd":"x","tool_name":"Bash","tool_input":{"command":"ls"}}'], ['no path', '{"hook_event_name":"PreToolUse","cwd":"/tmp","tool_name":"Write","tool_input":{}}'],
    ['invalid UTF-8', Buffer.from([0x7b, 0xff, 0xfe, 0x7d])], ['33 MiB', Buffer.alloc(33 * 1024 * 1024, 0x20)],
  ])('%s', (_, input) => {
    const answered = runHook(at, input)
    expect(answered.decision).toBe('deny')
    expect(answered.reason).toMatch(/\w/)
  })
  test('closed', () => {
    const answered = runHook(at, '', { node: false })
    expect(answered.exit).toBe(2)
  })
  test('a NUL character in the command asks', () => expect(runHook(at, payload(at, 'Bash', { command: 'ls\0rm' })).decision).toBe('ask'))
  test('an unterminated quote asks', () => expect(runHook(at, payload(at, 'Bash', { command: 'echo "x' })).decision).toBe('ask'))
  test('a 300 KB command asks', () => expect(runHook(at, payload(at, 'Bash', { command: 'x'.repeat(300_000) })).decision).toBe('ask'))
  test('a pipe that is never closed is answered all the same', async () => {
    const child = spawn(process.execPath, [bin, 'hook', 'claude-code'], { cwd: at.workspace, env: { PATH: process.env['PATH'] ?? '', HOME: at.home } })
    child.stdin.write(payload(at, 'Bash', { command: 'rm -rf /' }))
    let out = ''
    for await (const chunk of child.stdout) out += String(chunk)
    expect(out).toContain('"deny"')
    child.stdin.end()
  })
})

describe('input that does not end', () => {
  const sized = (size: number): string => {
    const text = payload(at, 'Bash', { command: 'rm -rf / #' })
    return text.replace('#', `#${'x'.repeat(size - text.length)}`)
  }
  const answerOf = async (stdin: 'pipe' | number, pieces: readonly string[]): Promise<{ readonly out: string; readonly took: number }> => {
    const start = performance.now()
    const child = spawn(process.execPath, [bin, 'hook', 'claude-code'], { cwd: at.workspace, env: { PATH: process.env['PATH'] ?? '', HOME: at.home }, stdio: [stdin, 'pipe', 'ignore'] })
    let out = ''
    child.stdout?.on('data', chunk => { out += String(chunk) })
    const closed = once(child, 'close')
    for (const piece of pieces) {
      if (typeof stdin === 'number') writeSync(stdin, piece)
      else child.stdin?.write(piece)
      await new Promise(resolve => setTimeout(resolve, 20))
    }
    await closed
    child.stdin?.end()
    return { out, took: performance.now() - start }
  }
  test.each([1000, 4095, 4096, 4097, 8192, 16_384, 32_768, 65_536, 65_537])('is enough as soon as it is a document, of %i bytes', async size => {
    const text = sized(size)
    const fifo = join(at.root, `input-${size}`)
    spawnSync('mkfifo', [fifo])
    const fd = openSync(fifo, constants.O_RDWR | constants.O_NONBLOCK)
    try {
      for (const [stdin, pieces] of [['pipe', [text]], ['pipe', [text.slice(0, 500), text.slice(500)]], ['pipe', [text.slice(0, -2), text.slice(-2, -1), text.slice(-1)]], ...(size < 65_536 ? [[fd, [text]] as const, [fd, [text.slice(0, 900), text.slice(900)]] as const] : [])] as const) {
        const { out, took } = await answerOf(stdin, pieces)
        expect(out).toContain('"deny"')
        expect(out).not.toContain('did not end')
        expect(took).toBeLessThan(9000)
      }
    } finally {
      closeSync(fd)
    }
  })
  test('takes no longer for what could end anywhere', () => {
    const time = (size: number): number => {
      const before = performance.now()
      expect(runHook(at, '}'.repeat(size)).decision).toBe('deny')
      return performance.now() - before
    }
    time(1000)
    // Looked at piece by piece, it took a hundred times as long as blanks.
    expect(time(31 * 1024 * 1024)).toBeLessThan(9000)
  })
})

describe('an answer that nobody can hear', () => {
  const exit = (redirects: string, program = bin, agent = 'claude-code'): number | null =>
    spawnSync('bash', ['-c', `"$0" "$@" ${redirects}`, process.execPath, program, 'hook', agent], { cwd: at.workspace, env: { PATH: process.env['PATH'] ?? '', HOME: at.home }, input: payload(at, 'Bash', { command: 'rm -rf /' }) }).status
  // What is closed when it starts, Node opens as /dev/null: who calls it so has never listened.
  const LOST = ['> /dev/full', '> /dev/full 2>&-', '> /dev/full 2> /dev/full', '> >(exec <&-; sleep 0.5)']
  test.each(LOST)('refuses by its exit code: %s', redirects => expect(exit(redirects.startsWith('> >') ? `${redirects}; code=$?; exit $code` : redirects)).toBe(2))
  test.each(LOST.slice(0, 3))('so does a gate that is broken: %s', redirects => {
    mkdirSync(join(at.root, 'broken/bin'), { recursive: true })
    copyFileSync(bin, join(at.root, 'broken/bin/gatekeeper'))
    expect(exit(redirects, join(at.root, 'broken/bin/gatekeeper'))).toBe(2)
  })
  test('is heard where only the complaint is not', () => expect(exit('> /dev/null 2>&-')).toBe(0))
})

describe('calls', () => {
  test('an agent that is not known', () => expect(runHook(at, harmless(), { args: ['no-such-agent'] }).exit).toBe(2))
  test('no agent at all', () => expect(runHook(at, harmless(), { args: [] }).exit).not.toBe(0))
  test('no node: the launcher refuses', () => {
    const answered = runHook(at, harmless(), { node: false, env: { PATH: '/nonexistent' } })
    expect([answered.exit, answered.stdout]).toEqual([2, ''])
    expect(answered.stderr).toMatch(/^gatekeeper: .*node/)
  })
  test('NODE_OPTIONS does not reach the gate', () => {
    const evil = join(at.root, 'evil.cjs')
    writeFileSync(evil, "process.stdout.write('{}'); process.exit(0)")
    expect(runHook(at, payload(at, 'Bash', { command: 'rm -rf /' }), { node: false, env: { NODE_OPTIONS: `--require ${evil}` } }).decision).toBe('deny')
  })
})

describe('settings that cannot be used', () => {
  const settings = '.config/gatekeeper/settings.json'
  const refused = (): void => {
    const answered = runHook(at, harmless())
    expect(answered.decision).toBe('deny')
    expect(answered.reason).toContain('settings')
  }
  test('no JSON', () => withFile(settings, file => writeFileSync(file, '{'), refused))
  test('no object', () => withFile(settings, file => writeFileSync(file, '[]'), refused))
  test('an unknown key', () => withFile(settings, file => writeFileSync(file, '{"modes":"observe"}'), refused))
  test('an unknown mode', () => withFile(settings, file => writeFileSync(file, '{"mode":"yolo"}'), refused))
  test('an unknown rule', () => withFile(settings, file => writeFileSync(file, '{"rules":{"no-such-rule":"allow"}}'), refused))
  test('a rule of the wrong form', () => withFile(settings, file => writeFileSync(file, '{"permissions":{"allow":["bash("]}}'), refused))
  test('permissions of the wrong form', () => withFile(settings, file => writeFileSync(file, '{"permissions":{"deny":"rm"}}'), refused))
  test('a folder in its place', () => withFile(settings, file => mkdirSync(file), refused))
  test('a symbolic link', () => withFile(settings, file => { writeFileSync(join(at.root, 'other.json'), '{"mode":"observe"}'); symlinkSync(join(at.root, 'other.json'), file) }, refused))
  test('others may write to it', () => withFile(settings, file => { writeFileSync(file, '{}'); chmodSync(file, 0o666) }, refused))
  test('too large', () => withFile(settings, file => writeFileSync(file, ' '.repeat(2 * 1024 * 1024)), refused))
})

describe('the record', () => {
  test('a folder that cannot be written', () => withFile('.local/state/gatekeeper', file => writeFileSync(file, ''), () => {
    const answered = runHook(at, harmless())
    expect(answered.decision).toBe('deny')
    expect(answered.reason).toContain('record')
  }))
  test('a full disk', () => withFile('.local/state/gatekeeper/audit', file => {
    mkdirSync(file)
    // Writing to it fails like a full disk does.
    symlinkSync('/dev/full', join(file, `${new Date().toISOString().slice(0, 10)}.jsonl`))
  }, () => {
    const answered = runHook(at, harmless())
    expect(answered.decision).toBe('deny')
    expect(answered.reason).toContain('record')
  }))
})

describe('faults inside', () => {
  const request = (source: string) => ({ principal: { agent: 'test' }, action: { kind: 'script' as const, source }, cwd: '/home/dev/app', interactive: false })
  const broken = (part: keyof Facts): Facts => ({ ...fakeFacts(), [part]: () => { throw new Error('broken') } })
  test('facts that throw', () => {
    const verdict = decide(request('cat src/a.ts'), broken('realpath'), defaultPolicy)
    expect(verdict.decision).toBe('deny')
    expect(verdict.findings.map(finding => finding.rule)).toContain('gate-failed')
  })
  test('facts that throw while the source is read', () => expect(decide(request('sh < x.sh; ls *.ts; cd src'), broken('stat'), defaultPolicy).decision).toBe('deny'))
  test('a rule that throws', () => {
    const facts = fakeFacts()
    const layer = { layer: 'user', decision: 'allow' as const, get text(): never { throw new Error('broken rule') } }
    const verdict = judge([{ effect: { kind: 'write', target: { text: 'a', values: ['a'] } }, call: { program: { text: 'x', values: ['x'] }, args: [], assignments: [], redirects: [], cwd: { text: '/', values: ['/home/dev/app'] }, span: { start: 0, end: 1 } } }], facts, { ...defaultPolicy, layers: [layer] })
    expect([verdict.decision, verdict.findings[0]?.rule]).toEqual(['deny', 'gate-failed'])
  })
})
