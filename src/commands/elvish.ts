// elvish: a shell with a language of its own. Source: elvish -help, Elvish 0.20.
import { command } from './define.ts'
import { interpretFile, interpretText, runsFile, runsStdin } from './lib/interpreter.ts'
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
    if (!first) return runsStdin(given, 'elvish')
    return [given('-c') ? interpretText(first, 'elvish') : interpretFile(first, 'elvish')]
  },
  examples: {
    "elvish -c 'put a'": ["interpret 'put a' as elvish (literal)"],
    'elvish -norc -log out.log -cpuprofile prof build.elv': ['write out.log', 'write prof', 'interpret build.elv as elvish (file)'],
    'elvish -compileonly build.elv': ['read build.elv'],
    'elvish -rc my.elv': ['interpret my.elv as elvish (file)', 'interpret ?stdin as elvish'],
  },
})
