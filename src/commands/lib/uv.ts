// The options that most subcommands of uv share. Source: uv 0.9 --help.
import { exact, some } from '../../model/index.ts'
import type { Body, Step } from '../define.ts'
import { each, reads } from '../roles.ts'

/** An index is asked; a folder of packages is read. */
export const links = each((target): Step => (/^[\w+]+:\/\//.test(exact(target) ?? 'x://') ? { kind: 'connect', target } : { kind: 'read', target }))
export const UV_INDEXES = '--index, --default-index, -i, --index-url, --extra-index-url, -f, --find-links <url>'
/** A version of Python, or the path of an interpreter, which is run to ask for its version. */
export const uvPython: NonNullable<Body['options']> = { '-p, --python <v>': each(word => (some(word, value => value.includes('/')) || !word.values ? { kind: 'execute', target: word } : undefined)) }
/** Messages show their lines. */
export const UV_FILES: NonNullable<Body['options']> = { '--config-file, --overrides, --override, -c, --constraints, --constraint, -b, --build-constraints, --build-constraint, --excludes <file>': reads }
export const UV_HARMLESS =
  '-h, --help | -V, --version | -q, --quiet | -v, --verbose | --color <when> | --native-tls | --no-native-tls | --system-certs | --offline | ' +
  '--no-offline | --allow-insecure-host, --trusted-host <host> | --no-progress | --project <folder> | --directory <folder> | ' +
  '--no-config | -n, --no-cache | --cache-dir <folder> | --managed-python | --no-managed-python | --no-python-downloads | --allow-python-downloads | ' +
  '--python-preference <how> | --python-fetch <how> | --preview | --no-preview | --preview-features <names> | --quiet-progress | ' +
  '--all-extras | --extra <name> | --no-extra <name> | --dev | --no-dev | --only-dev | --group <name> | --no-group <name> | --no-default-groups | ' +
  '--only-group <name> | --all-groups | --no-editable | --inexact | --exact | --no-env-file | --isolated | --active | --no-active | --no-sync | ' +
  '--locked | --frozen | --gui-script | --all-packages | --package <name> | --no-project | --no-index | --index-strategy <how> | ' +
  '--keyring-provider <how> | -U, --upgrade | -P, --upgrade-package <name> | --upgrade-group <name> | --resolution <how> | --prerelease <how> | --pre | ' +
  '--fork-strategy <how> | --exclude-newer <date> | --exclude-newer-package <pair> | --no-sources | --no-sources-package <name> | --sources | ' +
  '--reinstall | --no-reinstall | --reinstall-package <name> | --link-mode <how> | --compile-bytecode, --compile | --no-compile-bytecode, --no-compile | ' +
  '-C, --config-setting, --config-settings <pair> | --config-settings-package <pair> | --no-build-isolation | --no-build-isolation-package <name> | ' +
  '--no-build | --build | --no-build-package <name> | --no-binary | --no-binary-package <name> | --refresh | --no-refresh | --refresh-package <name> | ' +
  '--torch-backend <name> | --show-resolution | --python-platform <name> | --lfs | --max-recursion-depth <n>'
