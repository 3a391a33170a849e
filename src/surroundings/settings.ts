// Settings in a folder that make the programs started in it run code, whatever they are asked for.
import { type Effect, literal } from '../model/index.ts'
import { inside } from '../shell/files.ts'
import type { Scope } from '../shell/scope.ts'
import { below, standing, upwards } from './standing.ts'

/** By program, what makes it run code, as paths from the folder; `=` and a pattern behind a path: only where the text has that. Names are the first words of each row. */
const SETTINGS: readonly (readonly [programs: string, files: string])[] = [
  ['cargo rustc rustdoc rustup rustfmt cargo-clippy clippy-driver cargo-fmt rust-analyzer rust-gdb rust-lldb cargo-miri', 'rust-toolchain rust-toolchain.toml'],
  ['cargo cargo-clippy cargo-fmt rust-analyzer cargo-miri', '.cargo/config .cargo/config.toml'],
  ['terraform tofu', '.terraform/providers .terraform/plugins'],
  ['mvn mvnDebug mvnw', '.mvn/jvm.config .mvn/extensions.xml .mvn/maven.config'],
  ['gradle gradlew', 'gradle.properties settings.gradle settings.gradle.kts build.gradle build.gradle.kts'],
  ['sbt', '.sbtopts .jvmopts build.sbt project/build.properties project/plugins.sbt'],
  ['bundle bundler', 'Gemfile gems.rb .bundle/config'],
  ['rake', 'Rakefile rakefile Rakefile.rb rakefile.rb'],
  ['rubocop', '.rubocop.yml'],
  ['rspec', '.rspec'],
  ['pylint', '.pylintrc pylintrc .pylintrc.toml pylintrc.toml pyproject.toml=tool\\.pylint setup.cfg=pylint tox.ini=pylint'],
  ['mypy dmypy', 'mypy.ini .mypy.ini pyproject.toml=tool\\.mypy setup.cfg=mypy'],
  ['flake8', '.flake8 setup.cfg=flake8 tox.ini=flake8'],
  ['coverage', '.coveragerc setup.cfg=coverage tox.ini=coverage pyproject.toml=tool\\.coverage'],
  ['pytest py.test', 'conftest.py pytest.ini .pytest.ini setup.cfg=pytest tox.ini=pytest pyproject.toml=tool\\.pytest'],
  ['tox', 'toxfile.py tox.ini tox.toml'],
  ['nox', 'noxfile.py'],
  ['hg chg', '.hg/hgrc .hg/requires'],
  ['jj', '.jj/repo'],
  ['ansible ansible-playbook ansible-inventory ansible-config ansible-doc ansible-galaxy ansible-vault ansible-lint ansible-console', 'ansible.cfg'],
  ['grunt', 'Gruntfile Gruntfile.js Gruntfile.cjs Gruntfile.ts Gruntfile.coffee'],
  ['gulp', 'gulpfile.js gulpfile.mjs gulpfile.cjs gulpfile.ts .gulp.js .gulp.json'],
  ['mix iex', 'mix.exs .iex.exs'],
  ['yarn yarnpkg', '.yarnrc.yml .yarnrc .pnp.cjs'],
  ['pnpm', '.pnpmfile.cjs pnpmfile.js'],
  ['bazel bazelisk', 'tools/bazel .bazelrc .bazeliskrc'],
  ['eslint', 'eslint.config.js eslint.config.mjs eslint.config.cjs eslint.config.ts .eslintrc.js .eslintrc.cjs .eslintrc .eslintrc.json .eslintrc.yml .eslintrc.yaml'],
  ['prettier', '.prettierrc .prettierrc.js .prettierrc.cjs .prettierrc.mjs .prettierrc.json .prettierrc.yml .prettierrc.yaml .prettierrc.toml prettier.config.js prettier.config.cjs prettier.config.mjs'],
]

/** Settings above the workspace, and in it what this source left; elsewhere every one. */
export function configured(name: string, cwd: string, scope: Scope): readonly Effect[] {
  const { workspace } = scope.facts
  const files = SETTINGS.flatMap(([programs, paths]) => (programs.split(' ').includes(name) ? paths.split(' ') : []))
  for (const folder of upwards(cwd)) {
    for (const file of files) {
      const [path = '', text] = file.split('=')
      const whole = below(folder, path)
      const found = standing(whole, scope)
      if (!found || (found === 'disk' && (inside(folder, workspace) || folder === scope.facts.home || (text !== undefined && !new RegExp(text).test(scope.facts.read(whole) ?? ''))))) continue
      return [{ kind: 'execute', target: literal(whole) }]
    }
    if (folder === workspace) break
  }
  return []
}
