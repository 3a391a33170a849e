// pandoc: converts documents. Source: pandoc(1) 3.1.
import { exact, literal, some } from '../model/index.ts'
import { command, type Given, type Role } from './define.ts'
import { runsFile } from './lib/interpreter.ts'
import { fedIn, isElsewhere, pullsIn } from './lib/response-files.ts'
import { all, each, reads, unknowns, writes } from './roles.ts'

/** Formats whose texts include files, and what they do it by. */
const INCLUDING = /^(?:rst|latex|org|t2t|typst|djot|muse|mediawiki|vimwiki|man|mdoc|asciidoc)/
const DIRECTIVE = /\.\.[ \t]+(?:include|literalinclude|csv-table|raw|figure|code)\s*::|\\(?:input|include|lstinputlisting|verbatiminput|subfile|usepackage|import)\b|#\+include|#(?:include|import|read)\b|%!include|^\.(?:so|mso)\b/im

/** Formats that hold what the text shows. */
const HOLDING = /^(?:docx|odt|opendocument|pptx|epub|fb2|ipynb|icml|rtf|pdf)/
const REFERS = /(?:src|href|data|poster)\s*=|url\(|@import|!\[|\]:/i
/** The product holds, or its folder of media, what the text refers to. */
const holds = (given: Given): boolean =>
  ['--embed-resources', '--self-contained', '--extract-media'].some(option => given(option)) || some(given.value('-t'), value => HOLDING.test(value)) || some(given.value('-o'), value => HOLDING.test(value.replace(/^.*\./, '')))

/** Inputs can be addresses. */
const readsAnywhere: Role = each((word, given) => (some(word, value => /^https?:/.test(value)) ? { kind: 'connect', target: word } : reads([word], given)[0]))
/** A format can be a Lua script. */
const formats: Role = (words, given) => words.flatMap(word => (some(word, value => /\.lua$|\//.test(value)) || !word.values ? runsFile('lua')([word], given) : []))

export default command('pandoc', {
  options: {
    '-o, --output <file>': writes,
    '-f, -r, --from, --read <format>': formats,
    '-t, -w, --to, --write <format>': formats,
    '-F, --filter <program>': words => words.map(word => ({ run: [word] })),
    '-L, --lua-filter <file>': runsFile('lua'),
    '--pdf-engine <program>': words => words.map(word => ({ run: [word, literal('input')] })),
    '-d, --defaults <file>': all(reads, unknowns('options come from a file')),
    '--extract-media <dir>': words => words.map(target => ({ kind: 'write', target, recursive: true })),
    '--metadata-file, --template, -H, --include-in-header, -B, --include-before-body, -A, --include-after-body, --bibliography, --csl, --citation-abbreviations, --abbreviations, --reference-doc, --syntax-definition, --epub-cover-image, --epub-metadata, --epub-embed-font <file>': readsAnywhere,
    '--log <file>': writes,
    '-c, --css <url>': (words, given) => (given('--embed-resources') || given('--self-contained') ? readsAnywhere(words, given) : []),
    '--webtex [url]': each(target => ({ kind: 'connect', target, sends: true })),
  },
  harmless:
    '--data-dir <dir> | -M, --metadata <key> | --file-scope | --sandbox | -s, --standalone | -V, --variable <key> | --variable-json <key> | --wrap <kind> | --ascii [value] | --toc, --table-of-contents [value] | --toc-depth <n> | --no-toc-relocation | --lof [value] | --lot [value] | ' +
    '-N, --number-sections | --number-offset <n> | --top-level-division <kind> | --resource-path <path> | --no-highlight | --highlight-style <style> | --syntax-highlighting <style> | --dpi <n> | --eol <kind> | --columns <n> | -p, --preserve-tabs | ' +
    '--tab-stop <n> | --pdf-engine-opt <option> | --self-contained | --embed-resources [value] | --link-images [value] | --request-header <header> | --no-check-certificate | --indented-code-classes <names> | --default-image-extension <ext> | ' +
    '--shift-heading-level-by <n> | --base-header-level <n> | --strip-empty-paragraphs | --track-changes <kind> | --strip-comments | --reference-links | --reference-location <place> | --figure-caption-position <place> | --table-caption-position <place> | ' +
    '--atx-headers | --markdown-headings <kind> | --list-tables | --listings | -i, --incremental | --slide-level <n> | --section-divs | --html-q-tags | --email-obfuscation <kind> | --id-prefix <text> | -T, --title-prefix <text> | ' +
    '--epub-subdirectory <name> | --epub-chapter-level <n> | --split-level <n> | --chunk-template <text> | --epub-title-page <value> | --ipynb-output <kind> | -C, --citeproc | --natbib | --biblatex | --mathml | --mathjax [url] | --katex [url] | --gladtex | ' +
    '--trace | --dump-args | --ignore-args | --verbose | --quiet | --fail-if-warnings | --bash-completion | --list-input-formats | --list-output-formats | --list-extensions [format] | --list-highlight-languages | --list-highlight-styles | ' +
    '-D, --print-default-template <format> | --print-default-data-file <file> | --print-highlight-style <style> | -v, --version | -h, --help',
  always: given => {
    const format = exact(given.value('-f')) ?? ''
    const { stdin } = given
    const fed = !given.operands.some(word => exact(word) !== '-') && stdin !== undefined && INCLUDING.test(format) && (!stdin.values || stdin.values.some(text => DIRECTIVE.test(text)))
    const files = given.operands.filter(word => isElsewhere(word, given) && (INCLUDING.test(format) || some(word, value => /\.(?:rst|tex|latex|ltx|org)$/i.test(value))))
    if (holds(given)) return given.operands.some(word => exact(word) !== '-') ? pullsIn(given.operands.filter(word => !some(word, value => /^https?:/.test(value))), given) : fedIn(given, text => (REFERS.test(text) ? [{ kind: 'unknown', target: literal('stdin'), why: 'which files this text includes is not known' }] : []))
    return [...(fed ? [stdin] : []), ...files].map(target => ({ kind: 'unknown', target, why: 'which files this text includes is not known' }))
  },
  // `pandoc lua` and `pandoc server` are programs of their own.
  operands: { '<path...>': (words, given) => (/^(?:lua|server)$/.test(exact(words[0]) ?? '') ? [{ kind: 'interpret', target: words[1] ?? literal('stdin'), language: 'lua', ...(words[1] && { file: true as const }) }] : readsAnywhere(words, given)) },
  examples: {
    'pandoc -s -o out.html a.md b.md': ['write out.html', 'read a.md', 'read b.md'],
    'pandoc -f markdown -t plain a.md': ['read a.md'],
    'pandoc -t custom.lua a.md': ['interpret custom.lua as lua (file)', 'read a.md'],
    'pandoc -f rst - <<< hello': [],
    'pandoc lua x.lua': ['interpret x.lua as lua (file)'],
    'pandoc --embed-resources -c https://e/x.css a.md': ['connect https://e/x.css', 'read a.md'],
    'pandoc --embed-resources /tmp/a.html': ['unknown /tmp/a.html (text) (which files this text includes is not known)', 'read /tmp/a.html'],
    'echo "<img src=/etc/x>" | pandoc -f html --self-contained': ['unknown stdin (which files this text includes is not known)'],
    'echo hello | pandoc -o a.docx': ['write a.docx'],
    'pandoc /tmp/a.md -o /tmp/a.epub': ['write /tmp/a.epub', 'unknown /tmp/a.md (text) (which files this text includes is not known)', 'read /tmp/a.md'],
    'pandoc -c x.css a.md': ['read a.md'],
    'pandoc -r ./in.lua a.md': ['interpret ./in.lua as lua (file)', 'read a.md'],
    'pandoc --filter ./f.py a.md': ['execute ./f.py', 'read a.md'],
    'pandoc -L f.lua a.md': ['interpret f.lua as lua (file)', 'read a.md'],
    'pandoc --pdf-engine=cat -o out.pdf a.md': ['read input', 'write out.pdf', 'read a.md'],
    'pandoc -d opts.yaml a.md': ['read opts.yaml', 'unknown opts.yaml (options come from a file)', 'read a.md'],
    'pandoc --extract-media=media --log=log.json a.docx': ['write media (recursive)', 'write log.json', 'read a.docx'],
    'pandoc --template t.html --webtex=https://a.example/tex a.md': ['read t.html', 'connect https://a.example/tex (sends)', 'read a.md'],
    'pandoc https://a.example/page': ['connect https://a.example/page'],
  },
})
