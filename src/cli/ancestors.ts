// The processes that this one comes from, where the system tells (proc_pid_stat(5)): who asked may not be the one that approves.
import { readFileSync } from 'node:fs'
import { fieldsOf, START } from '../disk/holder.ts'

export interface Ancestor {
  /** Its number, and the time of its start: numbers are used again. */
  readonly id: string
  readonly name: string
  /** It leads the session of a terminal. */
  readonly leads: boolean
}

/** No process has more; a cycle could only come from one that is gone. */
const MOST = 64
/** What stands between an agent and its hook, and what agents and people come from alike. */
const SHELL = /^(?:ba|da|z|k|mk|a|fi)?sh$|^(?:busybox|setsid|nohup|timeout|script|gatekeeper)$/
const COMMON = /^(?:systemd|init|launchd|tmux|screen|sshd|login|su$|sudo$)/i

/** The nearest first. @param from the process to begin with */
export function* ancestors(from = process.ppid): Generator<Ancestor> {
  let pid = from
  for (let count = 0; pid > 0 && count < MOST; count++) {
    let text: string
    try {
      text = readFileSync(`/proc/${pid}/stat`, 'latin1')
    } catch {
      return
    }
    const fields = fieldsOf(text)
    const [, parent = '', , session = '', terminal = ''] = fields
    yield { id: `${pid}-${fields[START]}`, name: text.slice(text.indexOf('(') + 1, text.lastIndexOf(')')), leads: session === String(pid) && terminal !== '0' }
    pid = Number(parent)
  }
}

/** The agent that started this hook, as far as that can be told: what is not a shell in between. A shell that a person types into leads the session of a terminal. */
export function asker(): string | undefined {
  for (const { id, name, leads } of ancestors()) {
    if (!SHELL.test(name)) return id.startsWith('1-') || COMMON.test(name) ? undefined : id
    if (leads) return undefined
  }
  return undefined
}

/** True when this process comes from that one. */
export function comesFrom(id: string): boolean {
  for (const one of ancestors()) if (one.id === id) return true
  return false
}
