// pwsh: PowerShell. Its options may be cut short and are written in any case. Source: about_Pwsh, PowerShell 7.4; about_PowerShell_exe 5.1.
import { exact, unresolved } from '../model/index.ts'
import { command } from './define.ts'
import { interpretFile, interpretText, rest, runsStdin } from './lib/interpreter.ts'
import { joined } from './lib/words.ts'
import { nothing } from './roles.ts'

/** `-NoProfile` → every spelling from `-NoP` on, in lower and in mixed case. */
const spellings = (name: string, from: number): string[] =>
  Array.from({ length: name.length - from + 1 }, (_, i) => name.slice(0, from + i)).flatMap(part => [`-${part}`, `-${part.toLowerCase()}`])
const names = (...all: readonly (readonly [name: string, from: number])[]): string =>
  [...new Set(all.flatMap(([name, from]) => spellings(name, from)))].join(', ')

const switches = [
  ['NoLogo', 3],
  ['NoProfile', 3],
  ['NonInteractive', 3],
  ['NoExit', 3],
  ['Interactive', 1],
  ['Login', 1],
  ['Mta', 2],
  ['Sta', 2],
  ['Version', 1],
  ['Help', 1],
  ['NoProfileLoadTime', 11],
] as const
const valued = [
  ['ExecutionPolicy', 2],
  ['InputFormat', 3],
  ['OutputFormat', 1],
  ['WindowStyle', 1],
  ['WorkingDirectory', 2],
  ['CustomPipeName', 2],
  ['SettingsFile', 8],
  ['ConfigurationName', 6],
  ['PSConsoleFile', 3],
] as const

export default command('pwsh', {
  aliases: ['powershell', 'pwsh.exe', 'powershell.exe', 'pwsh-preview'],
  style: 'long',
  options: {
    [rest(`${names(['Command', 1])}, -commandwithargs, -CommandWithArgs, -cwa <text>`)]: (words, given) => {
      const text = joined(words)
      return words.length === 1 && words[0]?.values?.[0] === '-' ? runsStdin(given, 'powershell') : words.length ? [interpretText(text, 'powershell')] : []
    },
    [`${names(['EncodedCommand', 1])}, -ec <text>`]: words =>
      words.map(word => interpretText(unresolved(word.text, [{ kind: 'decoder', what: 'base64' }]), 'powershell')),
    [rest(`${names(['File', 1])} <file>`)]: ([file], given) =>
      !file ? [] : file.values?.[0] === '-' ? runsStdin(given, 'powershell') : [interpretFile(file, 'powershell')],
    [`${names(['ConfigurationFile', 14])} <file>`]: words => words.map(file => interpretFile(file, 'powershell')),
  },
  harmless: [
    ...switches.map(one => names(one)),
    ...valued.map(one => `${names(one)} <value>`),
    '-ep <value>',
    '-ex <value>',
    '-wd <dir>',
    '-?',
    '/?',
    '-h',
  ].join(' | '),
  operands: { '<word...>': nothing },
  always: given => {
    // Windows PowerShell gives -Version a number, behind which a script can stand.
    const file = given('-Version') ? given.operands.find(word => !/^[\d.]+$/.test(exact(word) ?? '')) : given.operands[0]
    if (['-Command', '-cwa', '-EncodedCommand', '-File', '-Help', '-?', '-h'].some(option => given(option)) || (given('-Version') && !file)) return []
    // Windows PowerShell takes a bare operand as a command, PowerShell 7 as a file.
    return file ? [interpretFile(file, 'powershell')] : runsStdin(given, 'powershell')
  },
  examples: {
    'pwsh -NoProfile -Command "Get-Date; 1"': ["interpret 'Get-Date; 1' as powershell (literal)"],
    'pwsh -nop -c Get-Content a.txt': ["interpret 'Get-Content a.txt' as powershell (literal)"],
    'powershell -ep Bypass -w hidden -enc AAAA': ['interpret ?AAAA as powershell from decoder base64'],
    'pwsh -File build.ps1 -Fast': ['interpret build.ps1 as powershell (file)'],
    'pwsh -ConfigurationFile s.pssc build.ps1': ['interpret s.pssc as powershell (file)', 'interpret build.ps1 as powershell (file)'],
    'pwsh': ['interpret ?stdin as powershell'],
    'powershell -Version 2 x.ps1': ['interpret x.ps1 as powershell (file)'],
    'pwsh -Version': [],
  },
})
