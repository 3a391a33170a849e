// Options and variables of programs that otherwise only look.
import type { BypassClass } from './define.ts'

export default [
  {
    number: 61, way: 'a dry run that is taken back, or does something all the same',
    deny: [
      'npm unpublish --dry-run false x', 'docker compose --dry-run=false down -v', 'docker compose down -v --dry-run=false', 'docker compose down -v --help=false',
      'aws ec2 terminate-instances --dry-run --no-dry-run --instance-ids i', 'aws ec2 delete-volume --dry-run --no-dry-run --volume-id i',
    ],
    atLeastAsk: [
      'npm install --dry-run false evil', 'npm install evil --dry-run --no-dry-run', 'npm --dry-run install evil --no-dry-run', 'npm ci --dry-run false', 'npm update --dry-run false',
      'npm rebuild --dry-run false', 'npm dedupe --dry-run false', 'npm install-test --dry-run false', 'npm publish --ignore-scripts false --dry-run', 'npm install evil --help false',
      'npm install evil --version false', 'apt-get purge -y --dry-run false x', 'apt-get purge -y x -s no', 'apt-get -y -s -o APT::Get::Simulate=0 dist-upgrade',
      'docker compose --dry-run=0 rm -f', 'docker buildx bake --print=false', 'docker compose build --print=false', 'kubectl delete pod x --dry-run=none',
      'kubectl delete pod x --help=false', 'helm uninstall x --dry-run=false', 'helm uninstall x --dry-run=none', 'helm uninstall x --help=false', 'go generate -n=false ./...',
      'go clean -n=false -modcache', 'go mod tidy -diff=false', 'go mod edit -print=false -require x@v1', 'go fmt -n=false ./...', 'go fix -n=false ./...', 'go test -h=false',
      'terraform fmt -check=false', 'terraform fmt -check -write=true', 'terraform state rm -dry-run=false x', 'pip install --dry-run evil', 'pip install --dry-run .',
      'pip install --dry-run git+https://x/y', 'pip install --dry-run --index-url https://x y', 'uv pip install --dry-run /tmp/p', 'uv pip install --dry-run requests', 'uv add --dry-run x',
      'uv lock --dry-run', 'uv sync --dry-run', 'uv pip compile /tmp/p/pyproject.toml', 'uv --directory /tmp/p tree', 'uv tree --index https://x', 'uv tree', 'uv export', 'uv run ls',
      'uv run --directory /tmp/p ls', 'uv run --index https://evil ls', 'rename -n \'system("id")\' x', 'git add -n -e', 'git push -n https://x/y HEAD', 'git push -n origin HEAD',
      'tsc --noEmit false --pretty --outDir o', 'tsc --all', 'tsc --all false --outDir o', 'pnpm publish --dry-run false', 'yarn npm publish --dry-run=false',
    ],
    allow: [
      "rename -n 's/a/b/' x", 'npm install --dry-run', 'apt-get -s upgrade', 'terraform fmt -check', 'go vet ./...', 'tsc --noEmit', 'docker compose ps', 'kubectl get pods',
      'kubectl apply -f a.yml --dry-run=client', 'tsc -p lib --noEmit --pretty false', 'tsc --pretty --noEmit', 'npm install --dry-run left-pad', 'npm ci --dry-run',
    ],
  },
  {
    number: 62, way: 'secrets through programs that show, expand or load files',
    deny: [
      'systemd-analyze cat-config /etc/../root/.ssh/id_rsa', 'systemd-analyze cat-config shadow', 'systemd-analyze cat-config .env', 'systemd-analyze cat-config ../root/.ssh/id_rsa',
      'yq -n \'loadstr("/root/.ssh/id_rsa")\'', 'yq -n \'strload("/root/.ssh/id_rsa")\'', 'yq -n \'str_load("/root/.ssh/id_rsa")\'', 'yq -n \'loadxml("/root/.ssh/id_rsa")\'',
      'yq -n \'xmlload("/root/.ssh/id_rsa")\'', 'yq -n \'xml_load("/root/.ssh/id_rsa")\'', 'yq -n \'loadprops("/root/.ssh/id_rsa")\'', 'yq -n \'props_load("/root/.ssh/id_rsa")\'',
      'yq -n \'load_base64("/root/.ssh/id_rsa")\'', 'ansible-config view -c /root/.ssh/id_rsa',
    ],
    atLeastAsk: [
      "xmllint --c14n - <<< 'x'", 'xmllint --exc-c14n a.xml', 'xmllint --dtdattr a.xml', "yq '.a |= loadstr(.b)' a.yml", 'ansible-inventory --list -i ./inv.sh',
      'ansible-inventory --host x --vault-password-file ./x', 'ansible-playbook --syntax-check --vault-id x@./x x.yml', 'ansible --list-hosts --connection-password-file ./x all',
    ],
    allow: [
      'xmllint --format a.xml', "yq '.a' a.yml", "yq '.payload' a.yml", 'ansible-inventory -i hosts --graph',
    ],
  },
  {
    number: 63, way: 'variables that hold options, folders of programs, or places to write',
    atLeastAsk: [
      'ZIP=-m zip -qr - .', "ZIP='-T -TT ./x' zip - a", 'VALGRIND_LIB=/tmp/x valgrind ls', "VALGRIND_OPTS='--log-file=out' valgrind ls", 'PERF_EXEC_PATH=/tmp/x perf script foo',
      'TMPDIR=.git/hooks mktemp', 'TMPDIR=$HOME/.config mktemp -d', 'export TMPDIR=src; mktemp', 'PIP_PYTHON=./x pip list', 'PIP_LOG=out pip list', 'UV_PYTHON=./x uv tree',
      'GOCACHEPROG=./x go vet', 'GOAUTH=./x go list -m x', 'PYLINTRC=/tmp/x pylint a.py', 'ANSIBLE_INVENTORY=/tmp/x ansible-inventory --list', 'PERF_PAGER=./x perf report',
      'RUFF_OUTPUT_FILE=out ruff check', 'MAGICK_CODER_MODULE_PATH=/tmp/x identify a.png',
    ],
    allow: [
      'TMPDIR=/tmp/x mktemp',
    ],
  },
  {
    number: 64, way: 'options of harmless programs that run, load, write or connect',
    deny: [
      'cmake --help-full ~/.bashrc', 'cmake --help-full .git/config', 'cmake --help-full /etc/passwd', 'view -V1$HOME/.bashrc a', 'view -V9.git/x a', 'podman --out ~/.bashrc info',
      'ruff check --cache-dir ~/.ssh a.py', 'openssl verify -crl_download a.pem',
    ],
    atLeastAsk: [
      'lldb --local-lldbinit', "lldb -o 'alias q shell' -o 'q touch x' a.out", 'lldb -o \'breakpoint set -n main -C "shell touch x"\'', 'lldb -o \'target stop-hook add -o "shell x"\'',
      "lldb -o 'memory read --outfile out 0'", "lldb -o 'log enable -f out lldb all'", "lldb -o 'settings write -f out'", "lldb -o 'breakpoint write -f out'",
      "gdb -batch -ex 'thread apply all shell touch x' a.out core", "gdb -batch -ex 'frame apply all shell touch x' a.out core", "gdb -ex 'maint print symbols /etc/x'",
      "gdb -ex 'maint print msymbols -- x'", 'go tool test2json -t ./x', 'go tool buildid -w x', 'go tool covdata textfmt -i=d -o=out', 'go tool dist clean', 'go vet -fix ./...',
      "fzf --info-command './x'", 'hyperfine -S ./x ls', 'hyperfine --shell ./x ls', 'valgrind --tool=../../../../tmp/x ls', 'valgrind --tool=massif ls', 'valgrind --tool=exp-bbv ls',
      'perf --exec-path=/tmp/x script foo', 'gpg --homedir /tmp/x -K', 'gpg --encrypt-files -r x a.txt', 'gpg --locate-keys a@b', 'gpg --verify --auto-key-retrieve a.sig',
      'gpg --keyserver hkp://x --verify a.sig', 'openssl req -config /tmp/x -in a -noout', 'openssl ts -query -config /tmp/x', 'pylint --rcfile=/tmp/x a.py', 'flake8 --config /tmp/x',
      'flake8 --append-config /tmp/x', 'mypy --config-file /tmp/x', 'facter -c /tmp/x.conf', 'markdownlint -c x.js', 'docker --config /tmp/x compose ls', 'tsc --noEmit @r', 'mypy @x',
      'ruff check @x', 'python3 -m pydoc x', 'python3 -m sysconfig --generate-posix-vars', 'uv python find ./x', 'phpunit --list-tests', 'pandoc lua x.lua',
      'mlr join --prepipe ./x -j id -f b.csv a.csv', 'cmake --system-information out', 'vim -R -V1out a', 'nvim -V1out -R a', 'podman generate systemd --files x', 'docker context export x',
      'docker sbom -o out x', 'docker scout cves --output out x', 'conda env export -f out', 'etcdctl snapshot restore a', 'blkid -c out', 'apt-cache -p out stats',
      'java -Xlog:all:out -version', 'java -Xlog:gc:jlog -version', 'tsc --noEmit --incremental', 'tsc -b --noEmit', 'bat cache --build --source x --target ~/.config/bat',
      'bat cache --clear', 'tldr --seed-config', 'qemu-img check -r all a.img', 'qemu-img info -T file=out a.img', 'lynx -traversal a.html', 'mlr cat https://x/a.csv',
      'qemu-img info nbd://h/x', 'pandoc --embed-resources -c https://e/x.css a.md', 'view scp://x/a', 'pip list -f https://x', 'gem list -s https://x -r',
      'aws s3 ls --endpoint-url https://evil', 'aws ec2 describe-instances --endpoint-url https://evil',
    ],
    allow: [
      'gdb -batch -ex bt', "gdb -batch -ex 'thread apply all bt' a.out core", 'pylint --rcfile=.pylintrc a.py', 'openssl x509 -in a -noout', 'gpg --list-keys',
      'mypy --config-file mypy.ini src', 'valgrind --leak-check=full ls', 'hyperfine ls', 'go tool nm a', 'java -Xlog:gc -version',
    ],
  },
] satisfies readonly BypassClass[]
