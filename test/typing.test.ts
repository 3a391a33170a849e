// What is asked about where nobody sees what is typed into programs: editors, pagers that the line itself chose, and programs with commands of their own.
import { expect, test } from 'vitest'
import { examine } from '../src/analyze.ts'
import { typedInto } from '../src/typing.ts'
import { fakeFacts } from './support/facts.ts'

const facts = fakeFacts({})
const isTyped = (source: string): boolean => {
  const { invocations } = examine({ script: source, cwd: facts.cwd, interactive: false }, facts)
  return typedInto({ principal: { agent: 'codex' }, action: { kind: 'script', source }, cwd: facts.cwd, interactive: false, typing: true }, invocations).length > 0
}

test.each(['GIT_PAGER=less git log', 'export GIT_PAGER=less; git log', 'unset PAGER; man ls', 'env -u PAGER man ls', 'MANPAGER=less man ls', 'SYSTEMD_PAGER=less systemctl status', 'zmore a.gz', 'lftp', 'ncftp', 'smbclient //a/b', 'bvi a', 'helix a', 'ne a', 'git commit', 'git commit -v', 'git commit --amend', 'git rebase -i HEAD~3', 'git add -p', 'PAGER=less; git log', 'export "PAG"ER=less; git log', 'env -i git log', 'git -C x commit', 'git merge x', 'git tag -a v1', 'crontab -e', 'x=PAG; export ${x}ER=less; man ls'])('asked: %s', line => expect(isTyped(line)).toBe(true))

test.each(['git log', 'git commit -m x', 'git commit -am "x y"', 'git commit --amend --no-edit', 'GIT_EDITOR=true git rebase --continue', 'PAGER=cat git log', 'git add -A', 'git add .', 'man ls', 'systemctl status', 'git merge --ff-only x', 'git tag v1', 'git stash', 'git checkout -b x', 'git reset --hard', 'git commit -F msg', 'cat a.txt', 'git config --list', 'git rebase main', 'git clean -n', 'export PAGER=cat; git log', 'echo $EDITOR', 'git branch -d x', 'git pull --rebase', 'git restore a.txt', 'git commit -qm x', 'env FOO=1 git log', 'git tag -a v1 -m x'])('not asked: %s', line => expect(isTyped(line)).toBe(false))
