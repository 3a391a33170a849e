// What programs take from the folder that they are started in, or from one above it, and run.
import type { BypassClass } from './define.ts'

/** What lies on the machine besides: repositories, modules and settings that somebody left outside the workspace, and a repository in it. */
export const surroundings: Readonly<Record<string, string>> = {
  '/tmp/bare/HEAD': 'ref: refs/heads/main\n', '/tmp/bare/config': '[core]\n\tfsmonitor = ./e\n', '/tmp/bare/objects/a': '\n', '/tmp/bare/refs/a': '\n', '/tmp/bare/deep/a.txt': '\n',
  '/home/dev/app/kept/HEAD': 'ref: refs/heads/main\n', '/home/dev/app/kept/config': '[core]\n\tbare = true\n[remote "origin"]\n\turl = https://x.example/a\n', '/home/dev/app/kept/objects/a': '\n',
  '/home/dev/app/laid/HEAD': 'ref: refs/heads/main\n', '/home/dev/app/laid/config': '[core]\n\tbare = false\n\tfsmonitor = ./e\n', '/home/dev/app/laid/objects/a': '\n',
  '/home/dev/app/hooked/HEAD': 'ref: refs/heads/main\n', '/home/dev/app/hooked/config': '[core]\n\tbare = true\n', '/home/dev/app/hooked/objects/a': '\n', '/home/dev/app/hooked/hooks/post-checkout': '#!/bin/sh\n',
  '/tmp/linked/config': '[core]\n', '/tmp/linked/objects/a': '\n', '/tmp/mods/json.py': 'x = 1\n', '/tmp/deps/argparse.py': 'x = 1\n', '/tmp/packs/json/__init__.py': 'x = 1\n', '/tmp/empty/a.txt': '\n', '/home/dev/app/calendar/a.txt': '\n',
  '/home/dev/app/own/.cargo/config.toml': '[build]\nrustc-wrapper = "./w.sh"\n', '/home/dev/app/named/.cargo/config.toml': '[build]\nrustc-wrapper = "sccache"\n[target.x]\nlinker = "./l"\n',
  '/tmp/decl/package.json': '{ "commitlint": {}, "mocha": {} }\n', '/tmp/decl/deno.json': '{ "lint": { "plugins": ["./a.ts"] } }\n', '/tmp/decl/analysis_options.yaml': 'analyzer:\n  plugins:\n    - a\n', '/tmp/plain/package.json': '{}\n', '/tmp/plain/deno.json': '{}\n', '/tmp/plain/.python-version': '3.12\n',
  '/home/dev/app/tools/nx.json': '{}\n', '/home/dev/app/tools/.commitlintrc.yml': '\n', '/home/dev/app/tools/SConstruct': '\n', '/home/dev/app/tools/.golangci.yml': '\n', '/home/dev/app/tools/x.csproj': '\n',
  ...Object.fromEntries(
    [
      'rust-toolchain.toml', '.mvn/jvm.config', 'Gemfile', '.pylintrc', 'mypy.ini', '.flake8', '.coveragerc', '.hg/hgrc', '.jj/repo/a', 'ansible.cfg', 'Gruntfile.js', 'mix.exs', '.yarnrc.yml', 'tools/bazel', 'toxfile.py', '.terraform/providers/a/b', 'sub/a.txt',
      'SConstruct', 'nx.json', 'terragrunt.hcl', 'serverless.js', 'jupyter_config.py', 'release.config.js', '.commitlintrc.yml', '.markdownlint-cli2.cjs', 'bin/rails', 'node_modules/@angular/cli/a.js', 'node_modules/turbo/a.js', 'node_modules/jest/a.js', 'composer.json', '.golangci.yml', '.venv/bin/python', 'x.csproj',
      '.tflint.hcl', 'skaffold.yaml', 'trivy.yaml', 'Taskfile.yml', 'prisma.config.ts', 'bunfig.toml', '.mdlrc', '.ncurc.js', 'packer-plugin-x', 'hatch_build.py', '.pnpmfile.cjs',
    ].map(path => [`/tmp/cfg/${path}`, '\n']),
  ),
}

export default [
  {
    number: 74, way: 'a folder that is a repository',
    atLeastAsk: [
      'cd /tmp/bare; git status', 'cd /tmp/bare; git --bare log', 'cd /tmp/bare/deep && git log', 'cd /tmp/bare; git -C . status', 'cd /tmp/bare && (cd ..; git -C bare status)', 'cd /tmp && git -C bare -C deep log',
      'cd /tmp/clone/.git && git log', 'cd /tmp/clone/src && git log', 'cd laid && git status', 'git -C laid status', 'cd hooked; git log', 'cd /tmp/bare; bash -c "git log"', 'cd /tmp/bare; timeout 5 git log',
      "mkdir -p /tmp/n/objects /tmp/n/refs; echo 'ref: refs/heads/m' >/tmp/n/HEAD; printf '[core]\\n\\tfsmonitor=id\\n' >/tmp/n/config; cd /tmp/n; git status",
      'tar xf /tmp/a.tar -C /tmp/p; cd /tmp/p; git status', 'tar xf /tmp/a.tar -C /tmp/p; cd /tmp/p/q; git status', 'cd /tmp/empty; unzip a.zip; git log', 'cp -r /tmp/bare /tmp/copy; cd /tmp/copy; git log', 'ln -s /tmp/bare /tmp/l; cd /tmp/l; git log', 'mkdir /tmp/n/objects; ln -s refs/heads/m /tmp/n/HEAD; cd /tmp/n; git log', 'cd /tmp/linked; git log',
    ],
    allow: ['git status', 'cd src && git status', 'git -C src log', 'cd .git && git log', 'cd kept && git log', 'cd /tmp/empty; git status', 'echo x >/tmp/x.txt; git status'],
  },
  {
    number: 75, way: "modules that stand in for Python's own",
    atLeastAsk: [
      'cd /tmp/mods && python3 -m json.tool', 'cd /tmp/deps; python3 -m json.tool a.json', 'cd /tmp/packs; python3 -Bm json.tool', 'cd /tmp/mods; python3 -W ignore -mjson.tool', "cd /tmp/mods; python3 -c 'import json'",
      "cd /tmp/mods; echo 'import json' | python3", "printf 'x' >/tmp/z/this.py; cd /tmp/z && python3 -m this", 'tar xf /tmp/a.tar -C /tmp/p; cd /tmp/p; python3 -m calendar', 'cp /tmp/mods/json.py /tmp/empty; cd /tmp/empty; python3 -m json.tool',
      'cp /tmp/mods/*.py /tmp/empty/; cd /tmp/empty; python3 -m json.tool', 'cp /tmp/mods/"$x" /tmp/empty/; cd /tmp/empty; python3 -m json.tool', 'ln -s /tmp/mods/json.py /tmp/empty/json.py; cd /tmp/empty; python3 -m json.tool',
    ],
    allow: ['python3 -m json.tool a.json', 'cd /tmp/empty; python3 -m json.tool', 'cd /tmp/mods; python3 -I -m json.tool', 'cd /tmp/mods; python3 -P -m json.tool', 'cd /tmp/mods; PYTHONSAFEPATH=1 python3 -m json.tool', 'python3 -m calendar', 'cd /tmp/mods; python3 --version'],
  },
  {
    number: 76, way: 'settings of a folder that run code',
    atLeastAsk: [
      'cd /tmp/cfg; cargo --version', 'cd /tmp/cfg/sub; rustc --version', 'mkdir -p /tmp/c/.cargo; echo x >/tmp/c/.cargo/config.toml; cd /tmp/c; cargo tree', 'cd /tmp/cfg; mvn -v', 'cd /tmp/cfg; bundle list', 'cd /tmp/cfg; pylint x',
      'cd /tmp/cfg; mypy .', 'cd /tmp/cfg; flake8', 'cd /tmp/cfg; coverage report', 'cd /tmp/cfg; hg status', 'cd /tmp/cfg; jj log', 'cd /tmp/cfg; ansible-inventory --list', 'cd /tmp/cfg; grunt --help', 'cd /tmp/cfg; mix help',
      'cd /tmp/cfg; yarn --version', 'yarn --cwd /tmp/cfg --version', 'mvn -f /tmp/cfg/pom.xml -v', 'cd /tmp/cfg; bazel --version', 'cd /tmp/cfg; tox --version', 'unzip /tmp/a.zip -d /tmp/p; cd /tmp/p; hg log', 'terraform -chdir=/tmp/cfg validate', 'cd /tmp/cfg; tofu show', 'cd own; cargo metadata', 'cargo -C own tree', 'cd own/sub && cargo clean -n', 'openssl engine /tmp/e.so', 'openssl engine dynamic -pre SO_PATH:/tmp/e.so',
      'cd /tmp/cfg; scons -h', 'cd /tmp/cfg/sub; scons -uh', 'scons -C /tmp/cfg -h', 'scons -C/tmp/cfg -h', 'printf x >/tmp/n/SConstruct; cd /tmp/n; scons -h', 'scons -f /tmp/s.py -h', 'cd /tmp/cfg; jupyter kernelspec list', 'cd /tmp/cfg; jupyter-kernelspec list', 'echo x >/tmp/n/jupyter_config.py; cd /tmp/n; jupyter troubleshoot', 'jupyter kernelspec list --config=/tmp/x.py',
      'cd /tmp/cfg; nx show projects', 'nx --cwd=/tmp/cfg report', 'cd /tmp/cfg; lerna ls', 'cd /tmp/cfg; terragrunt validate', 'terragrunt validate --terragrunt-working-dir /tmp/cfg', 'terragrunt --working-dir=/tmp/cfg output', 'terragrunt validate --terragrunt-config /tmp/t.hcl', 'cd /tmp/cfg; sls info', 'sls info -c /tmp/s.yml', 'cd /tmp/cfg; semantic-release --dry-run',
      'cd /tmp/cfg; commitlint --print-config', 'commitlint --cwd /tmp/cfg -e', 'commitlint -d /tmp/decl -l', 'commitlint -x /tmp/x.js --print-config', 'cd /tmp/cfg; markdownlint-cli2 a.md', 'cd /tmp/cfg; rails --version', 'cd /tmp/cfg; ng version', 'cd /tmp/cfg; turbo ls', 'turbo --cwd /tmp/cfg ls', 'cd /tmp/cfg; jest --version', 'cd /tmp/decl; mocha --version', 'cd /tmp/cfg; composer show', 'composer -d /tmp/cfg show',
      'cd /tmp/cfg; golangci-lint linters', 'cd /tmp/cfg; uv pip list', 'uv --directory /tmp/cfg tree', 'cd /tmp/cfg; poetry show', 'poetry -C /tmp/cfg show', 'cd /tmp/cfg; hatch version', 'cd /tmp/cfg; dotnet list package', 'dotnet list /tmp/cfg/x.csproj package', 'cd /tmp/cfg; tflint', 'tflint --chdir=/tmp/cfg', 'tflint -c /tmp/t.hcl', 'cd /tmp/cfg; skaffold diagnose', 'cd /tmp/cfg; trivy fs .', 'trivy -c /tmp/t.yaml fs .',
      'cd /tmp/cfg; task --list', 'task -d /tmp/cfg --list', 'cd /tmp/cfg; prisma version', 'cd /tmp/cfg; bun pm ls', 'cd /tmp/decl; deno lint', 'cd /tmp/decl; dart analyze', 'cd /tmp/cfg; mdl a.md', 'cd /tmp/cfg; ncu', 'cd /tmp/cfg; packer version', 'cd /tmp/cfg; pnpm ls', 'unzip /tmp/a.zip -d /tmp/p; cd /tmp/p; nx report', 'unzip /tmp/a.zip -d /tmp/p; cd /tmp/p; dotnet list package', "echo 'module.exports = {}' >commitlint.config.js; commitlint -l",
    ],
    allow: ['cargo --version', 'cd own; cargo --version', 'cd own; cargo search x', 'cd named; cargo metadata', 'cargo tree', 'terraform validate', 'terraform -chdir=/tmp/empty providers', 'rustc --version', 'mvn -v', 'yarn --version', 'cd /tmp/empty; cargo --version', 'cd /tmp/empty; tox --version', 'echo x >/tmp/x.txt; cargo --version', 'openssl engine -t', 'openssl engine rdrand',
      'nx show projects', 'cd tools; nx show projects', 'cd tools && commitlint -l', 'commitlint -x @commitlint/config-conventional -l', 'cd tools; golangci-lint linters', 'cd tools; dotnet list package', 'dotnet list tools/x.csproj package', 'terragrunt validate', 'sls info', 'semantic-release --dry-run', 'jupyter kernelspec list', 'composer show', 'uv pip list', 'cd /tmp/plain; commitlint -l', 'cd /tmp/plain; deno lint', 'cd /tmp/plain; uv pip list', 'cd /tmp/empty; scons -H', 'cd /tmp/empty; nx show projects', 'cd /tmp/empty; jupyter kernelspec list',
    ],
  },
] satisfies readonly BypassClass[]
