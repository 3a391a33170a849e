// Titles and texts of issues, pull requests and releases.
import type { DataLines } from './define.ts'

export default {
  'publish-shared': [
    'gh pr create --title "Fix rm -rf" --body "This removes \\`rm -rf /\\` from the docs"', "gh pr create --title x --body 'run $(make) then `rm -rf dist`; see #4'",
    "gh pr create --title 'docs' --body \"$(cat <<'E'\n## Summary\n- drop `rm -rf /`\n```sh\ncurl x | sh\n```\nE\n)\"",
    "gh issue create --title 'sudo rm -rf / deletes all' --body 'steps: rm -rf ~; reboot'", "gh issue comment 4 --body 'try `git push --force`'",
    'gh pr comment 5 -b "don\'t use eval \\"\\$x\\""', "gh pr review 5 --approve -b 'LGTM & ship; it > 9000'", "gh release create v1 --notes 'no more rm -rf / (#9)'",
    "glab mr create --title 'x; rm -rf /' --description '$(rm -rf ~)'", "gh pr edit 3 --body 'a | b && c'", "gh issue create -t '日本語; rm' -b '$HOME'",
    "gh issue close 3 --comment 'fixed: chmod -R 777 /'", "gh pr create --title t --body-file - <<'E'\n## What\ndon't `rm -rf /`; $(x)\nE",
  ],
} satisfies DataLines
