// Settings of the Java machine, as java takes them, and its tools behind `-J`.
import { exact, literal, type Word } from '../../model/index.ts'
import type { Role, Step } from '../define.ts'
import { executesHere, writesPath } from './toolchain.ts'

/** Code that is loaded, or options that are read, before anything else. */
const LOADS = /^(?:X:(?:Flags|VMOptionsFile|SharedArchiveFile|AOT(?:Cache|Library|Mode)|JVMCI\w*)=|run|bootclasspath)/
const READS = /^X:(?:SharedClassListFile|ExtraSharedClassListFile|CompileCommandFile|CompilerDirectivesFile|AOTConfiguration)=(.+)/s
const FILE = /^(?:loggc:|X:\w*(?:File|Path|Dump|Archive|List|Directory|Output|HeapAt)\w*[=:]|X:(?:FlightRecorderOptions|StartFlightRecording)[=:].*?filename=)([^,]+)/s

/** What follows `-X`: most settings tune the machine, some run a command, load code or write a file. */
export const tunes: Role = words =>
  words.flatMap((word): readonly Step[] => {
    const text = exact(word)
    if (text === undefined) return [executesHere]
    const hook = /^X:On(?:OutOfMemory)?Error=(.*)$/s.exec(text)
    if (hook) return [{ script: literal(hook[1] ?? '') }]
    if (LOADS.test(text)) return [executesHere]
    const list = READS.exec(text)?.[1]
    if (list) return [{ kind: 'read', target: literal(list) }]
    // What is logged goes to an output that is not one of the two streams.
    const file = /^log:[^:]*:(?!std(?:out|err)(?:$|:))(?:file=)?([^:]+)/.exec(text)?.[1] ?? /^log:.*file=([^:]+)/.exec(text)?.[1] ?? FILE.exec(text)?.[1]
    return file ? [writesPath(literal(file))] : []
  })

/** The machine's own properties name classes, libraries and files of settings; these only say how it behaves, and others are the program's. */
const OWN = /^(?:java|javax|jdk|sun|com\.sun)\./
const TAME = /^(?:java\.(?:awt\.headless|net\.\w+|io\.tmpdir|util\.(?:concurrent|Arrays)\.[\w.]+|rmi\.server\.hostname|vendor\S*|version|specification\S*)|sun\.(?:java2d|net|zip|arch)\.[\w.]+|jdk\.(?:tls|http|net|attach)\.[\w.]+|https?\.\w+)=?/
export const defines: Role = words => (words.some(word => { const text = exact(word); return text === undefined || (OWN.test(text) && !TAME.test(text)) }) ? [executesHere] : [])

/** `-J-Xmx1g`: a setting for the machine in which a tool runs. */
export const passes: Role = (words, given) =>
  words.flatMap((word: Word) => {
    const text = exact(word) ?? ''
    if (text.startsWith('-X')) return tunes([literal(text.slice(2))], given)
    if (text.startsWith('-D')) return defines([literal(text.slice(2))], given)
    return /^-(?:ea|da|esa|dsa|server|client|verbose\S*)$|^--(?:add-(?:opens|exports|reads)|enable-preview|enable-native-access)\b/.test(text) ? [] : [executesHere]
  })
