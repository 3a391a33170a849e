// Configuration files as people have them: hand-written, grown, odd.
const CLAUDE = (hooks: string): string => `{\n  "model": "opus",\n  "hooks": ${hooks}\n}\n`
const OTHER = '{ "matcher": "Bash", "hooks": [{ "type": "command", "command": "/usr/local/bin/audit.sh" }] }'

/** Files of JSON, by what is odd in them. */
export const JSON_FILES: ReadonlyMap<string, string> = new Map([
  ['empty', ''], ['a line break', '\n'], ['blanks', '  \n\n'], ['an object', '{}'], ['an object and a line break', '{}\n'], ['an object with a blank', '{ }'], ['an open object', '{\n}\n'], ['an open object with blanks', '{\n\n  \n}\n'],
  ['a byte order mark', '\ufeff{\n  "a": 1\n}\n'], ['only a byte order mark', '\ufeff'], ['a mark and an object', '\ufeff{}\r\n'],
  ['one key', '{"a":1}'], ['one key, spaced', '{ "a": 1 }\n'], ['minified', '{"model":"opus","env":{"A":"b"},"permissions":{"allow":["Bash(ls)"],"deny":[]}}'],
  ['two spaces', '{\n  "a": {\n    "b": [1, 2]\n  }\n}\n'], ['four spaces', '{\n    "a": {\n        "b": true\n    }\n}\n'], ['three spaces', '{\n   "a": 1,\n   "b": 2\n}\n'], ['one space', '{\n "a": 1\n}\n'], ['tabs', '{\n\t"a": {\n\t\t"b": null\n\t}\n}\n'],
  ['no indentation', '{\n"a": 1,\n"b": {\n"c": 2\n}\n}\n'], ['mixed indentation', '{\n  "a": 1,\n\t"b": 2,\n      "c": 3\n}\n'], ['no last line break', '{\n  "a": 1\n}'], ['many last line breaks', '{\n  "a": 1\n}\n\n\n'], ['leading blanks', '\n\n  {\n  "a": 1\n  }\n'],
  ['ends of lines of Windows', '{\r\n  "a": 1,\r\n  "b": [\r\n    "c"\r\n  ]\r\n}\r\n'], ['Windows and a mark', '\ufeff{\r\n\t"a": 1\r\n}\r\n'], ['mixed ends of lines', '{\r\n  "a": 1,\n  "b": 2\r\n}\n'],
  ['a line comment', '{\n  // mine\n  "a": 1\n}\n'], ['a comment behind', '{\n  "a": 1 // one\n}\n'], ['a block comment', '{\n  /* a\n     b */\n  "a": 1 /* c */\n}\n'], ['a comment at the head', '// settings\n{\n  "a": 1\n}\n'], ['a comment at the foot', '{\n  "a": 1\n}\n// end\n'],
  ['only a comment inside', '{\n  // nothing yet\n}\n'], ['a comment in one line', '{ /* none */ }\n'], ['a comment with braces', '{\n  // { "hooks": { "PreToolUse": [] } }\n  "a": "// no comment"\n}\n'], ['a comma too much', '{\n  "a": 1,\n}\n'], ['a comma too much and a comment', '{\n  "a": [1, 2,], // two\n}\n'],
  ['commas in front', '{\n    "a": 1\n  , "b": 2\n}\n'], ['empty hooks', CLAUDE('{}')], ['empty hooks, open', CLAUDE('{\n  }')], ['an empty list', CLAUDE('{ "PreToolUse": [] }')], ['an empty list, open', CLAUDE('{\n    "PreToolUse": [\n    ]\n  }')], ['an empty list with a comment', CLAUDE('{\n    "PreToolUse": [\n      // none\n    ]\n  }')],
  ['hooks of others', CLAUDE(`{\n    "PreToolUse": [\n      ${OTHER}\n    ]\n  }`)], ['hooks of others in one line', CLAUDE(`{ "PreToolUse": [${OTHER}, ${OTHER}] }`)], ['hooks of others with a comma too much', CLAUDE(`{\n    "PreToolUse": [\n      ${OTHER}, // theirs\n    ],\n  }`)],
  ['hooks of other events', CLAUDE(`{\n    "PostToolUse": [${OTHER}],\n    "Stop": []\n  }`)], ['hooks that are not ours by a letter', CLAUDE('{ "PreToolUse": [{ "hooks": [{ "type": "command", "command": "gatekeepers hook claude-code" }] }] }')], ['a program that has our name for an argument', CLAUDE('{ "PreToolUse": [{ "hooks": [{ "type": "command", "command": "echo gatekeeper" }] }] }')],
  ['a key twice', '{\n  "a": 1,\n  "a": 2\n}\n'], ['hooks twice', '{\n  "hooks": { "Stop": [] },\n  "hooks": { "PostToolUse": [] }\n}\n'], ['a key twice, deep', '{ "x": { "y": 1, "y": [ { "y": 1, "y": 2 } ] } }\n'], ['keys that objects have', '{ "__proto__": 1, "constructor": { "toString": 2 } }\n'],
  ['other scripts', '{\n  "名前": "ゲート",\n  "emoji": "👩‍💻\u202e",\n  "escaped": "\\u0041\\n\\"\\\\"\n}\n'], ['deep', `{ "a": ${'['.repeat(200)}${']'.repeat(200)} }\n`], ['deep objects', `${'{"a":'.repeat(100)}1${'}'.repeat(100)}\n`], ['long', `{\n${Array.from({ length: 2000 }, (_, n) => `  "key${n}": "value ${n}"`).join(',\n')}\n}\n`],
  ['numbers', '{ "a": 1e400, "b": -0.0, "c": 12345678901234567890, "d": 1.10 }\n'], ['blanks at ends of lines', '{  \n  "a": 1,   \n  "b": 2\t\n}   \n'], ['form of prettier', '{\n  "permissions": { "allow": ["Bash(npm run lint)", "Read(~/.zshrc)"] },\n  "statusLine": { "type": "command", "command": "~/.claude/statusline.sh" }\n}\n'],
  ['a vertical list', '{ "hooks":\n  { "PreToolUse":\n    [ { "hooks": [ { "type": "command", "command": "x" } ] }\n    ]\n  }\n}\n'],
])

const KIMI = '[models.k2]\nprovider = "moonshot"\nmax_context_size = 262144\n'

/** Files of TOML, by what is odd in them. */
export const TOML_FILES: ReadonlyMap<string, string> = new Map([
  ['empty', ''], ['a line break', '\n'], ['two line breaks', '\n\n'], ['blanks', '   \n'], ['a comment', '# mine\n'], ['a comment, no line break', '# mine'], ['one key', 'a = 1\n'], ['one key, no line break', 'a = 1'], ['many last line breaks', 'a = 1\n\n\n'], ['blanks at the end', 'a = 1\n   '],
  ['a byte order mark', '\ufeffa = 1\n'], ['only a mark', '\ufeff'], ['Windows', 'a = 1\r\nb = 2\r\n'], ['Windows, no line break', 'a = 1\r\nb = 2'], ['Windows and a mark', '\ufeff# x\r\na = 1\r\n'], ['mixed', 'a = 1\r\nb = 2\n'],
  ['a table', KIMI], ['a table, no line break', KIMI.trimEnd()], ['tables', `default_model = "k2"\n\n${KIMI}\n[providers.moonshot]\ntype = "kimi"\napi_key = "sk-x"\n`], ['a table with a comment', `${KIMI}# end\n`],
  ['hooks of others', '[[hooks]]\nevent = "PreToolUse"\ncommand = "audit"\n'], ['hooks of others, twice', '[[hooks]]\nevent = "Stop"\ncommand = "a"\n\n[[hooks]]\nevent = "PreToolUse"\nmatcher = "Bash"\ncommand = "b"\ntimeout = 3\n'], ['hooks of others before a table', `[[hooks]]\nevent = "Stop"\ncommand = "a"\n\n${KIMI}`],
  ['tabs', '[a]\n\tb = 1\n\t\tc = 2\n'], ['odd blanks', '  [ a ]\nb   =   1\n'], ['quoted keys', '"a b" = 1\n\'c.d\' = 2\n[e."f g"]\nh = 3\n'], ['dotted keys', 'a.b.c = 1\na.b.d = 2\n'], ['lists', 'a = [\n  1, # one\n  2,\n]\n'], ['inline tables', 'a = { b = 1, c = { d = "e" } }\n'],
  ['long texts', 'a = """\nfirst\n[[hooks]]\n# not a table\n"""\n'], ['literal texts', "a = 'C:\\dir'\nb = '''\nx\n'''\n"], ['escapes', 'a = "\\u0041\\t\\"\\\\"\n'], ['other scripts', '# 名前\na = "ゲート 👩‍💻"\n'], ['numbers', 'a = 1_000\nb = -1.5\nc = true\n'],
  ['a comment like our mark', '# gatekeeper begins here, they say\na = 1\n'], ['a text with our name', 'a = "gatekeeper hook kimi-code"\n'], ['a key like ours', 'hooksy = 1\n[hooksy2]\na = 1\n'], ['comments between', '# a\n\n# b\na = 1 # c\n\n\n# d\n'], ['many tables', Array.from({ length: 200 }, (_, n) => `[t${n}]\nk = ${n}\n`).join('\n')], ['lists of tables', '[[a]]\nb = 1\n[[a]]\nb = 2\n[a.c]\nd = 3\n'],
  ['a trailing comment without a line break', 'a = 1 # x'],
])
