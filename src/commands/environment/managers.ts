// Variables of programs that keep several versions of others and run one. Source: README or reference of pyenv, rbenv and their kin, volta, mise, asdf, nvm, fnm, n, sdkman, tfenv, uv, pipx, poetry, pipenv, conda, opam, stack, cabal, playwright.
import { any, installation, type Meaning, only, type Row, settings } from './meanings.ts'

/** The name of a version, of an environment below one, or several. Another folder would be one's own idea of a version. */
const version = only(/^(?!\/)(?!.*\.\.)(?!.*path:)[\w.@:+,^~*<>= /-]*$/)
/** Browsers are kept in a cache, in an image's root or with the package (0). */
const browsers: Meaning = (value, name) => (value.values?.every(text => /^(?:0|\/ms-playwright|(?:\/home\/[^/]+|\/root)\/\.cache\/ms-playwright)$/.test(text)) ? [] : installation(value, name))
/** Where Android's own installer puts it. */
const kit: Meaning = (value, name) => (value.values?.every(text => /^(?:\/home\/[^/]+|\/Users\/[^/]+\/Library|\/root)\/Android\/[Ss]dk(?:\/(?!.*\.\.)[\w./-]*)?$/.test(text)) ? [] : installation(value, name))

export const MANAGERS: readonly Row[] = [
  { names: 'PYENV_ROOT | RBENV_ROOT | NODENV_ROOT | GOENV_ROOT | PLENV_ROOT | JENV_ROOT | PHPENV_ROOT | LUAENV_ROOT | SWIFTENV_ROOT | CRENV_ROOT | EXENV_ROOT | SCALAENV_ROOT | TFENV_ROOT | TFENV_CONFIG_DIR | TENV_ROOT | PERLBREW_ROOT | VOLTA_HOME | ASDF_DIR | ASDF_DATA_DIR | NVM_DIR | FNM_DIR | N_PREFIX | PROTO_HOME | SDKMAN_DIR | SDKMAN_CANDIDATES_DIR | OPAMROOT | STACK_ROOT | CABAL_DIR | RYE_HOME | PIXI_HOME | ELAN_HOME | PIPX_HOME | PIPX_BIN_DIR | UV_TOOL_DIR | UV_TOOL_BIN_DIR | UV_PYTHON_INSTALL_DIR | UV_PYTHON_BIN_DIR | WORKON_HOME | POETRY_VIRTUALENVS_PATH | CONDA_ENVS_PATH | CONDA_ENVS_DIRS | MAMBA_ROOT_PREFIX', means: installation, examples: { hits: ['/tmp/e', './e', '.', '/home/dev/app/e', '/home/dev/.pyenv/../e', '/home/dev/.cache/e'], misses: ['', '/opt/pyenv', '/usr/local/share/nvm', '/home/dev/.pyenv', '/var/home/dev/.pyenv', '/Users/dev/.volta', '/root/.local/share/mise'] } },
  { names: 'MISE_DATA_DIR | MISE_SYSTEM_DIR | MISE_SYSTEM_DATA_DIR | MISE_SYSTEM_CONFIG_DIR | MISE_INSTALLS_DIR | MISE_INSTALL_STORE_DIR | MISE_PLUGINS_DIR | MISE_SHIMS_DIR | MISE_STATE_DIR | MISE_CACHE_DIR', means: installation, examples: { hits: ['/tmp/e', './e'], misses: ['', '/usr/local/share/mise', '/home/dev/.local/share/mise'] } },
  { names: 'PYENV_HOOK_PATH | RBENV_HOOK_PATH | NODENV_HOOK_PATH | GOENV_HOOK_PATH | PLENV_HOOK_PATH | JENV_HOOK_PATH | PHPENV_HOOK_PATH | SWIFTENV_HOOK_PATH | CRENV_HOOK_PATH | EXENV_HOOK_PATH', means: installation, examples: { hits: ['/tmp/e', './e', '/usr/lib/x:/tmp/e'], misses: ['', '/usr/local/etc/rbenv.d', '/home/dev/.rbenv/rbenv.d'] } },
  { names: 'PYENV_VERSION | RBENV_VERSION | NODENV_VERSION | GOENV_VERSION | PLENV_VERSION | JENV_VERSION | PHPENV_VERSION | TFENV_TERRAFORM_VERSION | ASDF_*_VERSION | MISE_*_VERSION', means: version, examples: { hits: ['/tmp/e', '../../../tmp/e', '3.12:../../e', '3.11 ../e', 'path:/tmp/e', 'x@path:../e'], misses: ['', '3.12.1', 'system', 'latest', 'pypy3.10-7.3.12', '3.11:3.12', '3.9.1/envs/app', 'temurin-21.0.2+13'] } },
  { names: 'ANDROID_HOME | ANDROID_SDK_ROOT | ANDROID_NDK_HOME | PUB_CACHE', means: kit, examples: { hits: ['/tmp/e', './e', '/home/dev/../e'], misses: ['', '/opt/android-sdk', '/usr/lib/android-sdk', '/home/dev/Android/Sdk', '/Users/dev/Library/Android/sdk', '/home/dev/.pub-cache'] } },
  { names: 'MISE_ENV_FILE', means: only(/^(?!\/)(?!.*\.\.)[\w./-]*$/), examples: { hits: ['/tmp/e', '../.env'], misses: ['', '.env'] } },
  { names: 'MISE_TRUSTED_CONFIG_PATHS', means: any, examples: { hits: ['/', '/tmp/e'], misses: [''] } },
  { names: 'PLAYWRIGHT_BROWSERS_PATH', means: browsers, examples: { hits: ['/tmp/e', './e'], misses: ['', '0', '/ms-playwright', '/home/dev/.cache/ms-playwright', '/opt/browsers'] } },
  { names: 'CONDARC', means: settings, examples: { hits: ['./x', '/tmp/x'], misses: ['', '/dev/null'] } },
  { names: 'CABAL_CONFIG', means: only(/^(?:|\/dev\/null|(?:\/home\/[^/]+|\/Users\/[^/]+|\/root)\/\.(?:cabal|config\/cabal)\/config)$/), examples: { hits: ['./x', '/tmp/x'], misses: ['', '/home/dev/.cabal/config'] } },
]
