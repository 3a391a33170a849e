// The rule write-tree-guarded.
import { rule } from '../define.ts'
import { bringsOverGuarded } from '../bringing.ts'

export default rule('write-tree-guarded', {
  on: ['write', 'link'],
  at: ['workspace', 'temp'],
  when: (_, sight) => bringsOverGuarded(sight),
  decision: 'ask',
  risk: 'medium',
  reason: 'it puts files of any name over a folder that holds settings or hooks, which programs and agents run',
  instead: 'unpack or copy into a folder of its own, and take from there what is needed by name',
  examples: {
    hits: ['tar xf a.tar', 'unzip -o a.zip', 'cp -r /tmp/x/. .', 'rsync -a /tmp/x/ .', 'patch -p1 -i fix.diff', 'git apply fix.diff', 'find /tmp/x -exec cp {} . \\;', 'uudecode a.uu', 'wget -i list'],
    misses: ['tar xf a.tar -C build', 'cp -r src build', 'cp -r src/. .', 'unzip a.zip -d out', 'cp src/* .', "find /tmp/x -name '*.md' -exec cp {} . \\;", 'wget https://a.dev/x'],
  },
})
