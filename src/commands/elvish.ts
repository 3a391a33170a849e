// elvish: a shell with a language of its own. Source: elvish -help, Elvish 0.20.
import { command } from './define.ts'
import { interpretFile, runsFile } from './lib/interpreter.ts'
import { plainStdin, textOf } from './lib/plain-lines.ts'
import { nothing, reads, writes } from './roles.ts'

export default command('elvish', {
  style: 'long',
  options: { '-rc <file>': runsFile('elvish'), '-log <file>': writes, '-cpuprofile <file>': writes },
  harmless: '-c | -i | -buildinfo | -compileonly | -deprecation-level <n> | -db <file> | -sock <path> | -daemon | -json | -norc | -lsp | -help | -h'
    + ' | -version | -allocs <file>',
  operands: { '<word...>': nothing },
  always: given => {
    const [first] = given.operands
    if (given('-version') || given('-buildinfo') || given('-help') || given('-lsp')) return []
    if (given('-compileonly')) return first && !given('-c') ? reads([first], given) : []
    if (!first) return plainStdin(given, 'elvish')
    return [given('-c') ? textOf(first, 'elvish') : interpretFile(first, 'elvish')]
  },
  examples: {
    "elvish -c 'var x = 1'": ["interpret 'var x = 1' as elvish (literal)"],
    "elvish -c 'rm x'": ['delete x'],
    'elvish -norc -log out.log -cpuprofile prof build.elv': ['write out.log', 'write prof', 'interpret build.elv as elvish (file)'],
    'elvish -compileonly build.elv': ['read build.elv'],
    'elvish -rc my.elv': ['interpret my.elv as elvish (file)', 'interpret ?stdin as elvish'],
  },
})
