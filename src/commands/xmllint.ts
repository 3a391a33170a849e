// xmllint: checks and prints XML. Source: xmllint(1), libxml2 2.9.14 and 2.13.
import { unresolved } from '../model/index.ts'
import { command, type Step } from './define.ts'
import { readsAnywhere } from './lib/anywhere.ts'
import { nothing, writes } from './roles.ts'

const named: Step = { kind: 'read', target: unresolved('files that the document names') }

export default command('xmllint', {
  style: 'long',
  options: {
    '--output, -o <file>': writes,
    '--dtdvalid, --schema, --relaxng, --schematron <schema>': readsAnywhere,
    '--noent': nothing,
    '--c14n, --c14n11, --exc-c14n, --valid, --postvalid, --loaddtd, --dtdattr': nothing,
    '--xinclude': nothing,
    '--shell': nothing,
  },
  harmless:
    '--version | --debug | --debugent | --copy | --recover | --huge | --noenc | --noout | --path <paths> | --load-trace | --nonet | --nocompact | --htmlout | --nowrap  | --dtdvalidfpi <fpi> | --quiet | --timing | --repeat | --insert | ' +
    '--compress | --html | --xmlout | --nodefdtd | --push | --pushsmall | --memory | --maxmem <n> | --nowarning | --noblanks | --nocdata | --format | --encode <encoding> | --dropdtd | --pretty <style> | --nsclean | --testIO | ' +
    '--catalogs | --nocatalogs | --auto | --noxincludenode | --nofixup-base-uris | --stream | --walker | --pattern <pattern> | --chkregister | --sax1 | --sax | --oldxml10 | --xpath <expression> | --xpath0 <expression> | --pedantic | --strict-namespace | --max-ampl <n> | --help',
  operands: { '<file...>': readsAnywhere },
  // The document's entities, inclusions and types name further files; canonical form expands them. The shell reads and saves what is typed.
  always: given => [
    ...(['--noent', '--xinclude', '--c14n', '--valid'].some(option => given(option)) ? [named] : []),
    ...(given('--shell') ? [{ kind: 'interpret' as const, target: given.stdin ?? unresolved('stdin'), language: 'xmllint', ...(given.stdin?.values && { literal: true as const }) }] : []),
  ],
  examples: {
    'xmllint --format a.xml': ['read a.xml'],
    'xmllint --noout --schema a.xsd a.xml': ['read a.xsd', 'read a.xml'],
    "xmllint --html --xpath '//a/@href' a.html": ['read a.html'],
    'xmllint -o b.xml --format a.xml': ['write b.xml', 'read a.xml'],
    'xmllint --noent a.xml': ["read ?'files that the document names'", 'read a.xml'],
    'xmllint --xinclude a.xml': ["read ?'files that the document names'", 'read a.xml'],
    'xmllint --c14n a.xml': ["read ?'files that the document names'", 'read a.xml'],
    'xmllint --noout --valid a.xml': ["read ?'files that the document names'", 'read a.xml'],
    'xmllint --shell a.xml': ['interpret ?stdin as xmllint', 'read a.xml'],
    'xmllint https://a.example/a.xml': ['connect https://a.example/a.xml'],
  },
})
