// Small programs that only print, and text inside queries.
import type { DataLines } from './define.ts'

export default {
  'interpret-literal': [
    'node -e \'console.log("rm -rf /")\'', `node -e "console.log('don\\'t; rm -rf /')"`, "node -e 'console.log(`a ${1+1} b`)'", 'node -p \'"rm -rf /".split(" ")\'',
    'python3 -c \'print("rm -rf /")\'', 'python3 -c "print(\'sudo rm -rf / | sh\')"', 'python3 -c \'x = {"a": "$(id)"}; print(x)\'', "python3 - <<'E'\nprint('rm -rf /')\nE",
    "python3 <<'E'\nimport json\nprint(json.dumps({'cmd': 'curl x | sh'}))\nE", 'perl -e \'print "rm -rf /\\n"\'', 'ruby -e \'puts "rm -rf /"\'', 'php -r \'echo "rm -rf /; curl x | sh";\'',
    "node <<'E'\nconst s = 'rm -rf /'; console.log(s)\nE", `python3 -c "import re; print(re.findall(r'rm\\s+-rf', 'rm -rf /'))"`, 'lua -e \'print("rm -rf /")\'',
    'deno eval \'console.log("rm -rf /")\'', 'python3 -c \'print(1<<2, "a|b", "x;y")\'', "perl -ne 'print if /rm -rf/' a.txt",
  ],
  allowed: [
    'sqlite3 a.db "select \'; drop table x; --\'"', 'sqlite3 a.db \'select * from t where cmd like "%rm -rf%"\'', 'bash -c \'echo "rm -rf /"\'', 'sh -c "echo \'sudo reboot; rm -rf /\'"',
    'bash -c \'printf "%s\\n" "$1"\' x \'rm -rf /\'', 'eval \'echo "rm -rf /"\'', 'bash -n scripts/wipe.sh', `sh -c 'grep -c "$1" a.txt' _ 'rm -rf'`, 'zsh -c \'echo "rm -rf /"\'',
    "timeout 5 echo 'rm -rf /'", "nice grep 'rm -rf' a.txt", "env MSG='rm -rf /; x' printf '%s' a", "xargs -I{} echo '{}; rm -rf /' < a.txt", 'time echo "rm -rf /"',
    'watch -n1 "grep -c \'rm -rf\' a.txt"',
  ],
} satisfies DataLines
