// git.
import type { BypassClass } from './define.ts'

export default [
  {
    number: 26, way: 'git settings given with the command or written down',
    deny: [
      "git -c core.pager='rm -rf ~' log", "git -c core.sshCommand='rm -rf ~' fetch", "git -c core.editor='rm -rf ~ #' commit", "git -c alias.st='!rm -rf ~' st",
      "git -c diff.external='rm -rf ~' diff", "git -c core.fsmonitor='rm -rf ~' status", "git config alias.x '!rm -rf ~'", "git -ccore.pager='rm -rf ~' log",
      "git -c sequence.editor='rm -rf ~' rebase -i HEAD~2", "git config core.pager 'rm -rf ~'",
      "export GIT_SSH_COMMAND='rm -r /etc/x'; git fetch", "git config alias.x '!tee -a /etc/passwd'; git x", "git -c alias.x='!rm -r /etc/x' x",
      "GIT_EDITOR='rm -r /etc/x' git commit",
      "git -c core.pager='cat .env' log", "git -c pager.log='less .env' log", "git -c diff.external='cat ~/.ssh/id_ed25519' diff", "git config core.pager 'cat .env'",
    ],
    atLeastAsk: [
      'git --config-env=core.pager=E log', "git -c alias.x='!./e' x", 'git -c core.fsmonitor=./e status', 'git -c core.hooksPath=./h commit -m x', "git -c credential.helper='!./e' fetch",
      'git -c core.gitProxy=./e fetch', 'git -c gpg.program=./e log --show-signature', 'git -c filter.x.clean=./e add .', 'git -c diff.x.textconv=./e log -p',
      'git -c merge.x.driver=./e merge y', 'git --exec-path=./e status', 'git -c include.path=./evil status', 'git -c init.templateDir=./t init x',
      'git -c uploadpack.packObjectsHook=./e fetch', 'git -c remote.origin.uploadpack=./e fetch', "git -c protocol.ext.allow=always clone 'ext::./e' x", 'git -c pager.log=./e log',
      'git -c interactive.diffFilter=./e add -p', 'git -c mergetool.x.cmd=./e mergetool -t x', 'git -c "core.pager=$P" log', 'git config include.path ./evil',
      'git -c core.askPass=./e fetch', 'git -c browser.x.cmd=./e help -w log',
      "git -c core.editor='vim -S x' commit", "git -c core.pager='less -k x' log", "git -c core.editor='vim -u x' commit",
    ],
    allow: [
      'git -c core.pager=cat log', 'git -c color.ui=never status', 'git -c core.quotePath=false status', 'git -c log.showSignature=false log -3', 'git -c core.pager= diff',
      'git config --get core.pager', 'git config --list',
      "git -c core.pager='less -FRX' log", "git -c core.pager='delta --side-by-side' diff",
    ],
  },
  {
    number: 27, way: 'options of git that run something',
    deny: [
      "git submodule foreach 'rm -rf ~'", "git rebase -x 'rm -rf ~' main", "git rebase --exec='rm -rf ~' HEAD~3", 'git bisect run rm -rf ~', "git bisect run sh -c 'rm -rf ~'",
      "git submodule foreach --recursive 'rm -rf ~'", "git clone 'ext::sh -c rm% -rf% ~' x", "git fetch 'ext::rm -rf /'", "git filter-branch --index-filter 'rm -rf ~' HEAD",
      "git grep --open-files-in-pager='rm -rf ~' x", "git difftool --extcmd='rm -rf ~' HEAD", "git for-each-repo --config=x -- -c alias.y='!rm -rf ~' y",
    ],
    atLeastAsk: [
      "git filter-branch --tree-filter './e' HEAD", 'git archive --exec=./e --remote=x HEAD', "git clone 'ext::./e' x", 'git fetch --upload-pack=./e origin', 'git rebase -x ./e main',
      'git submodule foreach ./e', 'git bisect run ./e', 'git difftool -x ./e', 'git grep -O./e x', 'git clone -u ./e h:r x', 'git clone --upload-pack ./e h:r',
      'git push --receive-pack=./e origin', 'git push --exec ./e origin', 'git ls-remote --upload-pack=./e h:r', "git remote add x 'ext::./e'", 'git mergetool -t ./e',
      'git send-email --sendmail-cmd=./e x.patch', 'git clone --template=./t h:r', 'git clone -c core.fsmonitor=./e h:r', 'git init --template ./t x', 'git instaweb -d ./e',
      'git filter-branch --msg-filter ./e', 'git worktree add ../x', "git archive --remote='ext::./e' HEAD", 'git pull --upload-pack ./e', 'git difftool -y -x ./e', 'git maintenance start',
      'git daemon --export-all',
    ],
    allow: [
      "git grep -n 'rm -rf' -- src", 'git submodule status', 'git bisect log', 'git ls-files --others',
    ],
  },
  {
    number: 28, way: 'options of git that write or read anywhere',
    deny: [
      'git log --output=/etc/passwd', 'git diff --output=/home/dev/.bashrc', 'git diff --output=/etc/passwd', 'git log -1 --output ~/.ssh/authorized_keys',
      'git show --output=.git/hooks/pre-commit HEAD:x', 'git format-patch -o /etc/cron.d HEAD~1', 'git diff --no-index /dev/null .env', 'git diff --no-index a.txt ~/.ssh/id_ed25519',
      'git bundle create /etc/x HEAD', 'git hash-object --stdin < .env',
      'git rev-parse HEAD:.env | git cat-file --batch', 'git log -p -O.env', 'git diff -O.env', 'git range-diff a..b a..c -- .env', 'git -c mailmap.blob=HEAD:.env log', 'git config --blob=HEAD:.env --list',
      'git commit --dry-run -v .env', 'git status -vv .env', 'git merge-file --object-id -p HEAD:.env HEAD:a HEAD:b', 'git notes add -C HEAD:.env', 'echo HEAD:.env | git show --stdin',
    ],
    atLeastAsk: [
      'git diff --output=x.txt', 'git archive --output=x.tar HEAD', 'git format-patch HEAD~2', 'git bundle create x.bundle main', 'git checkout HEAD~3 -- src', 'git worktree add wt',
      'git diff --no-index a.txt ~/notes.txt', 'git init --separate-git-dir=/srv/g x', 'git blame --contents ~/notes.txt src/a.ts', 'git grep --no-index x ~/other',
      "git ls-files -s | awk '{print $2}' | git cat-file --batch", 'git log --raw | git cat-file --batch', 'git rev-list --objects --all | git cat-file --batch', 'git log -p --stdin < names',
      'git cat-file --batch < names', 'git diff --raw HEAD -- .env | git diff-pairs -pz',
      'git archive -o /usr/bin/ls HEAD', 'git log --out=/etc/passwd',
    ],
    allow: [
      'git rev-list --objects --all | git cat-file --batch-check', 'git rev-list HEAD | git diff-tree --stdin -p', 'git log -p -Oorder.txt', 'git range-diff main@{1} main', 'git status -v',
      'git diff --no-index a.txt notes.txt', 'git diff --stat --no-color', 'git archive HEAD | tar t', 'git log --oneline > /tmp/log.txt',
    ],
  },
  {
    number: 29, way: 'git inside a repository that somebody else wrote',
    atLeastAsk: [
      'git -C /tmp/clone status', 'cd /tmp/clone && git log', 'pushd /tmp/clone; git diff', 'git --git-dir=/tmp/clone/.git status', 'GIT_DIR=/tmp/clone/.git git status',
      '(cd /tmp/clone; git status)', 'git -C "$D" status', 'env -C /tmp/clone git log', 'git --work-tree=/tmp/clone --git-dir=/tmp/clone/.git diff', 'git -C ~/other log -3',
      'D=/tmp/clone; cd $D; git show', 'git -C /tmp -C clone log',
      'git --git-dir=x status', 'git --git-dir x log', 'cd src && git --git-dir=../x log',
    ],
    allow: [
      'git -C . status', 'cd src && git status', 'git -C src log --oneline -5',
      'git --git-dir=.git log', 'git --git-dir=./.git/ --work-tree=. status',
    ],
  },
  {
    number: 30, way: 'other spellings of what git does',
    deny: [
      'git push --delete origin x', 'git push --mirror', 'git push origin :main', 'git push origin +main', 'git push -fu origin main', 'git push -qf origin main',
      'git push origin +HEAD:main', 'git push -d origin x', 'git push --prune origin', 'git push origin --delete v1', "git push origin ':refs/heads/x'", 'git-push -f origin main',
      'git push origin main -f', 'git -C . push --force', 'git send-pack --force origin main',
    ],
    atLeastAsk: [
      'git restore .', 'git branch -D x', 'git stash clear', 'git checkout-index -fa', 'git clean -fdx', 'git checkout -f', 'git reset --har', 'git-reset --hard', 'git reset --h',
      'git reset --hard@{u}', 'git reset --keep HEAD~3', 'git checkout --force main', 'git checkout -fq main', 'git checkout -- .', 'git switch -f main', 'git switch --discard-changes main',
      'git read-tree -u --reset HEAD', 'git read-tree -mu HEAD', 'git --work-tree=/ checkout -f', 'git clean -ffdx', 'git clean --forc -d', 'git restore --worktree --staged .',
      'git stash drop', 'git reflog expire --expire=now --all', 'git gc --prune=now', 'git update-ref -d refs/heads/x', 'git branch --delete --force x', 'git tag -d v1',
      'git worktree remove --force x', 'git rm -rf src', 'git-checkout-index -f -a', 'git filter-repo --path x', 'git checkout -B main origin/main', 'git symbolic-ref HEAD refs/heads/x',
      'git apply -R x.patch', 'git push --forc origin main',
    ],
    ask: [
      'git push --dry-run --force origin main',
    ],
    allow: [
      'git-status', 'git clean -n', 'git branch -a', 'git stash list', "git log --all --grep='push --force'",
    ],
  },
] satisfies readonly BypassClass[]
