// parcel: bundles for the web. Source: parcel 2 --help.
import { command } from './define.ts'
import { flags, tool, tools } from './lib/javascript-tools.ts'

export default command(
  'parcel',
  tools({
    ...tool({
      writes: '--dist-dir, --cache-dir <folder>',
      loads: '--config, --reporter <name>',
      serves: '--host <address>',
      harmless:
        '-p <n> | --open [browser] | --lazy [what] | --target [names] | --watch-ignore [paths] | --detailed-report [n] | ' +
        `${flags('optimize scope-hoist content-hash cache source-maps autoinstall profile trace watch-for-stdin hmr https cors', 'public-url watch-dir watch-backend log-level feature-flag lazy-exclude port cert key hmr-port hmr-host')}`,
    }),
    examples: {
      'parcel --version': [],
      'parcel build src/a.html --dist-dir out': ['write out', 'execute .'],
      'parcel serve --host 0.0.0.0 --config c': ['connect 0.0.0.0 (listens)', 'execute c', 'execute .'],
    },
  }),
)
