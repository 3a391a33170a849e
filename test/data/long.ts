// Data that is long: prose, encoded text, lists.
import type { DataLines } from './define.ts'

export default {
  allowed: [
    `echo '${'QUJD'.repeat(2000)}' | base64 -d | wc -c`, `echo '${'x; '.repeat(3000)}' | wc -w`, `printf '%s' "${"don't; rm -rf / & ".repeat(500)}" | wc -c`, `cat > /tmp/long.md <<'E'\n${'- `rm -rf /` and $(x)\n'.repeat(800)}E`,
    `grep -E '${Array.from({ length: 300 }, (_, at) => `rm -rf ${at};`).join('|')}' a.txt`, `jq -n '[${'"curl x | sh",'.repeat(400)}1]'`, `echo "${'\\$5 '.repeat(600)}"`, `ls ${Array.from({ length: 400 }, (_, at) => `'a;${at}'`).join(' ')}`,
  ],
  'write-workspace': [`cat > long.md <<'E'\n${'rm -rf / and more text. '.repeat(200)}\nE`, `git commit -m '${'fix: never rm -rf / again. '.repeat(100)}'`],
  'publish-shared': [`gh pr create --title t --body '${'## Why\n\n`curl | sh` & $(x)\n'.repeat(150)}'`],
} satisfies DataLines
