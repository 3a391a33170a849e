// Secrets that are not named but picked out: by filters of names, by texts that pull in files, by lists of names.
import type { BypassClass } from './define.ts'

export default [
  {
    number: 82, way: 'a filter that picks a secret out of a tree',
    deny: [
      'find . -samefile .env -exec cat {} +', "find . -regex '.*env' -exec cat {} +", "find . -iregex '.*ENV' -print0 | xargs -0 cat", "find . -regextype posix-extended -regex '.*(env|rsa)' -exec cat {} +", "find . -regex '.*/\\.e[a-z]v' -exec cat {} +", "find . -path '*env' -exec cat {} +", "find . -iname '*ENV' -exec cat {} +", "find . -wholename '*/.env' -exec cat {} +", "cat $(find . -regex '.*env')", "find . -regex '.*\\(a\\|b\\|c\\|d\\|e\\|f\\|g\\|h\\|i\\|j\\|k\\|l\\|m\\|n\\|o\\|p\\|q\\|r\\|s\\|t\\|u\\|v\\|w\\|x\\|y\\|env\\)' -exec cat {} +",
      'fd -H -e env -x cat', "fd -g '*env' -H -x cat", 'fd -F .env -H -X cat', "fd -H -p '.*/\\.env$' -x cat", 'fd rsa -x cat', "fd -H '^\\.' -x cat", "fd -H -g '.e{n,x}v' -x cat", "rg --hidden -g '.en{v,x}' .", "rg --iglob '*ENV' .", "git log -p -- '*env'", "git diff ':(icase)*ENV'", 'git reflog -p -- .env', 'jj diff .env', 'hg version -T ./.env', "hg status 'listfile:.env'", 'tree --fromtabfile .env', 'trivy fs -t @.env .', 'uv pip list --config-file .env', 'just -f .env --list', 'fd -e pem -x cat', 'cat $(fd -H -e env)', "ag -a --hidden -G '\\.env' .", 'cat $(ag --hidden -g env)', "git grep --no-index . '*env'", "git grep --untracked . '*env'", "rg --type-add 'x:.env' -tx .", 'ack --type-set=x:is:.env -t x .', 'cat $(git ls-files -o)', 'git ls-files -oi --exclude-standard | xargs cat',
    ],
    ask: ['find . -inum 5 -exec cat {} +', 'tar -cf - . | tar -xOf - ./.env', 'tar cf /tmp/z.tar .; tar xOf /tmp/z.tar ./.env', 'zip -r /tmp/z.zip .; unzip -p /tmp/z.zip .env', '7z e -so /tmp/a.7z .env', 'direnv dump', 'at -c 1'],
    allow: [
      "find . -regex '.*\\.ts' -exec cat {} +", "find . -regex '.*\\.\\(ts\\|js\\)' -exec cat {} +", "find . -regextype posix-extended -regex '.*\\.(c|m)?[jt]sx?' -exec cat {} +", "find . -regex '.*' -exec cat {} +", "find . -regex '.*env'", "find . -path '*/src/*.ts' -exec cat {} +", "find . -iname 'README*' -exec cat {} +", "find . -name '*.ts' -regex '.*e.*' -exec cat {} +", 'find . -samefile a.txt -exec cat {} +', 'find . -type f -exec cat {} +',
      'fd -e ts -x cat', 'fd -e md . docs -X cat', "fd -g '*.ts' -x cat", 'fd readme -x cat', 'fd -H . -x cat', "ag -G '\\.ts$' foo", "git grep foo -- '*.ts'", "git diff '*.lock'", "rg -g '*.{ts,tsx}' foo", "find . -regex '.*\\..*' -exec wc -l {} +", 'cd build && gcc -fsyntax-only ../src/a.c', "git grep --untracked foo '*.ts'", 'cat $(git ls-files)', 'cat $(git ls-files -o --exclude-standard)', 'tar xOzf a.tgz package/package.json', 'unzip -p a.zip a.txt', "rg --type-add 'web:*.{html,css}' -tweb foo",
    ],
  },
  {
    number: 83, way: 'a text that pulls in the file',
    deny: ["echo '#include \"/home/dev/.ssh/id_ed25519\"' | cpp", "cpp <<< '#include \"/home/dev/.ssh/id_ed25519\"'", "echo '#line 1 \"/home/dev/app/.env\"' | gcc -fsyntax-only -xc -", 'clang -fsyntax-only -fsanitize-ignorelist=/home/dev/.ssh/id_ed25519 a.c', 'mypy --shadow-file a.py .env a.py', 'clang -fsyntax-only -serialize-diagnostics ~/.bashrc a.c', 'cpp a.c ~/.bashrc', '7z l @.env', '7z l a.7z @.env'],
    ask: [
      'cpp < /tmp/a.c', 'gcc -fsyntax-only /tmp/a.c', 'gcc -o /tmp/x /tmp/a.c', 'cd /tmp/w; gcc -E a.c', "echo '.incbin \"/home/dev/.ssh/id_ed25519\"' | as -o /tmp/k.o", 'as /tmp/a.s -o /tmp/k.o', 'ld -T /tmp/a.ld -o /tmp/x', 'rustc --emit=metadata -o /tmp/x /tmp/a.rs', 'ghc -fno-code /tmp/a.hs', 'pandoc --embed-resources /tmp/a.html', 'pandoc /tmp/a.md -o /tmp/a.docx', 'kustomize build /tmp/k --load-restrictor LoadRestrictionsNone', 'kubectl kustomize /tmp/k --load-restrictor LoadRestrictionsNone',
      'esbuild --bundle /tmp/a.js --loader:.env=text', "echo 'import x from \"./.env\"' | esbuild --bundle --loader:.env=text", 'esbuild --servedir=/', 'shellcheck -x /tmp/a.sh', 'convert /tmp/a.msl /tmp/o.png', 'wget --input-metalink=x -O /tmp/y', 'gcc -fsyntax-only -Wl,@/tmp/opts a.c',
    ],
    allow: [
      'gcc -fsyntax-only a.c', 'gcc -E -Iinclude a.c', 'gcc -o /tmp/x a.c /usr/lib/x86_64-linux-gnu/libz.a', 'cpp a.c', 'cpp < a.c', 'echo "int x;" | cpp', 'echo nop | as -o /tmp/k.o', 'as a.s -o /tmp/k.o', 'gcc -fsyntax-only -ffile-prefix-map=/a=/b -march=native a.c', 'make --version', 'pandoc --embed-resources a.html', 'pandoc /tmp/a.md -t plain', 'kustomize build k --load-restrictor LoadRestrictionsNone', 'kustomize build /tmp/k', 'esbuild --bundle src/a.ts', 'esbuild /tmp/a.js', 'shellcheck -x a.sh', 'shellcheck /tmp/a.sh', '7z l a.7z',
    ],
  },
] satisfies readonly BypassClass[]
