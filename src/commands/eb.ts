// eb: applications on AWS Elastic Beanstalk. Source: eb --help 3.20.
import { command } from './define.ts'
import { DESTROYS, MUTATES, tool } from './lib/verbs.ts'

export default command('eb', {
  ...tool({
    verbs: { looks: 'list status health platform version', runs: 'local', configure: 'init use labs', reveal: 'printenv', mutate: `${MUTATES} abort clone codesource config ssh swap tags appversion migrate`, destroy: DESTROYS },
    paths: [[/^platform (list|show|status)/, 'looks']],
    harmless: '--profile <v> | -r, --region <v> | --debug | -v, --verbose | --quiet | --force | -e, --environment <v>',
  }),
  examples: {
    'eb status': [],
    'eb deploy': ['mutate deploy'],
    'eb terminate --force': [`destroy 'terminate --force'`],
    'eb printenv': ['reveal printenv'],
  },
})
