// Interpreters, task runners, editors, debuggers and database shells.
import type { BypassClass } from './define.ts'

export default [
  {
    number: 39, way: 'modules that an interpreter loads first',
    atLeastAsk: [
      'perl -Mevil -e 1', 'node -r ./e a.js', 'node --require ./e x.js', 'node --import=./e.mjs x.mjs', 'node --loader ./e.mjs x.mjs', 'node --experimental-loader=./e x',
      'node -r./e -v x.js', 'python3 -m http.server', 'python3 -m evil', 'python3 -mevil', 'perl -M./e -e1', 'perl -mevil=x -e 1', 'perl -I. -Mevil -e 1', 'ruby -r./e -e 1',
      'ruby -I. -rx x.rb', 'php -d auto_prepend_file=e.php x.php', 'php -d extension=./e.so -r 1', 'lua -l evil -e 1', 'deno run -A x.ts', 'bun --preload ./e x.ts',
      'java -javaagent:e.jar -version', 'node --env-file=.env x.js', 'ts-node -r ./e x.ts', 'python3 -X importtime a.py', 'node --import \'data:text/javascript,import("./e")\' x.js',
    ],
    allow: [
      'node --help', 'python3 -m json.tool a.json', 'perl -v', 'php -v',
    ],
  },
  {
    number: 40, way: 'code on the command line of an interpreter',
    deny: [
      'python3 -c \'import os; os.system("rm -rf ~")\'', 'python3 -c "import shutil; shutil.rmtree(\'/\')"', `python3 -c "import subprocess; subprocess.run(['rm','-rf','/'])"`,
      `python3 -c "__import__('os').system('rm -rf /')"`, 'node -e \'require("child_process").execSync("rm -rf ~")\'', 'node -e \'require("fs").rmSync("/home", {recursive: true})\'',
      'node -p \'require("fs").readFileSync(".env","utf8")\'', 'perl -e \'system("rm -rf ~")\'', 'perl -e \'exec "rm", "-rf", "/"\'', "perl -e '`rm -rf ~`'",
      'python3 -c \'print(open(".env").read())\'', 'node --eval=\'require("child_process").exec("rm -rf /")\'', 'node -e \'require("child_process").spawn("rm", ["-rf", "/"])\'',
      "python3 - <<'E'\nimport shutil\nshutil.rmtree('/')\nE", "node <<'E'\nrequire('child_process').execSync('rm -rf ~')\nE", 'echo \'import os; os.system("rm -rf ~")\' | python3',
      "perl -pi -e 's/a/b/' /etc/passwd",
      'python3 -c "exec(\\"import os; os.system(\'echo x >> ~/.bashrc\')\\")"', "perl -pe '' .env", 'python3 -c \'import os; os.system("rm -r /etc/x")\'',
      'python3 <<< \'import os; os.system("rm -r /etc/x")\'',
    ],
    ask: [
      "node -p '1 + 1'", "node -e 'console.log(process.version)'", "perl -ne 'print if /foo/' a.txt", 'node -p \'JSON.parse("{}").x\'',
    ],
    atLeastAsk: [
      "python3 <<'E'\nprint(1)\nE", 'python3 a.py', "ruby -e 'puts 1'", 'node -e 1', "python3 -c 'import os'", 'ruby -e \'system("rm -rf ~")\'', "ruby -e '`rm -rf ~`'",
      'php -r \'system("rm -rf ~");\'', 'lua -e \'os.execute("rm -rf ~")\'', 'python3 -c "$CODE"', "python3 -c 'exec(input())'", 'node -e "eval(process.argv[1])" x',
      'python3 -c \'import os; getattr(os, "sys"+"tem")("rm -rf ~")\'', "tclsh <<< 'exec rm -rf ~'", 'node -pe \'require("./e")\'', 'osascript -e \'do shell script "rm -rf ~"\'',
      'deno eval \'Deno.removeSync("/")\'', 'awk \'BEGIN { system("./e") }\'', 'julia -e \'rm("/", recursive=true)\'', 'Rscript -e \'unlink("~", recursive=TRUE)\'',
      'elixir -e \'File.rm_rf("/")\'', 'groovy -e \'"rm -rf ~".execute()\'', "python3 -ic 'x'",
    ],
    allow: [
      'ruby --version', 'node -v', 'python3 --version',
    ],
  },
  {
    number: 41, way: 'build files and task runners',
    deny: [
      "npx -c 'rm -rf ~'", "npm exec -c 'rm -rf ~'", 'npm run wipe', 'npm run-script wipe --silent', 'pnpm run wipe', 'yarn wipe', "npx --call='rm -rf ~'", 'uv run rm -rf ~',
      'poetry run rm -rf ~', 'pnpm exec rm -rf ~', 'bundle exec rm -rf ~', 'npm --prefix . run wipe', "concurrently 'ls' 'rm -rf ~'", 'bun run wipe',
      "make --eval='$(shell rm -rf ~)' x", "npm exec -c 'echo x >> ~/.bashrc'", 'npm unpublish x -f', 'npm config set script-shell x; tee -a /etc/passwd',
    ],
    atLeastAsk: [
      'go run .', 'cargo build', 'npm install x', 'make -f /tmp/M', 'make SHELL=./e', 'make', "make --eval='$(shell rm -rf ~)'", 'make -f /tmp/M all', 'make -C /tmp/x', 'make -I ./e -n',
      'make CC=./e', 'make -pn', 'npm test --script-shell=./e', 'npm --prefix /tmp/x test', 'just -f /tmp/j x', 'just --shell ./e x', 'rake -f ./r', 'gradle -b x.gradle', './gradlew build',
      'mvn -f x.xml package', 'cargo --config \'build.rustc-wrapper="./e"\' build', 'cargo run', 'go generate ./...', 'go test -exec ./e', 'go build -toolexec ./e', 'task x',
      'cmake -P x.cmake', 'ninja -C build', 'tox -c x.ini', 'pre-commit run -a', 'act -W x.yml', 'npx some-unknown-pkg', 'uvx some-unknown-pkg', 'pipx run x', 'ant -f x.xml', 'scons -f x',
      'bazel run //x', "make SHELL='rm -rf ~'", 'npm exec -- rm -rf ~',
    ],
    allow: [
      'go version', 'cargo --version', 'npm ls', 'npm run hello', 'npm run', 'make --version', 'npx --version', 'uv --version',
    ],
  },
  {
    number: 42, way: 'editors, debuggers and database shells',
    deny: [
      "vim -c '!rm -rf ~'", "vim -c ':!rm -rf ~' -c q", "vim +'!rm -rf ~' a.txt", "nvim --headless -c '!rm -rf ~' +q", "ex -sc '!rm -rf ~' a.txt", "ed -s a.txt <<< '!rm -rf ~'",
      "gdb -batch -ex '!rm -rf ~'", "gdb -ex 'shell rm -rf ~' -ex quit", "gdb --eval-command='!rm -rf ~'", "lldb -o 'platform shell rm -rf ~'", "sqlite3 x.db '.shell rm -rf ~'",
      "sqlite3 x.db '.system rm -rf ~'", "sqlite3 x.db <<< '.shell rm -rf ~'", "psql -c '\\! rm -rf ~'", "psql <<< '\\! rm -rf ~'", "mysql -e '\\! rm -rf ~'", "mysql -e 'system rm -rf ~'",
      'vim .env', "psql -c 'DROP TABLE users'", "sqlite3 x.db 'DROP TABLE t'", "view -c '!rm -rf ~'", "vi -c 'w! /etc/passwd' a.txt",
      "ex -sc 'a|x' -cx ~/.bashrc", 'mysql < .env', "gdb -ex 'shell tee -a /etc/passwd' -ex q", "sqlite3 x '.shell tee -a /etc/passwd'",
    ],
    atLeastAsk: [
      'ed a.txt', "psql -c '\\! ./e'", "sqlite3 x.db '.shell ./e'", "gdb -ex 'shell ./e'", "vim -c '!./e'", 'vim -S x.vim', 'vim -u ./rc a.txt', "vim --cmd 'so ./e' a.txt",
      'emacs --batch -l ./e.el', 'emacs --eval \'(shell-command "rm -rf ~")\'', 'gdb -x cmds', 'gdb -p 1', 'lldb -s cmds', 'sqlite3 -init ./rc x.db .tables', "sqlite3 x.db '.import |./e t'",
      'sqlite3 x.db "select load_extension(\'./e\')"', 'psql -f x.sql', 'psql -c "COPY t TO PROGRAM \'./e\'"', 'mysql < x.sql', 'redis-cli FLUSHALL', "mongosh --eval 'db.dropDatabase()'",
      'nano -B x', "duckdb -c '.shell ./e'", "sqlite3 x.db '.once |./e' 'select 1'", "psql -o '|./e' -c 'select 1'", "vim -c 'py3 import os' a.txt", "redis-cli eval 'x' 0",
      'vim -es -c \'call system("rm -rf ~")\' -c q', "gdb -x <(echo 'shell rm -rf ~')", "vim -c 'sil! %!rm -rf ~' a.txt",
    ],
    allow: [
      "sqlite3 x.db 'select count(*) from t'", 'gdb --version', 'vim --version', 'sqlite3 x.db .schema',
    ],
  },
] satisfies readonly BypassClass[]
