// serverless, sls: functions on cloud services. Source: serverless help 3.40.
import { command } from './define.ts'
import { tool } from './lib/verbs.ts'

export default command('serverless', {
  aliases: ['sls', 'osls'],
  ...tool({
    bare: 'mutate',
    verbs: { looks: 'info logs metrics help version doctor support output', runs: 'print package offline test local generate-event create dev', configure: 'login logout config plugin slstats', mutate: 'deploy invoke rollback', destroy: 'remove prune' },
    paths: [[/^invoke local/, 'runs'], [/^deploy list/, 'looks'], [/^plugin (list|search)/, 'looks']],
    harmless: '-s, --stage <v> | -r, --region <v> | -f, --function <v> | --aws-profile <v> | -c, --config <v> | --verbose | --debug <v> | --param <v> | --app <v>'
      + ' | --org <v> | -t, --tail | --force',
  }),
  examples: {
    'sls info --stage dev': [],
    'serverless logs -f hi --tail': [],
    'sls package': ['execute .'],
    'sls deploy --stage prod': [`mutate 'deploy --stage prod'`],
    'sls remove': ['destroy remove'],
  },
})
