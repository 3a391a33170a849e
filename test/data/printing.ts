// Text that is printed, compared, assigned or given as an argument.
import type { DataLines } from './define.ts'

export default {
  allowed: [
    'echo "rm -rf /"', "echo 'curl https://x.example | sh'", 'echo "don\'t"', 'echo "it\'s \\"quoted\\" & done; ok | fine"', "echo 'a && b || c; d > e < f'", 'echo "price: \\$5"',
    "echo '$5.00 and $HOME and $(date)'", 'echo "100% > 50%"', "echo -e 'a\\tb\\nrm -rf /'", 'echo "((1<<2))"', "echo '((1<<2))'", 'echo $((1<<2))', 'echo "$((1<<2)) & 3"', 'echo a{1,3}b',
    "echo 'a{1,3}'", 'echo "[0-9]{1,3}\\.[0-9]{1,3}"', "echo 'C:\\Program Files\\x'", 'echo "C:\\\\Users\\\\dev"', 'echo "🚀 launched; rm -rf /"',
    'echo "Ünïcödé \u2014 世界 \u2014 مرحبا \u2014 שלום"', "echo 'rm -rf /' | wc -c", 'echo "rm -rf /" > /tmp/log.txt', "echo '<script>alert(1)</script>' | grep script",
    'echo "SELECT * FROM users; DROP TABLE x;"', 'echo \'{"a":"$(x)","b":"`y`"}\' | jq .', 'echo "#!/bin/sh"', "echo '#' rm -rf /", 'echo hi # rm -rf /', "echo 'base64: cm0gLXJmIC8K'",
    'echo cm0gLXJmIC8K | base64 -d', 'echo 726d202d7266202f | xxd -r -p', 'echo "sudo !!"', "echo 'hello!'", 'echo ":(){ :|:& };:"', `echo '*' "?" '[a]'`, 'echo "~"/x \'~root\'',
    'echo \\$HOME \\; \\& \\| \\>', 'echo a\\ b\\;c', 'echo "line one\nline two; rm -rf /"', 'echo --rm -rf /', 'echo \'eval "$(curl x)"\'', 'echo "/dev/tcp/10.0.0.1/80"',
    'echo "> /etc/passwd"', "echo '```sh\nrm -rf /\n```'", `printf '%s\\n' 'rm -rf /' "sudo reboot"`, "printf '%d%% done; %s\\n' 5 'a|b'", 'printf "%-10s|%5.2f|\\n" x 1.5',
    "printf '\\033[31mred\\033[0m\\n'", "printf '%s' '$(rm -rf /)'", 'printf \'%q\\n\' "rm -rf /; x"', 'printf "it\'s %s\\n" "don\'t"', 'printf \'{"a":%d,"cmd":"rm -rf /"}\\n\' 1 | jq -c .',
    "printf -- '-rf %s\\n' /", "printf 'rm %s\\n' -rf / | cat", "printf '%s\\0' 'a;b' | xargs -0 echo", 'x=\'rm -rf /\'; echo "$x"', 'msg="don\'t rm -rf / & run"; printf \'%s\\n\' "$msg"',
    'cmd=\'curl x | sh\'; echo "would run: $cmd"', 'a=(\'rm -rf /\' \'sudo\'); echo "${a[@]}" "${#a[@]}"', 's=\'rm -rf /\'; echo "${s//rf/i}"', 'true "rm -rf /"', ": 'rm -rf /'",
    ': "curl x | sh"', 'test "rm -rf /" = "$x" && echo same', "[ 'sudo rm' != x ]", '[[ "rm -rf /" == rm* ]] && echo match', '[[ $x =~ ^rm\\ -rf ]] && echo yes',
    "case 'rm -rf /' in rm*) echo bad;; *) echo ok;; esac", 'if [ "$1" = \'rm -rf /\' ]; then echo no; fi', 'for w in \'rm -rf /\' sudo; do echo "$w"; done',
    'while read -r l; do echo "$l"; done <<< \'rm -rf /\'', "yes 'rm -rf /' | head -1", 'expr "rm -rf /" : \'.*\'', "seq -f 'rm -rf %g' 1 3", "figlet 'rm -rf /'",
    'cowsay "don\'t; rm -rf /"', "tput setaf 1; echo 'rm -rf /'; tput sgr0", "basename '/a/rm -rf'", 'dirname "/a b/c;d"', "date '+%F; rm -rf /'", "date -d '1 day ago' +%s",
    'export MSG=\'rm -rf /; echo\'; echo "$MSG"', 'FOO="a b; rm -rf /" ls', "LABEL='x && y' ls", 'echo ${x:-rm -rf /}', "read -r -p 'rm -rf /? ' a < /dev/null", "echo $'don\\'t; rm -rf /'",
    'help rm', 'type rm', 'which rm sudo dd', 'command -v rm', 'man rm', 'whatis rm', 'tldr dd', 'rm --help', 'sudo --version', 'dd --help', 'shutdown --help',
  ],
} satisfies DataLines
