// packer: builds machine images. Source: packer -help 1.11.
import { command } from './define.ts'
import { tool } from './lib/verbs.ts'
import { reads } from './roles.ts'

export default command('packer', {
  ...tool({
    verbs: { looks: 'validate inspect version help', runs: 'console hcl2_upgrade fmt fix', mutate: 'build', configure: 'init plugins' },
    paths: [[/^plugins (installed|required)/, 'looks'], [/^fmt .*-check/, 'looks'], [/^(validate|inspect)/, (words, given) => reads(words.slice(1).filter(word => !word.values?.every(value => value.startsWith('-'))), given)]],
    options: { '-var-file <file>': reads },
    harmless: '-var <v> | -only <v> | -except <v> | -color <v> | -machine-readable | -force | -on-error <v> | -parallel-builds <v> | -timestamp-ui | -debug | -check'
      + ' | -diff | -syntax-only',
  }),
  examples: {
    'packer version': [],
    'packer validate -var-file=a.hcl .': ['read a.hcl', 'read .'],
    'packer inspect a.pkr.hcl': ['read a.pkr.hcl'],
    'packer build .': [`mutate 'build .'`],
    'packer init .': [`configure 'init .'`],
  },
})
