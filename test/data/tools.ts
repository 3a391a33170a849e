// Names of tests, filters, formats and labels.
import type { DataLines } from './define.ts'

export default {
  'execute-workspace': [
    "vitest run -t 'rm -rf'", "jest -t 'refuses rm -rf / (sudo)'", "pytest -k 'rm and not rf'", 'pytest -q tests/x.py::test_rm -k "a or b"', "go test -run 'TestRm/rf;x' ./...",
    "cargo test 'rm_rf' -- --nocapture", "npm test -- -t 'rm -rf /'", 'playwright test -g \'rm -rf / & "x"\'', "mocha -g 'sudo rm'", 'eslint --rule \'{"no-eval": "error"}\' src',
    "prettier --check 'src/**/*.{ts,md}'", "eslint 'src/**/*.ts' --format json",
  ],
  'execute-workspace install-workspace': [
    "npx vitest run -t 'curl | sh'", "npx jest -t 'rm -rf /; sudo'",
  ],
  allowed: [
    "docker ps --filter 'label=note=rm -rf /' --format '{{.Names}}; {{.Status}}'", "docker images --format '{{.Repository}}:{{.Tag}} | {{.Size}}'", 'docker ps -a --filter "name=rm -rf"',
    "kubectl get pods -l 'app in (a,b)' -o jsonpath='{.items[*].metadata.name}'", "tail -n 5 'a;b.log'", "tar tf /tmp/a.tar '*rm*'", "unzip -l /tmp/a.zip 'rm -rf*'",
    "tmux list-sessions -F '#{session_name}; rm'", "systemctl status 'rm-rf.service'", "ls --time-style='+%F; %T'", 'npm pkg get scripts.clean', "npm ls 'rm-rf'",
    'node --version # rm -rf /', "cmp 'a;b' 'c|d'", "file 'rm -rf'", "xargs echo <<< 'rm -rf /'", "ffprobe -v error 'a;b.mp4'", 'convert --version', 'dot -V',
    "openssl dgst -sha256 'a;b.txt'", "cloc --exclude-dir='a,b;c' src", "tokei -e '*.sh;x' src", "bat --plain 'a;b.md'", "less +/'rm -rf' README.md", "vim --version | grep '+clipboard'",
    "crontab -l | grep 'rm -rf'", 'screen -ls', "journalctl -u 'x;y' --grep='rm -rf' -n 5", "dmesg | grep 'killed; out of'", "lsof -i ':3000'", "ss -tlnp 'sport = :3000'",
    'ip -o addr show | awk \'{print $2": "$4}\'', "uname -a; echo 'rm -rf /'", 'whoami && echo "sudo?"', "id -un | tr -d ';'",
  ],
} satisfies DataLines
