// serverless, sls: functions on cloud services. Source: serverless help 3.40.
import { command } from './define.ts'
import { settingsCode } from './lib/settings-code.ts'
import { tool } from './lib/verbs.ts'

export default command('serverless', {
  aliases: ['sls', 'osls'],
  ...tool({
    bare: 'mutate',
    verbs: { looks: 'info logs metrics help version doctor support output', runs: 'print package offline test local generate-event create dev', configure: 'login logout config plugin slstats', mutate: 'deploy invoke rollback', destroy: 'remove prune' },
    paths: [[/^invoke local/, 'runs'], [/^deploy list/, 'looks'], [/^plugin (list|search)/, 'looks']],
    options: { '-c, --config <file>': settingsCode },
    harmless: '-s, --stage <v> | -r, --region <v> | -f, --function <v> | --aws-profile <v> | --verbose | --debug <v> | --param <v> | --app <v>'
      + ' | --org <v> | -t, --tail | --force',
  }),
  examples: {
    'sls info --stage dev': [],
    'sls info -c /tmp/a.yml': ['execute /tmp/a.yml'],
    'sls info --config a.yml': ['read a.yml'],
    'serverless logs -f hi --tail': [],
    'sls package': ['execute .'],
    'sls deploy --stage prod': [`mutate 'deploy --stage prod'`],
    'sls remove': ['destroy remove'],
  },
})
