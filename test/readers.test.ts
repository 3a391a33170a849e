// The small readers of languages inside arguments: what they say of texts, and what they refuse to be sure of.
import { describe, expect, test } from 'vitest'
import type { Step } from '../src/commands/define.ts'
import { readAwk } from '../src/commands/lib/read-awk.ts'
import { readEx } from '../src/commands/lib/read-ex.ts'
import { type InlineLanguage, readInline } from '../src/commands/lib/read-inline.ts'
import { readJq } from '../src/commands/lib/read-jq.ts'
import { readSed } from '../src/commands/lib/read-sed.ts'
import { readSql, type SqlClass } from '../src/commands/lib/read-sql.ts'
import { show, showWord } from '../src/model/index.ts'

const shown = (step: Step): string => {
  if ('kind' in step) return show(step)
  if ('script' in step) return `script ${showWord(step.script)}`
  return 'run' in step ? `run ${step.run.map(showWord).join(' ')}` : 'other'
}
/** `?` where the reader is not sure. */
const all = (steps: readonly Step[] | undefined): string => (steps ? steps.map(shown).join(', ') : '?')

const SQL: Readonly<Record<SqlClass, readonly string[]>> = {
  read: [
    'select 1', 'SELECT count(*), max(x) FROM t WHERE a IN (1, 2);', 'with t(a, b) as (values (1, 2)) select * from t', 'explain delete from t', 'copy t to stdout', 'pragma table_info(users)', '.tables', '\\d users', 'select * from t\\G', '',
    "select '; drop table x'", "select replace(a, 'x', 'y'), truncate(x, 2) from t", 'select x.delete, y.drop from x', 'select * from (values (1, 2)) t(a, b)', "select a::text, data #>> '{a,b}' from t", 'begin; select 1; rollback', 'select * from t for update',
  ],
  write: ['delete from t where id = 3', 'insert into t values (1)', 'update t set a = 1', 'explain analyze delete from t where x = 1', 'with x as (delete from t where a = 1 returning *) select * from x', 'alter table t add column x int', 'pragma journal_mode = wal', 'create table t (a int references x(id) on delete cascade)', 'set global x = 1'],
  destroy: [
    'drop table x', 'DROP DATABASE app', 'select 1; drop table x', 'delete from t', 'delete from t where 1 = 1', 'delete from t where a = 1 or true', 'truncate t', 'alter table t drop column x', '/*! drop table x */', "select 'it\\'s'; drop table x; --'", 'select 5--1; drop table x',
    'do $$ begin drop table x; end $$', 'with x as (delete from t returning *) select * from x', 'drop view v cascade',
  ],
  unknown: ["select pg_read_file('/etc/passwd')", "copy t to program 'sh'", "select * into outfile '/tmp/x' from t", '.shell id', '\\! id', 'select 1 \\g |sh', "exec xp_cmdshell 'x'", "select load_extension('x')", 'select my_function()', 'source /tmp/x.sql', 'select 1\n/\n.shell id', 'select * from t where c = :x'],
}
describe('sql', () => {
  for (const [expected, texts] of Object.entries(SQL)) test.each(texts)(`${expected}: %s`, text => expect(readSql(text)).toBe(expected))
})

describe('awk', () => {
  test.each([
    ['{ print $1 / 2, /x"/ ? "a" : "b" }', ''],
    ['$0 !~ /[/]"/ { n = split($0, a, /[/]/); print a[n] }', ''],
    ['{ if ($1 > 3) print ($1 > $2) }', ''],
    ['{ print $1, $2 > "f" }', 'write f'],
    ['BEGIN { f = "f"; print > f }', 'write f'],
    ['{ f = $1; print > f }', 'write ?f'],
    ['{ print | "sh" }', 'run sh -c sh'],
    ['{ cmd = "id"; cmd | getline; close(cmd) }', 'script id'],
    ['{ system("rm " $1) }', "script 'rm $awk_text', interpret ?'\"rm \" $ 1' as sh"],
    ['if (x) /"/ ; system("id")', '?'],
    ['BEGIN { ARGV[1] = "/etc/passwd" }', '?'],
    ['@load "x"', '?'],
    ['{ print 1 /=/1system("id")/ }', '?'],
  ])('%s', (text, expected) => expect(all(readAwk(text))).toBe(expected))
})

describe('sed', () => {
  test.each([
    ['1,40p', ''],
    ['s/[/]/x/;s|a|b|g', ''],
    ['$!{N;s/\\n/ /}', ''],
    ['a\\\ntext\\\nw x\np', ''],
    ['s/x/y/gw out\np', 'write out'],
    ['/a/r b', 'read b'],
    ['1e id', 'script id'],
    ['1e echo a \\\nrm b', "interpret?"],
    ['s/.*/id/e', 'script id'],
    ['3k', '?'],
    ['{p', '?'],
  ])('%s', (text, expected) => {
    const read = all(readSed(text)?.steps)
    expect(expected === 'interpret?' ? read.startsWith('script ?') : read === expected, read).toBe(true)
  })
  test('lines that are only chosen stay what they are', () => expect([readSed('2,3p;$d')?.selects, readSed('s/a/b/')?.selects]).toEqual([true, false]))
})

describe('jq', () => {
  test.each([
    ['{type, env, role: .message.env} | select(.["env"] == "env")', ''],
    ['"\\(env)"', 'reveal environment'],
    ['$ENV.HOME, env.API_TOKEN', 'reveal API_TOKEN'],
    ['import "a" as a; a::f', 'read a'],
    ['# x \\\n env', '?'],
    ['system("ls")', '?'],
  ])('%s', (text, expected) => expect(all(readJq(text))).toBe(expected))
})

describe('ex', () => {
  test.each([
    ['%s/a/b/g | wq', ''],
    ['set nonumber', ''],
    ['a\n!id\n.\nw out', 'write out'],
    ['g/x/!id', 'script id'],
    ['r !id', 'script id'],
    ['!rm %', "script 'rm \"$edited\"'"],
    ['set shell=/bin/sh | shell', '?'],
    ['%s/a/\\=system("id")/', '?'],
    ['call f()', '?'],
  ])('%s', (text, expected) => expect(all(readEx(text))).toBe(expected))
})

describe('programs on the command line', () => {
  const cases: readonly (readonly [InlineLanguage, string, string, boolean])[] = [
    ['python', "import json; print(json.load(open('a.json'))['x'])", 'read a.json', true],
    ['python', "import shutil as s; s.rmtree('/')", 'delete / (recursive)', false],
    ['python', "import subprocess; subprocess.run('rm -rf a', shell=True)", "script 'rm -rf a'", false],
    ['python', "p = 'a'\nimport os\nos.remove(p)", 'delete a', true],
    ['python', 'import os; o = os; o.remove("a")', '', false],
    ['python', "getattr(__import__('os'), 'system')('id')", '', false],
    ['python', 'import os; print(os.environ)', 'reveal environment', true],
    ['python', '# coding: utf-7\nprint(1)', '', false],
    ['python', "open('a', 'w')", 'write a', false],
    ['javascript', "require('./package.json').version", 'read ./package.json', true],
    ['javascript', "const fs = require('fs'); console.log(JSON.parse(fs.readFileSync('a.json', 'utf8')).x)", 'read a.json', true],
    ['javascript', "require('fs').rmSync('/', { recursive: true })", 'delete / (recursive)', false],
    ['javascript', "require('child_process').execSync('id')", 'script id', false],
    ['javascript', "const { cp: c } = require('fs'); c('a', 'b')", '', false],
    ['javascript', "[]['constructor']['constructor']('x')()", '', false],
    ['javascript', "if (1) /'/.x, eval('1'), /'/", '', false],
    ['perl', 's/a/b/g', '', true],
    ['perl', "system 'rm -rf a'", "script 'rm -rf a'", false],
    ['perl', "print 'system(\"id\")'", '', false],
    ['ruby', "FileUtils.rm_rf('a')", 'delete a (recursive)', false],
  ]
  test.each(cases)('%s: %s', (language, text, steps, complete) => {
    const read = readInline(language, text)
    expect([all(read.steps), read.complete]).toEqual([steps, complete])
  })
})
