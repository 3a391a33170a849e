// xsltproc: transforms XML by stylesheets, which are programs that can write files. Source: xsltproc(1), libxslt 1.1.35.
import { command } from './define.ts'
import { isAddress, readsAnywhere } from './lib/anywhere.ts'
import { interpretFile } from './lib/interpreter.ts'
import { each, nothing, writes } from './roles.ts'

export default command('xsltproc', {
  style: 'long',
  options: { '--output, -o <file>': writes, '--writesubtree <dir>': writes, '--nowrite': nothing },
  harmless:
    '--version, -V | --verbose, -v | --timing | --repeat | --debug | --dumpextensions | --novalid | --nodtdattr | --noout | --maxdepth <n> | --maxvars <n> | --maxparserdepth <n> | --huge | --seed-rand <n> | --html | --encoding <encoding> | ' +
    '--param <name> <value> | --stringparam <name> <value> | --path <paths> | --nonet | --nomkdir | --catalogs | --xinclude | --xincludestyle | --load-trace | --profile, --norman | --help',
  operands: { '<stylesheet>': each((word, given) => (isAddress(word) ? { kind: 'interpret', target: word, language: 'xslt', from: [{ kind: 'network', what: word.text }] } : given('--nowrite') ? { kind: 'read', target: word } : interpretFile(word, 'xslt'))), '<file...>': readsAnywhere },
  examples: {
    'xsltproc -o b.html a.xsl a.xml': ['write b.html', 'interpret a.xsl as xslt (file)', 'read a.xml'],
    'xsltproc --nowrite --stringparam n 1 a.xsl a.xml': ['read a.xsl', 'read a.xml'],
    'xsltproc --writesubtree out a.xsl a.xml': ['write out', 'interpret a.xsl as xslt (file)', 'read a.xml'],
    'xsltproc https://a.example/a.xsl a.xml': ['interpret https://a.example/a.xsl as xslt from network https://a.example/a.xsl', 'read a.xml'],
  },
})
