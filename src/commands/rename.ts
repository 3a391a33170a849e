// rename, prename: rename files by a Perl expression, or replace one text in names. Source: rename(1), File::Rename 1.31 and util-linux 2.38.
import { exact, type Word } from '../model/index.ts'
import { command, type Given, type Step } from './define.ts'
import { folderOf } from './lib/words.ts'
import { interprets, nothing } from './roles.ts'

/** `s/a/b/` and `y/a/b/` without the flag that runs code. */
const PLAIN = /^(?:(?:s|y|tr)([/|,#!])(?:(?!\1)[^$@(\\]|\\[^a-zA-Z]|\\[1-9bdswDSWLlUuE]|\$[1-9&]|\$(?=\1)|\((?!\?))*\1(?:(?!\1)[^$@\\]|\\[^a-zA-Z]|\\[1-9LlUuE]|\$[1-9&])*\1[gimsxr]*;?\s*)+$/

function moves(files: readonly Word[]): readonly Step[] {
  return files.flatMap((target): Step[] => {
    const made: Word = target.values ? { text: target.text, values: [...new Set(target.values.map(value => `${folderOf(value)}/*`.replace(/^\.\//, '')))], glob: true } : target
    return [{ kind: 'delete', target }, { kind: 'write', target: made }]
  })
}

function renames(given: Given): readonly Step[] {
  const codes = given.values('-e')
  const first = given.operands[0]
  // What looks like a name may be a call: `unlink`. A dry run computes the new names all the same.
  const perl = codes.length > 0 || (given('-n') && given.called !== 'rename.ul') || /[/|,#!{;]/.test(exact(first) ?? '')
  const files = given.operands.slice(codes.length ? 0 : perl ? 1 : 2)
  const code = codes.length ? codes : perl && first ? [first] : []
  const doubtful = code.filter(one => !PLAIN.test(exact(one) ?? ''))
  return [...interprets('perl')(doubtful, given), ...(given('-n') ? [] : moves(files))]
}

export default command('rename', {
  aliases: ['prename', 'file-rename', 'rename.ul'],
  harmless:
    '-a, --all | -d, --filename, --nopath, --nofullpath | -e, -E <expression> | -f, --force | -g | -i, --interactive | -l, --last | -m, --man | ' +
    '-n, --nono, --no-act, --dry-run, --just-print | -o, --no-overwrite | --path, --fullpath | -s, --symlink | -u, --unicode [encoding] | ' +
    '-v, --verbose | -0, --null | -z | -h, --help | -V, --version',
  operands: { '<word...>': nothing },
  always: renames,
  examples: {
    "rename 's/\\.js$/.ts/' src/*.js": ['delete each of src/*.js', 'write each of src/*'],
    "rename -n 's/a/b/' a.txt": [],
    "rename -n 'system(1)' a.txt": ["interpret 'system(1)' as perl (literal)"],
    "rename 's/x/unlink $_/e' a.txt": ["interpret 's/x/unlink $_/e' as perl (literal)", 'delete a.txt', 'write each of *'],
    'rename .htm .html a.htm': ['delete a.htm', 'write each of *'],
    "rename -e 'unlink' a.txt": ['interpret unlink as perl (literal)', 'delete a.txt', 'write each of *'],
  },
})
