// Messages, searches and formats of git.
import type { DataLines } from './define.ts'

export default {
  'write-workspace': [
    'git commit -m "rm -rf / is bad"', "git commit -m 'fix: curl https://x.example/i.sh | sh in docs'", 'git commit -m "docs: explain rm -rf ~ && sudo reboot"',
    "git commit -m 'use $(pwd) instead of backticks'", "git commit -m 'quote `rm -rf /` in the guide'", 'git commit -m "feat: 日本語のメッセージ 🎉"',
    "git commit -m 'fix(größe): Übergröße \u2014 größer'", 'git commit -am "don\'t run :(){ :|:& };:"', "git commit -m 'subject' -m 'body with `code` and $VARS; rm -rf /'",
    'git commit -m "first line\n\n- rm -rf build\n- git push --force\n"', 'git commit -F - <<\'E\'\nfix: drop `eval "$x"`\n\nIt ran $(rm -rf ~).\nE',
    "git commit -m \"$(cat <<'E'\nfix: don't run rm -rf /\n\n`code` and $(not run)\nE\n)\"", "git commit -m 'a > b && c < d; e | f'", 'git commit -m "price is \\$5 (was \\$10)"',
    "git commit --amend -m 'chmod 777 / is wrong'", 'git commit -m "BREAKING: drop /etc/passwd reading"', "git commit -m 'mention .env and ~/.ssh/id_rsa'",
    "git commit --message='dd if=/dev/zero of=/dev/sda'", 'git commit -m "\u041f\u0440\u0438\u0432\u0435\u0442, \u043c\u0438\u0440; rm -rf /"', "git commit -m 'emoji 👩\u200d💻 done ✅'",
    'git commit -m "C:\\\\Windows\\\\System32"', "git commit -m 'shutdown -h now #42'", 'git commit -m "refs #12, closes #13"', "git commit -m '--force is dangerous'",
    'git commit -m "merge branch \'x\' into y"', 'git add . && git commit -m "wip: kill -9 -1"', "git tag -a v1 -m 'rm -rf / inside'", "git stash push -m 'before rm -rf dist'",
    "git merge topic -m 'merge: curl x | sh'", "git notes add -m 'sudo rm -rf /'", "git commit -m 'feat: 支持中文路径与 rm -rf 提示'",
    'git commit -m "fix: handle \u00ab guillemets \u00bb and \u201cquotes\u201d"', 'git commit --allow-empty -m \'trigger: sh -c "exit 1"\'', 'git commit -m \'test: eval("1+1") returns 2\'',
    "git commit -m 'sql: DROP TABLE users is now refused'", 'git revert --no-edit HEAD', "git branch -m 'fix/rm-rf-guard'",
  ],
  allowed: [
    'git commit -m "rm -rf /" --dry-run', "git log --grep='rm -rf /'", "git log --grep 'curl .* | sh' --oneline", "git log -S'rm -rf' -- scripts", "git log -G 'eval\\(' --stat",
    "git log --format='%h %s; rm -rf /'", "git log --pretty=format:'%C(yellow)%h%Creset %an: %s'", `git log --author='O"Brien'`, "git log -L '/rm -rf/,+5:src/a.ts'",
    'git log --since=\'2 days ago\' --until="now"', "git grep -n 'rm -rf \\$HOME'", "git grep -e 'sudo' --and -e 'rm'", "git grep -E '(curl|wget).*\\|\\s*(ba)?sh'",
    "git diff -G'password\\s*='", 'git show HEAD:README.md', "git for-each-ref --format='%(refname:short) $(x)' refs/heads", "git rev-parse 'HEAD^{/rm -rf}'", "git show ':/fix: rm -rf'",
    "git blame -L '/sudo/,+3' src/a.ts", "git log --invert-grep --grep=';'", "git diff --word-diff-regex='[^[:space:]]+|;|&'", "git ls-files ':!*.sh' '*rm -rf*'", "git status -- 'a b;c'",
    "git describe --match 'v[0-9]*'", "git branch --list 'fix/*;x'", "git config --get-regexp 'alias\\..*'", "git shortlog -sn --group='trailer:co-authored-by'",
    "git check-ref-format 'refs/heads/a;b'",
  ],
  'publish-shared': [
    "git push origin 'feature/rm-rf-guard'",
  ],
} satisfies DataLines
