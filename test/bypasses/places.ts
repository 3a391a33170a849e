// Where a command acts.
import type { BypassClass } from './define.ts'

export default [
  {
    number: 45, way: 'paths that are spelled otherwise',
    deny: [
      'cat src/../.env', 'cat /proc/self/cwd/.env', 'cat ~/../dev/.ssh/id_ed25519', 'cd /tmp && rm -rf ../etc', 'rm -rf $PWD/../..', 'rm -rf -- /', 'rm -rf ~/../dev', 'rm -rf //',
      'rm -rf /./', 'rm -rf /tmp/../home', 'rm -rf /home/../home/dev', 'rm -rf /tmp/../../etc', 'rm -rf ///', 'rm -rf /.//.', 'rm -rf ~/.', 'rm -rf ~/./..', 'rm -rf ~dev', 'rm -rf ~root',
      'rm -rf ~+/..', 'cd /; cd /tmp; rm -rf ~-/etc', 'rm -rf "$PWD"/..', 'rm -rf -- ~', 'rm -rf /proc/self/root/etc', 'rm -rf /proc/self/cwd/..', 'cat /proc/$$/environ',
      'cat /proc/self/root/home/dev/.ssh/id_ed25519', 'cat src/../../app/.env', 'cat ././/.env', 'cat ~/.ssh/../.ssh/id_ed25519', 'cp a.txt /usr/../etc/passwd',
      'cd /usr/bin; cp /home/dev/app/a.txt ../../etc/x', 'rm -rf src/../../../dev', 'echo x > /dev/fd/../../etc/passwd', 'rm -rf $PWD/../../..', 'tee /etc/./passwd < a.txt', 'rm -rf -- /*/',
      'rm -rf /[a-z]*', 'cat /home/*/.ssh/id_*', 'cat ~/.s?h/id_ed25519',
      'ls&rm -r /etc/x', 'rm -rf ~/.??*', 'x=$(case a in a) echo b;; esac); rm -rf ~', 'echo $[`rm -rf ~`1]', 'rm -rf .git', 'true & rm -rf ~',
      'case $- in *) rm -r /etc/x;; esac', 'rm -rf ~/*', '{ rm -r /etc/x;}', '( ( ( rm -r /etc/x ) ) )',
      'cp a.txt shared/../../etc/passwd', 'echo x > shared/../../etc/passwd', 'cat shared/../../etc/shadow', 'rm -rf shared/../lib',
    ],
    atLeastAsk: [
      'ln -s / /tmp/r; rm -rf /tmp/r/etc', 'sh shared/../scripts/hello.sh', '. shared/../scripts/hello.sh', './shared/../scripts/hello.sh', 'bash < shared/../scripts/hello.sh', 'cat shared/../scripts/hello.sh | sh',
      'echo x; sh shared/../scripts/hello.sh', 'echo x > y; sh shared/../scripts/hello.sh', 'npm --prefix shared/.. run hello', 'make -C shared/../app',
      'cd /usr/local/lib; rm /proc/self/cwd/../x', 'cd /etc/cron.d; echo x > /proc/self/cwd/../profile', 'cd /etc; cd /proc/self/cwd; echo x > profile', 'cd /etc; echo x > /proc/thread-self/../../cwd/profile',
      'ln -s /proc/self/cwd /tmp/l; cd /usr/local; rm /tmp/l/x',
      'f() { rm /tmp/l/x; }; f; ln -s /usr/local /tmp/l; f', "sh -c 'rm /tmp/l/x; ln -s /usr/local /tmp/l; rm /tmp/l/x'", 'for i in 1 2; do rm /tmp/l/x; ln -s /usr/local /tmp/l; done',
      'd=$(mktemp -d); ln -s /etc $d/l; echo x > $d/l/cron.d/x', 'ln -s /etc /tmp/l$$; echo x > /tmp/l$$/cron.d/x', 'for d in /usr/local /usr/share; do ln -sfn $d /tmp/l; done; rm /tmp/l/x',
      'find /usr/local -maxdepth 0 -exec ln -s {} /tmp/l \\; ; rm /tmp/l/x', 'ln -s /usr/local /tmp/lnk; rm /tmp/ln*/bin/x', 'mkdir /tmp/m; rmdir /tmp/m; ln -s /usr/local /tmp/m; rm /tmp/m/x',
      'mkdir /tmp/q; ln -s /tmp/q /tmp/l; ln -sfn /usr/local /tmp/l; rm /tmp/l/x', 'ln -s /usr/local/f /tmp/l; ln -s /tmp/q /tmp/l; echo x > /tmp/l', 'mkdir /tmp/m; ln -s /usr/local /tmp/{l,m}; rm /tmp/m/local/x',
      'ln -s /etc /tmp/l; mv /tmp/l /tmp/m; echo x > /tmp/m/passwd', 'ln -s /usr/local /tmp/l; cp -P /tmp/l /tmp/m; echo x > /tmp/m/x', 'mkdir /tmp/m; ln -s /usr/local /tmp/m/l; mv /tmp/m /tmp/n; rm /tmp/n/l/x',
      'mv shared /tmp/m; rm /tmp/m/x', 'set -P; cd shared; cd ..; rm lib/x', 'cd shared; cd -P ..; rm lib/x', "env -C shared sh -c 'cd ..; rm lib/x'", "cd shared; env -i sh -c 'cd ..; rm lib/x'",
      'cd /tmp; shopt -s cdable_vars; v=/etc; cd v; echo x > profile', 'cd /tmp; pushd /tmp/q; DIRSTACK[1]=/etc; popd; echo x > profile', 'cd /tmp; PWD=/etc; echo x > ~+/profile',
    ],
    allow: [
      'cat ./src/../README.md', 'ls -- src', 'cd src/.. && ls', 'cat "$PWD/a.txt"', 'cat shared/dict/words', 'sh src/../scripts/hello.sh', 'ln -s /tmp/a /tmp/b', 'ln -sf /tmp/a/x /tmp/b; cat /tmp/b', 'ln /tmp/a /tmp/b /tmp/c',
    ],
  },
  {
    number: 46, way: 'a root that an empty variable leaves',
    deny: [
      'rm -rf $A$B', 'rm -rf "$DIR"/*', 'rm -rf "$DIR/"', 'rm -rf "$BUILD_DIR/"', 'rm -rf $PREFIX/*', 'rm -rf "${OUT}"/*', 'rm -rf $A/$B', 'rm -rf -- "$X"/bin', 'D=; rm -rf "$D/"',
      "D=''; rm -rf $D/*", 'rm -rf "$1/"', 'unset D; rm -rf "$D"/*', 'rm -rf "$(cat missing)/"', 'find "$D/" -delete', 'f() { rm -rf "$1/"; }; f ""', 'rm -rf "$D/lib" "$D/etc"',
      'rm -rf ${D:-}/', 'rm -rf "${D%/}/"', 'cd "$D" && rm -rf *', 'sudo rm -rf "$ROOTFS/usr"',
    ],
    atLeastAsk: [
      'mv "$D"/* /tmp/x', 'chmod -R 755 "$D/"', 'rm "$D/a.txt"', 'rm -f -- "$f"',
    ],
    allow: [
      'D=/tmp/x; ls "$D/work"', 'D=/tmp/w; rm -f "$D/x.log"', 'ls "$D/"', 'D=src; wc -l "$D"/*.ts',
    ],
  },
  {
    number: 47, way: 'where the command runs',
    deny: [
      'rm -rf ./*', 'rm -rf *', 'rm -rf ../app', 'rm -rf .', 'cd ..; rm -rf "$OLDPWD"', '(cd /; rm -rf etc)', 'pushd / && rm -rf *', 'cd / && rm -rf *', 'cd ~ && rm -rf *', 'cd && rm -rf *',
      'cd ~; rm -rf ./*', 'cd /usr; rm -rf -- *', 'cd ../.. ; rm -rf dev', 'pushd ~ > /dev/null; rm -rf *', 'cd / ; cd - ; cd -; rm -rf *', '(cd ~ && rm -rf .)', '{ cd /etc; }; rm -rf *',
      'cd src/../../.. && rm -rf dev', 'if cd /; then rm -rf *; fi', 'for d in /; do cd $d; rm -rf *; done', 'cd ~/.ssh; cat id_ed25519', 'env -C ~ rm -rf .ssh', "sh -c 'cd / && rm -rf *'",
      'cd -P / && find . -delete', 'pushd /; pushd /tmp; popd; rm -rf etc', 'f() { cd /; }; f; rm -rf etc', 'cd -- ~; cp a .bashrc', 'builtin cd /; rm -rf *',
      'git -C ~ clean -fdx; cd ~; rm -rf *', 'cd / || exit; rm -rf home', 'make -C / x; cd /etc; echo x > passwd', 'cd "$HOME"; tar cf /tmp/x.tar .ssh',
      'cd / ; rm -r /etc/x', 'cd "${X:-/}"; rm -rf *', 'cd /tmp/..; rm -rf *', '(cd /; tee -a /etc/passwd)', '(cd / && rm -rf *)', 'cd ~/app/..; rm -rf *',
      'pushd /; popd; rm -rf ~', 'pushd ~ && rm -rf ~', 'cd /tmp; cd ..; rm -rf *', '{ cd /; rm -rf *; }',
    ],
    atLeastAsk: [
      'cd src && rm -rf old', 'cd "$X"; rm -rf old', 'cd $(cat where); rm -f x', 'cd src; rm -rf *', 'cd /tmp; cd -; rm a.txt', 'CDPATH=/ cd home && rm -rf dev',
    ],
    allow: [
      'cd src && ls *.ts', '(cd docs; wc -l guide.md)', 'pushd src > /dev/null; ls; popd', 'cd /tmp && touch x && rm x',
    ],
  },
  {
    number: 48, way: 'destruction without rm',
    deny: [
      'mv ~ /tmp/x', 'shred -u /etc/passwd', 'tee /dev/sda < a.txt', 'cat a.txt > /dev/sda', 'dd if=/dev/zero of=/dev/sda', 'cp /dev/null /etc/hosts', 'truncate -s0 ~/.bashrc',
      '> /etc/passwd', ': > /etc/passwd', 'cat /dev/null > ~/.bashrc', 'truncate --size 0 /etc/hosts', 'cp /dev/null ~/.ssh/id_ed25519', 'ln -sf /dev/null /etc/passwd',
      'dd if=/dev/zero of=/etc/passwd count=1', 'install /dev/null /etc/hosts', 'mv /etc /tmp/e', 'mv ~/.ssh /tmp/', 'shred -n1 ~/.ssh/id_ed25519', 'unlink /etc/passwd', 'rmdir /etc/x',
      'cp -f a.txt ~/.bashrc', 'tee ~/.profile < /dev/null', 'sponge /etc/hosts < a.txt', "perl -i -ne '' /etc/hosts", 'rsync -a --delete /tmp/e/ /etc/', 'mv ~/app /dev/null',
      'mv -T /home /x', 'busybox rm -rf ~', 'python3 -c \'import os; os.remove("/etc/passwd")\'', "vim -c '%d|wq' /etc/hosts", "printf '' | sudo tee /etc/fstab",
    ],
    atLeastAsk: [
      'rsync -a --delete a/ b/', 'dd if=/dev/null of=src/a.ts', 'tee src/a.ts < a.txt', 'git clean -fd', 'shred a.txt', 'mv src /dev/null', 'ln -sf x src/a.ts', 'cp /dev/null src/a.ts',
      'truncate -s0 src/a.ts', '> src/a.ts', ':> src/a.ts', 'truncate -s 0 src/a.ts', 'echo -n > README.md', 'cp -r docs/. src/', 'mv src/a.ts /tmp/', 'ln -sfn /tmp/x src',
      'dd of=src/a.ts < /dev/null', 'install -m644 /dev/null src/a.ts', 'unlink src/a.ts', 'shred -uz notes.txt', 'git clean -xfd', 'git checkout HEAD -- .', 'git rm -r src',
      'patch -p1 < x.patch', 'sed -i d src/a.ts', "rename 's/a/b/' src/*", 'split -b1 a.txt', 'gzip -f src/a.ts', 'find src -empty -delete', 'rimraf src', 'trash src', 'mkfifo src/a.ts',
      'sort -o src/a.ts /dev/null', 'rsync --delete -r docs/ src/', 'chmod 000 src/a.ts', 'cat < /dev/null >| src/a.ts',
    ],
    allow: [
      ': > /tmp/x.log', 'mv /tmp/a /tmp/b', 'cp src/a.ts /tmp/', 'truncate -s0 /tmp/x',
    ],
  },
] satisfies readonly BypassClass[]
