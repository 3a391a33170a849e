// datadog-ci: reports to Datadog. Source: datadog-ci --help 2.48.
import { command } from './define.ts'
import { tool } from './lib/verbs.ts'
import { reads } from './roles.ts'

export default command('datadog-ci', {
  ...tool({
    verbs: { looks: 'version check evaluate', mutate: 'run-tests instrument uninstrument tag measure trace deployment dora gate', publish: 'upload sourcemaps junit sarif sbom coverage dsyms flutter-symbols elf-symbols pe-symbols react-native unity-symbols import-tests' },
    paths: [[/^trace --/, 'runs'], [/^synthetics run-tests/, 'mutate']],
    options: { '--config <file>': reads },
    harmless: '--dry-run',
  }),
  examples: {
    'datadog-ci version --config c.yaml': ['read c.yaml'],
    'datadog-ci version': [],
    'datadog-ci junit upload reports': [`publish 'junit upload reports'`],
    'datadog-ci synthetics run-tests': [`mutate 'synthetics run-tests'`],
  },
})
