// What the modes make of the same effects.
import { describe, expect, it } from 'vitest'
import { analyze } from '../src/analyze.ts'
import { type Decision, type Effect, literal, type Mode, MODES, pattern, unresolved } from '../src/model/index.ts'
import { defaultPolicy, judge } from '../src/policy/judge.ts'
import { occurrence, on } from './support/occurrence.ts'
import { fakeFacts } from './support/facts.ts'

const facts = fakeFacts()
const decide = (effect: Effect, mode: Mode, more = {}): Decision => judge([occurrence(effect, more)], facts, { ...defaultPolicy, mode }).decision

/** Per mode, in the order default, bubble, plan, acceptEdits, auto, dontAsk, bypassPermissions, observe: A allow, Q ask, D deny. */
const TABLE: readonly (readonly [string, Effect, string])[] = [
  ['list', on('list', '/etc'), 'AAAAAAAA'],
  ['read workspace', on('read', 'a.ts'), 'AAAAAAAA'],
  ['read home', on('read', '/home/dev/notes.txt'), 'QQQQQDAA'],
  ['read secret', on('read', '.env'), 'DDDDDDDA'],
  ['write workspace', on('write', 'a.ts'), 'QQDAADAA'],
  ['append workspace', on('append', 'a.ts'), 'QQDAADAA'],
  ['delete workspace', on('delete', 'a.ts'), 'QQDAADAA'],
  ['permit workspace', on('permit', 'a.ts'), 'QQDQADAA'],
  ['link workspace', on('link', 'a.ts'), 'QQDQADAA'],
  ['delete several files', on('delete', pattern('*.ts', '*.ts')), 'QQDQQDAA'],
  ['delete a tree', on('delete', 'src', { recursive: true }), 'QQDQQDAA'],
  ['delete what is made again', on('delete', 'node_modules', { recursive: true }), 'QQDAADAA'],
  ['delete the workspace', on('delete', '.', { recursive: true }), 'DDDDDDDA'],
  ['write temp', on('write', '/tmp/x'), 'AADAAAAA'],
  ['write home', on('write', '/home/dev/x'), 'QQDQQDAA'],
  ['write protected', on('write', '.git/config'), 'DDDDDDDA'],
  ['write sink', on('write', '/dev/null'), 'AAAAAAAA'],
  ['fetch', { kind: 'connect', target: literal('https://example.com') }, 'QQDQQDAA'],
  ['fetch from here', { kind: 'connect', target: literal('http://localhost:3000') }, 'AAAAAAAA'],
  ['send to here', { kind: 'connect', target: literal('http://localhost:3000'), sends: true }, 'QQDQQDAA'],
  ['open a shell', { kind: 'connect', target: literal('10.0.0.1'), shell: true }, 'DDDDDDDA'],
  ['unknown', { kind: 'unknown', target: literal('x'), why: 'y' }, 'QQDQQDAA'],
  ['run an installed program', on('execute', '/usr/bin/ls'), 'AAAAAAAA'],
  ['run a program of the workspace', on('execute', './run'), 'QQDQADAA'],
  ['destroy', { kind: 'destroy', target: literal('db') }, 'DDDDDDDA'],
  ['elevate', { kind: 'elevate', target: literal('root') }, 'QQDQQDAA'],
]

describe('modes', () => {
  for (const [name, effect, expected] of TABLE)
    it(name, () => {
      const shown = MODES.map(mode => ({ allow: 'A', ask: 'Q', deny: 'D' })[decide(effect, mode)]).join('')
      expect(shown).toBe(expected)
    })

  it('nobody accepts files of any name over settings and hooks', () => {
    const machine = fakeFacts({ files: { '/home/dev/app/pkg/.vscode/a.json': '', '/home/dev/app/pkg/a.ts': '', '/tmp/plain/a.txt': '', '/tmp/dotted/.claude/a.md': '', '/home/dev/app/infra/main.tf': '', '/tmp/tools/gate/a.js': '' }, facts: { own: ['/tmp/tools/gate'] } })
    const of = (line: string, mode: Mode = 'acceptEdits', more = {}): Decision => judge(analyze({ script: line, cwd: machine.cwd, interactive: false }, machine), machine, { ...defaultPolicy, mode, ...more }).decision
    for (const line of ['tar xf a.tar', 'tar xf a.tar -C .', 'tar xf a.tar -C pkg', 'unzip -o a.zip', 'cp -r /tmp/dotted/. .', 'cp -rT /tmp/dotted .', 'cp -al /tmp/dotted/. .', 'rsync -a /tmp/dotted/ .', 'patch -p1 -i fix.diff', 'git apply fix.diff', 'git -C . apply fix.diff', 'python3 -m zipfile -e a.zip .', '7z x a.7z', 'docker cp c:/x .', 'tar xf b.tar -C /tmp/plain; cp -r /tmp/plain/. .', 'cp -r /tmp/unknown/. .', 'env tar xf a.tar', 'busybox tar xf a.tar',
      'find /tmp/dotted -type f -exec cp {} . \\;', 'find /tmp/dotted -exec cp -r {} . \\;', 'find /tmp/dotted -type f -exec cp -t . {} +', 'find /tmp/dotted -type f | xargs cp -t .', 'find /tmp/dotted -execdir cp {} /home/dev/app \\;',
      'cp $(find /tmp/dotted -name "*.json") .', 'cp /tmp/unknown/* .', 'tar xf b.tar -C /tmp/plain; cp /tmp/plain/* .', 'mv $(find pkg -type f) .', 'find pkg -type f | xargs mv -t .', 'install /tmp/unknown/* .', 'rsync /tmp/unknown/* .', 'ls /tmp/unknown | xargs -I{} cp /tmp/unknown/{} .',
      'uudecode a.uu', 'svn patch fix.diff', 'hg import fix.diff', 'gunzip -N a.gz', 'dpkg -x a.deb .', 'borg extract a::b', 'restic restore latest --target .', 'nix flake init -t ./x', 'duplicity restore file:///srv/b .', 'lftp -c "mget x/*"']) {
      expect([line, of(line)]).toEqual([line, 'ask'])
      expect([line, of(line, 'auto')]).toEqual([line, 'ask'])
    }
    for (const line of ['tar xf a.tar -C build', 'unzip a.zip -d out', 'cp -r src build', 'cp -r /tmp/plain/. .', 'cp -r /tmp/dotted vendor', 'rsync -a src/ build/', 'cp a.txt b.txt', 'patch a.txt fix.diff', 'tar xf a.tar -C src', 'cp /tmp/plain/* .', 'cp /tmp/plain/a.txt .', 'rsync a.txt /tmp/plain/a.txt .', 'cp -r src/* .', "find /tmp/dotted -name '*.md' -exec cp {} . \\;",
      'find /tmp/dotted -type f -exec cp {} build \\;', 'find pkg -name a -exec cp {} pkg \\;', 'gunzip a.gz', 'gunzip -N build/a.gz', 'uudecode -o a.bin a.uu']) expect([line, of(line)]).toEqual([line, 'allow'])
    for (const line of ['rsync -a /tmp/dotted/.claude .', 'rsync /tmp/plain/.envrc .', 'scp /tmp/plain/.envrc .']) expect([line, of(line)]).toEqual([line, 'deny'])
    // A workspace may lie in a folder for temporary files, and be written over from above.
    const below = { ...machine, own: [], workspace: '/tmp/w/app', cwd: '/tmp/w/app' }
    const there = (line: string): Decision => judge(analyze({ script: line, cwd: below.cwd, interactive: false }, below), below, { ...defaultPolicy, mode: 'acceptEdits' }).decision
    expect(['tar -C .. -xf a.tar', 'cd .. && tar xf app/a.tar', 'unzip a.zip -d /tmp/w', 'tar xf a.tar -C /tmp', 'tar xf a.tar -C /tmp/w/other'].map(there)).toEqual(['ask', 'ask', 'ask', 'allow', 'allow'])
    // What belongs to the gate is not written over either, in any mode.
    for (const line of ['tar xf a.tar -C /tmp/tools', 'cp -r /tmp/dotted/. /tmp/tools', 'chmod -R u+w /tmp/tools', 'rm -r /tmp/tools']) expect([line, of(line, 'bypassPermissions')]).toEqual([line, 'deny'])
    expect(of('tar xf a.tar -C /tmp/plain', 'default')).toBe('allow')
    // A rule about files below the name that a copy gets.
    const layers = [{ text: 'write(./infra/**)', decision: 'deny', layer: 'user' }] as const
    for (const line of ['cp -r /tmp/plain/. .', 'cp -rT /tmp/plain .', 'rsync -a /tmp/plain/ .', 'tar xf a.tar']) expect([line, of(line, 'acceptEdits', { layers })]).toEqual([line, 'deny'])
  })

  it('acceptEdits accepts nothing as root or elsewhere', () => {
    expect(decide(on('write', 'a.ts'), 'acceptEdits', { elevated: true })).toBe('ask')
    expect(decide(on('write', 'a.ts'), 'acceptEdits', { host: literal('web') })).toBe('ask')
  })

  it('plan keeps the finding of the rule that denies anyway, and says which mode denied the rest', () => {
    const rules = (effect: Effect) => judge([occurrence(effect)], facts, { ...defaultPolicy, mode: 'plan' }).findings.map(finding => finding.rule)
    expect(rules(on('write', '.env'))).toEqual(['write-secret', 'plan-mode'])
    expect(rules(on('write', 'a.ts'))).toEqual(['plan-mode'])
  })

  it('observe and bypassPermissions keep what would have been found', () => {
    for (const mode of ['observe', 'bypassPermissions'] as const) {
      const verdict = judge([occurrence(on('write', 'a.ts'))], facts, { ...defaultPolicy, mode })
      expect(verdict.decision).toBe('allow')
      expect(verdict.findings.map(finding => finding.rule)).toEqual(['write-workspace'])
    }
  })

  it('dontAsk says why', () => {
    const [finding] = judge([occurrence(on('delete', unresolved('$f')))], facts, { ...defaultPolicy, mode: 'dontAsk' }).findings
    expect(finding).toMatchObject({ rule: 'delete-unresolved', decision: 'deny', layer: 'mode' })
    expect(finding?.reason).toContain('nobody is asked')
  })
})
