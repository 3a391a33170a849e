// Owns lines for shells with a language of their own that mean the same to any shell: programs, plain words and the signs between them.
import { exact, type Word } from '../../model/index.ts'
import type { Given, Step } from '../define.ts'
import { interpretText } from './interpreter.ts'

/** No expansion, no escape, no group, and none of the words that begin or join statements. */
const PLAIN = /^(?:[\w./~ ;\n|&"':,+-])+$/
const STATEMENT =
  /(?:^|[;\n|&])\s*(?:and|or|not|begin|end|if|else|switch|case|for|while|function|func|fn|def|set|let|mut|const|var|use|source|alias|eval|foreach|repeat|with|try|return|endif|breaksw|setenv|abbr|export|import|from|print|del)\b/

/** The text as a script where it is plain, else as something that nobody here reads. */
export const textOf = (text: Word, language: string): Step =>
  PLAIN.test(exact(text) ?? '$') && !STATEMENT.test(exact(text) ?? '') ? { script: text, language } : interpretText(text, language)

/** What stands on standard input runs; when that is the caller's own, whoever types there decides. */
export const plainStdin = (given: Given, language: string): Step[] => [given.stdin ? textOf(given.stdin, language) : interpretText({ text: 'stdin' }, language)]
