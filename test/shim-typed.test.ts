// `gatekeeper shell`: lines that a person types in bash, zsh and fish, on a real terminal.
import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { KEYS, onPty, type Pty } from './support/pty.ts'
import { BIN, type Sandbox, sandbox, settle } from './support/sandbox.ts'

let box: Sandbox
let mark: string
const open: Pty[] = []
beforeAll(() => {
  box = sandbox()
  mark = join(box.root, 'mark')
  mkdirSync(join(box.root, 'tools'))
  writeFileSync(join(box.root, 'tools/danger'), '#!/bin/sh\necho "$*" >> "$MARK"\n')
  chmodSync(join(box.root, 'tools/danger'), 0o755)
  Object.assign(box.env, { MARK: mark, PATH: `${join(box.root, 'tools')}:${box.env['PATH']}`, PWD: box.project })
  settle(box, { permissions: { deny: ['bash(danger)', 'bash(danger *)'] } })
})
afterEach(async () => {
  // The shell ends with its terminal.
  for (const pty of open.splice(0)) {
    pty.child.kill('SIGKILL')
    await pty.ended
  }
  rmSync(mark, { force: true })
})
afterAll(() => box.remove())

const START: Readonly<Record<string, { readonly file: string; readonly before: string; readonly use: (file: string) => string; readonly run: (file: string) => string }>> = {
  bash: { file: 'rc.bash', before: "PS1='ready> '\nbind 'set enable-bracketed-paste off'\nalias boom='danger by-alias'\nalias ls='ls -1'\nharm() { danger by-function; }\nshopt -s extglob\nset -o history; HISTFILE=\n", use: file => `. '${file}'`, run: file => `bash --noprofile --rcfile '${file}' -i` },
  zsh: { file: '.zshrc', before: "PS1='ready> '\nsetopt no_prompt_sp no_prompt_cr\nzle_bracketed_paste=()\nalias boom='danger by-alias'\nalias ls='ls -1'\nharm() { danger by-function; }\n", use: file => `. '${file}'`, run: file => `ZDOTDIR='${join(file, '..')}' zsh -d -i` },
  fish: { file: 'rc.fish', before: "function fish_prompt; echo -n 'ready> '; end\nset -U fish_greeting\nabbr -a boom danger by-alias\n", use: file => `source '${file}'`, run: file => `fish -i -C "source '${file}'"` },
}

describe.each(['bash', 'zsh', 'fish'])('%s', shell => {
  const there = spawnSync(shell, ['--version']).status === 0
  const it = test.runIf(there)

  /** A shell with the code in its start-up file, when its prompt is there. */
  async function begin(change: (code: string) => string = code => code, ...flags: readonly string[]): Promise<Pty> {
    const how = START[shell]
    if (!how) throw new Error(`nothing is known of ${shell}`)
    const { out, code } = box.gatekeeper(['shell', shell, ...flags])
    expect(code).toBe(0)
    const file = join(box.root, how.file)
    mkdirSync(join(file, '..'), { recursive: true })
    writeFileSync(join(box.root, `code.${shell}`), change(out))
    writeFileSync(file, `${how.before}${how.use(join(box.root, `code.${shell}`))}\n`)
    const pty = onPty(how.run(file), { env: box.env, cwd: box.project })
    open.push(pty)
    await pty.until('ready>')
    return pty
  }
  /** The prompt is back behind it: keys that come before would be taken for the line by nobody. */
  const refused = async (pty: Pty, prompt = 'ready>'): Promise<void> => {
    await pty.until('gatekeeper: refused')
    await pty.until(prompt)
    expect(existsSync(mark)).toBe(false)
  }

  it('a line that is allowed runs', async () => {
    const pty = await begin()
    pty.send('echo is-"42"\r')
    await pty.until('is-42')
  })
  it('a line that is refused does not, and can be changed', async () => {
    const pty = await begin()
    pty.send('danger x\r')
    await refused(pty)
    await pty.until('danger x')
    pty.send('\u0001echo changed-\r')
    await pty.until(/^changed-danger x/m)
    expect(existsSync(mark)).toBe(false)
  })
  it('what is hidden in a line is found', async () => {
    const pty = await begin()
    // fish writes an abbreviation out at the first Enter.
    for (const line of ['echo one; danger', 'echo one && sh -c "danger"', ...(shell === 'fish' ? ['boom\r'] : ['echo $(danger)', 'boom'])]) {
      pty.send(`${line}\r`)
      await refused(pty)
      pty.send(KEYS.clear)
    }
  })
  it('a question is asked, and the answer counts', async () => {
    const pty = await begin()
    pty.send('touch asked.txt\r')
    await pty.until('skip it')
    pty.send(KEYS.escape)
    await refused(pty)
    expect(existsSync(join(box.project, 'asked.txt'))).toBe(false)
    pty.send(`${KEYS.clear}touch yes.txt; echo after-yes\r`)
    await pty.until('skip it')
    pty.send('1\r')
    await pty.until(/^after-yes/m)
    expect(existsSync(join(box.project, 'yes.txt'))).toBe(true)
    rmSync(join(box.project, 'yes.txt'))
  })
  it('what a person makes of it in the dialog is what runs', async () => {
    const pty = await begin()
    pty.send('touch edited.txt\r')
    await pty.until('skip it')
    pty.send('6\r')
    await pty.until('command')
    pty.send(`${KEYS.clear}echo it-was-edited\r`)
    await pty.until(/^it-was-edited/m)
    expect(existsSync(join(box.project, 'edited.txt'))).toBe(false)
  })
  // Blocks of fish are a language that the gate does not read.
  test.runIf(there && shell !== 'fish')('commands of several lines are judged as a whole', async () => {
    const pty = await begin()
    pty.send('for i in 1 2; do\recho n-$i\rdone\r')
    await pty.until(/^n-1\s+n-2/m)
    pty.send('for i in 1 2; do\rdanger\rdone\r')
    await refused(pty, '> ')
  })
  test.runIf(there && shell !== 'fish')('what the history stands for is judged, not how it is called', async () => {
    const pty = await begin()
    pty.send('echo danger z\r')
    await pty.until(/^danger z/m)
    pty.send('!!:1-2\r')
    await refused(pty)
  })
  test.runIf(there && shell !== 'fish')('functions and aliases of the shell are looked into', async () => {
    const pty = await begin()
    pty.send('harm\r')
    await refused(pty)
    pty.send(`${KEYS.clear}ls; echo listed-$((1 + 1))\r`)
    await pty.until('listed-2')
  })
  test.runIf(there && shell === 'bash')('lines that go on, patterns of extglob, and documents', async () => {
    const pty = await begin()
    pty.send('echo one; danger @(x)\r')
    await refused(pty)
    // What goes on after a document cannot be told from what is in it.
    pty.send(`${KEYS.clear}cat <<E && \\\r`)
    await pty.until('run it?')
    pty.send(KEYS.escape)
    await pty.until('ready>')
    pty.send(`${KEYS.clear}danger\r`)
    await refused(pty)
    pty.send('\u0003')
    await pty.until('ready>')
    // A line that the history does not know, or that does not parse, hides nothing of the next one.
    for (const odd of ['for !nope', 'cat <<E !nope', 'fi', 'x !nope (y)']) {
      pty.send(`${KEYS.clear}${odd}\r`)
      await pty.until(/nope|syntax error/)
      pty.send(`${KEYS.clear}danger\r`)
      await refused(pty)
    }
    expect(existsSync(mark)).toBe(false)
  })
  it('--mode says how to decide', async () => {
    const pty = await begin(undefined, '--mode', 'bypassPermissions')
    pty.send('touch quiet.txt; echo made-it\r')
    await pty.until(/^made-it/m)
    pty.send('danger\r')
    await refused(pty)
    rmSync(join(box.project, 'quiet.txt'))
  })
  it('a broken gate lets nothing run, and somebody get on', async () => {
    const pty = await begin(code => code.replaceAll(BIN, '/no/such/gatekeeper'))
    pty.send('gatekeeper-off\r')
    await pty.until('the gate is broken')
    pty.send(`${KEYS.clear}danger once\r`)
    await pty.until('the gate is broken')
    expect(existsSync(mark)).toBe(false)
    pty.send(`${KEYS.clear}gatekeeper-off\r`)
    await pty.until('ready>')
    pty.send('danger twice; echo on-again\r')
    await pty.until(/^on-again/m)
    expect(readFileSync(mark, 'utf8')).toBe('twice\n')
  })
})
