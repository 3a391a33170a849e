// Every set of data lines.
import agents from './agents.ts'
import code from './code.ts'
import commits from './commits.ts'
import type { DataLines } from './define.ts'
import documents from './documents.ts'
import editing from './editing.ts'
import everyday from './everyday.ts'
import forge from './forge.ts'
import long from './long.ts'
import network from './network.ts'
import printing from './printing.ts'
import searching from './searching.ts'
import tools from './tools.ts'

export const data: Readonly<Record<string, DataLines>> = { agents, code, commits, documents, editing, everyday, forge, long, network, printing, searching, tools }
