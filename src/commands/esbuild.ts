// esbuild: bundles JavaScript. Source: esbuild 0.28 --help.
import { exact, literal, type Word } from '../model/index.ts'
import { command, type Given, type Step } from './define.ts'
import { listens } from './lib/interpreter.ts'
import { fedIn, pullsIn } from './lib/response-files.ts'

// Its options carry their key behind a colon (--define:A=1), which no other notation here does, and none of them is bundled or has
// its value in the next word. So every word is an operand, and is what its first part says.
const WRITES = /^--(?:outfile|outdir|metafile|mangle-cache)=(.*)$/s
const PLAIN =
  /^--(?:bundle|define|external|format|loader|minify(?:-whitespace|-identifiers|-syntax)?|packages|platform|sourcemap|splitting|target|watch|watch-delay|abs-paths|allow-overwrite|analyze|asset-names|banner|footer|charset|chunk-names|color|conditions|cors-origin|drop|drop-labels|entry-names|global-name|ignore-annotations|jsx|jsx-dev|jsx-factory|jsx-fragment|jsx-import-source|jsx-side-effects|keep-names|legal-comments|line-limit|log-level|log-limit|log-override|main-fields|mangle-props|mangle-quoted|out-extension|outbase|preserve-symlinks|public-path|pure|alias|reserve-props|resolve-extensions|serve-fallback|source-root|sourcefile|sources-content|supported|tree-shaking|tsconfig-raw|version|help)(?:[:=].*)?$|^-h$/s
const READS = /^--(?:inject:|tsconfig=|certfile=|keyfile=)(.*)$/s

function meaning(word: Word): readonly Step[] {
  const text = exact(word)
  if (text === undefined) return [word.values ? { kind: 'read', target: word } : { kind: 'unknown', target: word, why: 'it may be an option' }]
  const value = (pattern: RegExp): Word | undefined => {
    const found = pattern.exec(text)?.[1]
    return found === undefined ? undefined : literal(found)
  }
  const written = value(WRITES)
  if (written) return [{ kind: 'write', target: written }]
  const served = /^--serve(?:=(.*))?$/.exec(text)
  if (served) return [listens(literal(served[1]?.includes(':') ? served[1] : `0.0.0.0:${served[1] ?? '8000'}`), '8000')]
  // To serve a folder is to serve, and everything in it.
  const folder = value(/^--servedir=(.*)$/s)
  if (folder) return [{ kind: 'read', target: folder, recursive: true }, listens(literal('0.0.0.0:8000'), '8000')]
  const read = value(READS)
  if (read) return [{ kind: 'read', target: read }]
  if (PLAIN.test(text)) return []
  return text.startsWith('-') ? [{ kind: 'unknown', target: word, why: 'this option is not known' }] : [{ kind: 'read', target: word }]
}

const isOption = (word: Word): boolean => exact(word)?.startsWith('-') ?? false
const IMPORTS = /import|require|url\(|new\s+URL|export[^]*from|\\u/

/** A bundle holds what its sources name, as text where a loader says so. */
function pulled(given: Given): readonly Step[] {
  if (!given.operands.some(word => /^--(?:bundle$|bundle=true|loader\b)/.test(exact(word) ?? ''))) return []
  const sources = given.operands.filter(word => !isOption(word))
  return sources.length ? pullsIn(sources, given) : fedIn(given, text => (IMPORTS.test(text) ? [{ kind: 'unknown', target: literal('stdin'), why: 'which files this text includes is not known' }] : []))
}

export default command('esbuild', {
  style: 'none',
  operands: { '<word...>': words => words.flatMap(meaning) },
  always: given => pulled(given),
  examples: {
    'esbuild --version': [],
    'esbuild src/a.ts --bundle --define:X=1 --external:react --outfile=out.js': ['read src/a.ts', 'write out.js'],
    'esbuild a.ts --outdir=out --tsconfig=t.json --serve=9000': ['read a.ts', 'write out', 'read t.json', 'connect 0.0.0.0:9000 (listens)'],
    'esbuild --servedir=/': ['read / (recursive)', 'connect 0.0.0.0:8000 (listens)'],
    'esbuild --bundle /tmp/a.js --loader:.env=text': ['unknown /tmp/a.js (text) (which files this text includes is not known)', 'read /tmp/a.js'],
    "echo 'import \"./a.env\"' | esbuild --bundle": ['unknown stdin (which files this text includes is not known)'],
    'echo "let a = 1" | esbuild --bundle --minify': [],
    'esbuild --frobnicate a.ts': ['unknown --frobnicate (this option is not known)', 'read a.ts'],
  },
})
