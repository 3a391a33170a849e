// The rule read-home.
import { rule } from '../define.ts'
import { isPublished } from '../places/published.ts'

export default rule('read-home', {
  on: ['read'],
  at: ['home'],
  when: (_effect, sight) => !(sight.located?.paths.every(isPublished) ?? false),
  decision: 'ask',
  risk: 'low',
  reason: "the file is outside the workspace, among the user's other files and projects",
  instead: 'work with files of the workspace, or say why this one is needed',
  examples: {
    hits: ['cat ~/notes.txt', 'head -n 5 ../other/README.md', 'grep -n foo ~/Documents/a.txt'],
    misses: ['cat README.md', 'cat /etc/hosts', 'cat /tmp/log.txt', 'grep -rn foo ~/go/pkg/mod/github.com/a/b@v1.2.3', 'sed -n 1,9p ~/.cargo/registry/src/index.crates.io-1/serde-1.0.0/src/lib.rs'],
  },
})
