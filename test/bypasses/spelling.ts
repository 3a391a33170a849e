// How one word is spelled.
import type { BypassClass } from './define.ts'

export default [
  {
    number: 1, way: 'quotes and backslashes inside a word',
    deny: [
      '"rm" "-rf" "/"', '\\rm -rf ~', 'rm -"r"f ~', "r''m -rf ~", '""rm -rf ~', 'rm""  -rf ~', `"r"'m' -r'f' ~`, 'r\\m \\-\\r\\f ~', '\'r\'"m" "-"rf "$HOME"', '/\'bin\'/r"m" -rf ~',
      'nice "r"m -rf ~', "\\c\\o\\m\\m\\a\\n\\d 'rm' -rf ~", 's"u"do r\'m\' -rf ~', 'find ~ "-del"ete', 'c\'a\'t ~/".s"sh/id_ed2551"9"', "rm -rf '/'''", `e'va'l 'r'"m -rf ~"`,
    ],
    allow: [
      "l's'", '"ls" -la', 'g"i"t sta\'tus\'', '\\ls -l\\a src', 'e"ch"o \'-rf ~\'',
    ],
  },
  {
    number: 2, way: 'ANSI-C quoting',
    deny: [
      "rm -rf $'\\x2f'", "$'\\162m' -rf ~", "$'\\x72\\x6d' -rf ~", "$'\\u0072m' -rf ~", "r$'\\155' $'-\\x72f' ~", "rm -rf $'\\57home'", "$'\\U00000072'm -rf ~",
      "$'rm' $'-rf' $'\\x7e/../..'", "cat $'\\x2eenv'", "eval $'rm\\x20-rf\\x20/'", "bash -c $'rm -rf /\\nls'", "sudo $'\\162'$'\\155' -rf /etc", "x=$'\\x72m'; $x -rf ~",
    ],
    allow: [
      "printf '%s' $'a\\tb'", "ls $'\\x2dla'", "echo $'\\x72m -rf ~'",
    ],
  },
  {
    number: 3, way: 'locale quoting',
    deny: [
      '$"rm" -rf /', '$"rm" $"-rf" ~', 'r$"m" -rf ~', '$"r"$"m" -rf /', '/bin/$"rm" -rf "$HOME"', 'x=rm; $"$x" -rf ~', 'eval $"rm -rf ~"', 'bash -c $"rm -rf /"', 'cat $".env"',
      'rm -rf $"/home"', 'timeout 9 $"rm" -rf ~',
    ],
    allow: [
      'echo $"rm -rf ~"', 'ls $"src"',
    ],
  },
  {
    number: 4, way: 'line continuation',
    deny: [
      'rm -rf \\\n/', 'r\\\nm -rf ~', 'rm \\\n  -rf \\\n  ~', 'r\\\n\\\nm -rf ~', 'rm -r\\\nf ~', 'su\\\ndo rm -rf /', 'rm -rf "\\\n/"', 'eval "r\\\nm -rf ~"',
      'cat <<E | sh\nr\\\nm -rf ~\nE', 'find ~ -del\\\nete', 'X=r\\\nm; $X -rf ~', 'cat ~/.ss\\\nh/id_ed25519', 'i\\\nf true; then rm -rf ~; fi',
      'rm -rf ~\\\n/', 'rm -rf ~\\\n', 'rm -rf $\\\nHOME', 'rm -rf "$\\\nHOME"', 'rm -rf ${HO\\\nME}', 'cat ~\\\n/.ssh/id_ed25519', '"${q:\\\n-rm}" -rf ~', 'rm -rf {src,\\\n~}', 'dd of\\\n=/dev/sda',
      'a=~\\\n/; rm -rf $a',
    ],
    atLeastAsk: [
      'ls &\\\n& rm -rf ~', 'ls $\\\n(rm -rf ~)', 'ls "$\\\n(rm -rf ~)"', 'ls `r\\\nm -rf ~`', 'ls `echo ~\\\n/.ssh/id_ed25519`',
    ],
    allow: [
      'ls \\\n-la', 'git \\\n  status', 'grep -n \\\n  foo \\\n  src/a.ts | \\\n  head', "echo 'r\\\nm -rf ~'", 'ls src\\\n -la', 'ls # \\\n', 'echo "a\\\nb $\\\nHOME"', "printf $'a\\\nb'", 'ls |\\\nhead',
    ],
  },
  {
    number: 5, way: 'brace expansion',
    deny: [
      'rm -{r,f} /', 'rm -rf /{home,etc}', '{,rm} -rf ~', '{rm,-rf,~}', 'rm -rf {~,/tmp/x}', 'r{m,} -rf ~', 'rm -{rf,v} /', 'rm -rf /{e,v}{tc,ar}', '{,sudo} rm -rf ~', 'eval {rm,-rf,/}',
      'cat .{env,gitignore}', 'rm -rf /{a..z}*', '"rm" {-r,-f} {/usr,/var}', 'cp {/dev/null,/etc/passwd}', '{cat,~/.ssh/id_ed25519}', 'bash -c {rm\\ -rf\\ ~,}',
      'a{,}=1; rm -r /etc/x', '{,,,}rm -rf ~', 'rm -rf {~,x}', 'tee{,} -a /etc/passwd',
    ],
    allow: [
      'ls {src,docs}', 'echo {1..5}', "echo a{,b}c '{rm,-rf,~}'", 'cat src/{a,index}.ts',
    ],
  },
  {
    number: 11, way: 'an empty splice in the middle of a word',
    deny: [
      'r$()m -rf ~', 'e=; r${e}m -rf ~', 'rm -r$(:)f /', 'r``m -rf ~', 'r$(true)m -rf ~', 'e=; su$e"do" rm -rf /', 'unset z; r${z}m -rf ~', 'rm -rf /$(:)', 'cat .e$(:)nv',
    ],
    atLeastAsk: [
      'r${nil}m -rf ~', 'r$(some-unknown-tool)m -rf ~', 'r$1m -rf ~', 'l$(true)s', 'r$(cat /dev/null)m -rf ~', 'r${nil:-}m -rf ~', 'r$@m -rf ~', 'r$*m -rf ~',
    ],
    allow: [
      'e=; l${e}s src', 'echo a$()b', 'echo r$(true)m',
    ],
  },
] satisfies readonly BypassClass[]
