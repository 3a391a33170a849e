// packer: builds machine images. Source: packer -help 1.11.
import { command } from './define.ts'
import { tool } from './lib/verbs.ts'
import { exact } from '../model/index.ts'
import type { Role } from './define.ts'
import { reads } from './roles.ts'

/** What a template says is shown, or quoted in the message about it. */
const template: Role = (words, given) => reads(words.slice(1).filter(word => !exact(word)?.startsWith('-')).slice(-1), given)

export default command('packer', {
  ...tool({
    verbs: { looks: 'validate inspect version help', runs: 'console hcl2_upgrade fmt fix', mutate: 'build', configure: 'init plugins' },
    paths: [[/^(?:validate|inspect)( |$)/, template], [/^plugins (installed|required)/, 'looks'], [/^fmt .*-check/, 'looks']],
    options: { '-var-file <file>': reads },
    harmless: '-var <v> | -only <v> | -except <v> | -color <v> | -machine-readable | -force | -on-error <v> | -parallel-builds <v> | -timestamp-ui | -debug | -check'
      + ' | -diff | -syntax-only',
  }),
  examples: {
    'packer version': [],
    'packer validate -var-file=a.hcl .': ['read a.hcl', 'read .'],
    'packer inspect web.pkr.hcl': ['read web.pkr.hcl'],
    'packer build .': [`mutate 'build .'`],
    'packer init .': [`configure 'init .'`],
  },
})
