// Owns the settings of a Java machine: those that tune it are known, and any other may write a file, load code or run a command.
import { exact, literal, unknown, type Word } from '../../model/index.ts'
import type { Given, Role, Step } from '../define.ts'
import { executesHere } from './toolchain.ts'

/** Behind `-X`. */
const TUNES =
  /^(?:batch|check:jni|comp|debug|diag|future|int|internalversion|log|log:(?:help|disable|async)|mixed|m[nsx]\d+[kmgt]?|noclassgc|rs|share:(?:auto|off|on)|showSettings(?::[\w:]+)?|ss\d+[kmgt]?|verify(?::\w+)?|prof|incgc|conc?gc|noagent|startOnFirstThread|dock:(?!icon)[^]*|maxjitcodesize\d+[kmg]?|gcpolicy:\w+|quickstart|tune:\w+)$/i
/** Switches and numbers, as `-XX:+PrintFlagsFinal` lists them, hold no file and no program. */
const NUMBER = /^X:(?:[+-](?!ManagementServer|ShowMessageBoxOnError|DumpSharedSpaces|AutoCreateSharedArchive)\w+|\w+[:=](?:-?[\d.]+(?:[kmgt]b?)?|0x[\da-f]+))$/i
const CHOICES = /^X:(?:AbortVMOnException(?:Message)?|CompilationMode|CompileCommand|CompileOnly|ControlIntrinsic|DisableIntrinsic|MetaspaceReclaimPolicy|NativeMemoryTracking|ShenandoahGC(?:Heuristics|Mode)|UseBranchProtection|VerifyGCType|VerifySubSet)=/
const WRITTEN = /^X:(?:HeapDumpPath|ErrorFile|LogFile|ArchiveClassesAtExit|DumpLoadedClassList|PerfDataSaveFile|JVMCILibDumpJNIConfig|PauseAtStartupFile|AllocateHeapAt)[:=](.*)$/s
const READ = /^X:(?:CompilerDirectivesFile|CompileCommandFile|SharedClassListFile|ExtraSharedClassListFile|SharedArchiveConfigFile|ReplayDataFile|InlineDataFile)[:=](.*)$/s

/** The file of `-Xlog:what:output:decorators`. */
function logged(text: string): readonly Step[] {
  const output = /^log:[^:]*:("[^"]*"|[^:]*)/.exec(text)?.[1]?.replaceAll('"', '').replace(/^file=/, '')
  return !output || /^std(?:out|err)$/.test(output) ? [] : [{ kind: 'write', target: literal(output) }]
}
/** What a flight recording writes, and the settings that it reads. */
const recorded = (values: string): readonly Step[] => [
  ...[...values.matchAll(/(?:^|,)(?:filename|repository|dumponexitpath)=([^,]+)/g)].map(([, file = '']): Step => ({ kind: 'write', target: literal(file) })),
  ...[...values.matchAll(/(?:^|,)settings=(?!(?:default|profile|none)(?:,|$))([^,]+)/g)].map(([, file = '']): Step => ({ kind: 'read', target: literal(file) })),
]

function tuned(word: Word): readonly Step[] {
  const text = exact(word)
  if (text === undefined) return [executesHere]
  if (/^log:(?!help$|disable$|async$)/.test(text)) return logged(text)
  if (TUNES.test(text) || NUMBER.test(text) || CHOICES.test(text)) return []
  const hook = /^X:On(?:OutOfMemory)?Error=(.*)$/s.exec(text)
  if (hook) return [{ script: literal(hook[1] ?? '') }]
  const recording = /^X:(?:FlightRecorderOptions|StartFlightRecording)(?:[:=](.*))?$/s.exec(text)
  if (recording) return recorded(recording[1] ?? '')
  const written = WRITTEN.exec(text)?.[1] ?? /^loggc:(.*)$/s.exec(text)?.[1]
  if (written) return [{ kind: 'write', target: literal(written) }]
  const read = READ.exec(text)?.[1]
  if (read) return [{ kind: 'read', target: literal(read) }]
  if (/^(?:X:(?:Flags|VMOptionsFile|JVMCILibPath|SharedArchiveFile)=|run|bootclasspath)/.test(text)) return [executesHere]
  return [unknown(literal(`-X${text}`), 'this setting of the machine is not known')]
}
/** What follows `-X`. */
export const tunes: Role = words => words.flatMap(tuned)

/** Properties that only programs read. */
const INERT = /^(?:file\.encoding|native\.encoding|sun\.(?:jnu|stdout|stderr)\.encoding|std(?:out|err|in)\.encoding|line\.separator|user\.(?:language|country|region|timezone|name|variant)|java\.awt\.headless|java\.net\.(?:preferIPv[46]\w+|useSystemProxies)|java\.io\.tmpdir|apple\.\w[\w.]*|prism\.\w+)(?:=|$)/
/** A property can name a class that the machine itself loads. Where a program runs anyway, it is the program's. */
export const properties =
  (runsNone: (given: Given) => boolean): Role =>
  (words, given) =>
    runsNone(given) && words.some(word => !INERT.test(exact(word) ?? '')) ? [executesHere] : []

/** What a tool hands to the machine that it runs on, behind `-J`. */
export const handsOver: Role = words =>
  words.flatMap(word => {
    const text = exact(word)
    if (text?.startsWith('-X')) return tuned({ ...word, text: text.slice(2), values: [text.slice(2)] })
    return text?.startsWith('-D') && INERT.test(text.slice(2)) ? [] : [executesHere]
  })

/** The entries of a class path, of which each may hold code. */
export const classPath = (word: Word): readonly Word[] => (word.values ? word.values.flatMap(value => value.split(':').filter(Boolean).map(literal)) : [word])
