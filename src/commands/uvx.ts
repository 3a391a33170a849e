// uvx: fetches a Python program and runs it. Source: uv 0.9 `uvx --help`.
import { command } from './define.ts'
import { runsTool } from './lib/python-tools.ts'
import { UV_FILES, UV_HARMLESS, UV_INDEXES, uvPython } from './lib/uv.ts'
import { nothing, reads } from './roles.ts'

export default command('uvx', {
  style: 'posix',
  options: { '--from, --with, -w, --with-editable <package>': nothing, '--with-requirements, --env-file <file>': reads, [UV_INDEXES]: nothing, ...UV_FILES, ...uvPython },
  harmless: UV_HARMLESS,
  operands: { '<program>': (_, given) => runsTool(given.operands, given.values('--from')), '<arg...>': nothing },
  examples: {
    'uvx --config-file c.toml cowsay': ['read c.toml', 'install cowsay (workspace)', 'execute cowsay'],
    'uvx --version': [],
    'uvx -p 3.12 cowsay': ['install cowsay (workspace)', 'execute cowsay'],
    'uvx cowsay hi': ['install cowsay (workspace)', 'execute cowsay'],
    'uvx --from a --with b a-cli': ['install a (workspace)', 'install b (workspace)', 'execute a-cli'],
    'uvx --with-requirements r.txt --index-url https://a.dev cowsay': ['read r.txt', 'install cowsay (workspace)', 'execute cowsay'],
  },
})
