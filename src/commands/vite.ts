// vite: dev server and bundler. Source: vite 8 --help.
import { command } from './define.ts'
import { flags, tool, tools } from './lib/javascript-tools.ts'

export default command(
  'vite',
  tools({
    ...tool({
      writes: '--outDir <folder>',
      loads: '-c, --config <file>',
      serves: '--host [address]',
      harmless:
        '-l <level> | -d, --debug [what] | -f <what> | -m <mode> | -w | --open [path] | --profile [name] | --sourcemap [how] | --minify [how] | ' +
        '--manifest [name] | --ssrManifest [name] | --ssr [entry] | ' +
        `${flags('cors strictPort force experimentalBundle clearScreen emptyOutDir watch app', 'port base logLevel configLoader filter mode target assetsDir assetsInlineLimit')}`,
    }),
    examples: {
      'vite --version': [],
      'vite build --outDir out -c v.ts': ['write out', 'execute v.ts', 'execute .'],
      'vite --host': ['connect 0.0.0.0 (listens)', 'execute .'],
      'vite preview --port 4000': ['execute .'],
    },
  }),
)
