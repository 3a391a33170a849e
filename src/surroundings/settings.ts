// Settings in a folder that make the programs started in it run code, whatever they are asked for.
import { type Effect, literal } from '../model/index.ts'
import { inside } from '../shell/files.ts'
import type { Scope } from '../shell/scope.ts'
import { below, entries, standing, upwards } from './standing.ts'

/**
 * By program, what makes it run code, as paths from the folder; `=` and a pattern behind a path: only where the text has that. A star in a name is any name.
 * Names are the first words of each row. Where a copy of the program lies in `node_modules`, the one that is installed hands over to it.
 */
const SETTINGS: readonly (readonly [programs: string, files: string])[] = [
  ['cargo rustc rustdoc rustup rustfmt cargo-clippy clippy-driver cargo-fmt rust-analyzer rust-gdb rust-lldb cargo-miri', 'rust-toolchain rust-toolchain.toml'],
  ['cargo cargo-clippy cargo-fmt rust-analyzer cargo-miri', '.cargo/config .cargo/config.toml'],
  ['terraform tofu', '.terraform/providers .terraform/plugins'],
  ['mvn mvnDebug mvnw', '.mvn/jvm.config .mvn/extensions.xml .mvn/maven.config'],
  ['gradle gradlew', 'gradle.properties settings.gradle settings.gradle.kts build.gradle build.gradle.kts'],
  ['sbt', '.sbtopts .jvmopts build.sbt project/build.properties project/plugins.sbt'],
  ['bundle bundler', 'Gemfile gems.rb .bundle/config'],
  ['rake', 'Rakefile rakefile Rakefile.rb rakefile.rb'],
  ['jekyll middleman', 'Gemfile gems.rb'],
  ['rails', 'bin/rails script/rails Gemfile'],
  ['vagrant', 'Vagrantfile'],
  ['brew', 'Brewfile'],
  ['rubocop', '.rubocop.yml'],
  ['rspec', '.rspec'],
  ['pylint', '.pylintrc pylintrc .pylintrc.toml pylintrc.toml pyproject.toml=tool\\.pylint setup.cfg=pylint tox.ini=pylint'],
  ['mypy dmypy', 'mypy.ini .mypy.ini pyproject.toml=tool\\.mypy setup.cfg=mypy'],
  ['flake8', '.flake8 setup.cfg=flake8 tox.ini=flake8'],
  ['coverage', '.coveragerc setup.cfg=coverage tox.ini=coverage pyproject.toml=tool\\.coverage'],
  ['pytest py.test', 'conftest.py pytest.ini .pytest.ini setup.cfg=pytest tox.ini=pytest pyproject.toml=tool\\.pytest'],
  ['tox', 'toxfile.py tox.ini tox.toml'],
  ['nox', 'noxfile.py'],
  ['scons', 'SConstruct Sconstruct sconstruct SConstruct.py Sconstruct.py sconstruct.py site_scons'],
  ['poetry', '.poetry/plugins .venv/bin'],
  ['pdm', '.pdm-python .pdm-plugins .venv/bin'],
  ['uv uvx', '.venv/bin .python-version=/'],
  ['hatch', 'hatch_build.py hatch.toml pyproject.toml=tool\\.hatch'],
  ['jupyter ipython ipython3 jupyter-*', 'jupyter*_config.py jupyter*_config.json ipython*_config.py ipython*_config.json'],
  ['mkdocs', 'mkdocs.yml mkdocs.yaml'],
  ['hg chg', '.hg/hgrc .hg/requires'],
  ['jj', '.jj/repo'],
  ['ansible ansible-playbook ansible-inventory ansible-config ansible-doc ansible-galaxy ansible-vault ansible-lint ansible-console', 'ansible.cfg'],
  ['terragrunt', 'terragrunt.hcl terragrunt.hcl.json terragrunt.stack.hcl root.hcl .terraform/providers'],
  ['tflint', '.tflint.hcl .tflint.d'],
  ['packer', 'packer-plugin-* packer-builder-* packer-provisioner-* packer-post-processor-*'],
  ['skaffold', 'skaffold.yaml skaffold.yml'],
  ['trivy', 'trivy.yaml trivy.yml'],
  ['task go-task', 'Taskfile.yml Taskfile.yaml taskfile.yml taskfile.yaml Taskfile.dist.yml Taskfile.dist.yaml taskfile.dist.yml taskfile.dist.yaml'],
  ['golangci-lint', '.golangci.yml .golangci.yaml .golangci.toml .golangci.json'],
  ['dotnet', 'global.json Directory.*.props Directory.*.targets Directory.Build.rsp *.csproj *.fsproj *.vbproj *.proj *.sln *.slnx nuget.config NuGet.Config NuGet.config'],
  ['composer', 'composer.json'],
  ['phpunit', 'phpunit.xml phpunit.xml.dist phpunit.dist.xml'],
  ['wp', 'wp-cli.yml wp-cli.local.yml wp-config.php'],
  ['dart flutter', 'analysis_options.yaml=plugins'],
  ['mdl', '.mdlrc'],
  ['serverless sls osls', 'serverless.yml serverless.yaml serverless.json serverless.js serverless.cjs serverless.mjs serverless.ts serverless-compose.* node_modules/serverless'],
  ['nx lerna', 'nx.json lerna.json node_modules/nx node_modules/lerna'],
  ['turbo', 'turbo.json node_modules/turbo'],
  ['ng', 'angular.json node_modules/@angular/cli'],
  ['jest', 'node_modules/jest node_modules/jest-cli'],
  ['webpack webpack-cli', 'node_modules/webpack-cli'],
  ['xo', 'node_modules/xo'],
  ['ava', 'node_modules/ava'],
  ['ember', 'node_modules/ember-cli'],
  ['gatsby', 'node_modules/gatsby'],
  ['mocha', '.mocharc.js .mocharc.cjs .mocharc.yaml .mocharc.yml .mocharc.jsonc .mocharc.json package.json="mocha"'],
  ['semantic-release', '.releaserc .releaserc.* release.config.* package.json="release"'],
  ['release-it', '.release-it.* package.json="release-it"'],
  ['commitlint', '.commitlintrc .commitlintrc.* commitlint.config.* package.json="commitlint"'],
  ['markdownlint-cli2', '.markdownlint-cli2.* .markdownlint.cjs .markdownlint.mjs package.json="markdownlint-cli2"'],
  ['remark remark-lint', '.remarkrc .remarkrc.* package.json="remarkConfig"'],
  ['ncu npm-check-updates', '.ncurc .ncurc.*'],
  ['prisma', 'prisma.config.* .config/prisma.*'],
  ['changeset', '.changeset/config.json'],
  ['bun bunx', 'bunfig.toml'],
  ['deno', 'deno.json=plugins deno.jsonc=plugins'],
  ['grunt', 'Gruntfile Gruntfile.js Gruntfile.cjs Gruntfile.ts Gruntfile.coffee'],
  ['gulp', 'gulpfile.js gulpfile.mjs gulpfile.cjs gulpfile.ts .gulp.js .gulp.json'],
  ['mix iex', 'mix.exs .iex.exs'],
  ['yarn yarnpkg', '.yarnrc.yml .yarnrc .pnp.cjs'],
  ['pnpm', '.pnpmfile.cjs .pnpmfile.mjs pnpmfile.js .npmrc=pnpmfile pnpm-workspace.yaml=pnpmfile|[cC]onfigDependencies|plugins'],
  ['bazel bazelisk', 'tools/bazel .bazelrc .bazeliskrc'],
  ['eslint', 'eslint.config.* .eslintrc .eslintrc.* package.json="eslintConfig"'],
  ['prettier', '.prettierrc .prettierrc.* prettier.config.* package.json="prettier"'],
]

const named = (names: string, name: string): boolean => names.split(' ').some(one => one === name || (one.endsWith('*') && name.startsWith(one.slice(0, -1))))

/** What stands in the folder under this path; of a name with a star, everything that it fits. */
function standsAs(folder: string, path: string, scope: Scope): readonly string[] {
  if (!path.includes('*')) return [below(folder, path)]
  const at = path.slice(0, path.lastIndexOf('/') + 1)
  const [before = '', after = ''] = path.slice(at.length).split('*')
  const place = at ? below(folder, at.slice(0, -1)) : folder
  return [...entries(place, scope), `${before}x${after}`].filter(name => name.length >= before.length + after.length && name.startsWith(before) && name.endsWith(after)).map(name => below(place, name))
}

/** Settings above the workspace, and in it what this source left; elsewhere every one. */
export function configured(name: string, cwd: string, scope: Scope): readonly Effect[] {
  const { workspace } = scope.facts
  const files = SETTINGS.flatMap(([programs, paths]) => (named(programs, name) ? paths.split(' ') : []))
  for (const folder of upwards(cwd)) {
    for (const file of files) {
      const [path = '', text] = file.split('=')
      for (const whole of standsAs(folder, path, scope)) {
        const found = standing(whole, scope)
        if (!found || (found === 'disk' && (inside(folder, workspace) || folder === scope.facts.home || (text !== undefined && !new RegExp(text).test(scope.facts.read(whole) ?? ''))))) continue
        return [{ kind: 'execute', target: literal(whole) }]
      }
    }
    if (folder === workspace) break
  }
  return []
}
