// circleci, newrelic: services for developers. Source: their help.
import { command } from './define.ts'
import { DESTROYS, LOOKS, MUTATES, tool } from './lib/verbs.ts'

export default command('circleci', {
  aliases: ['newrelic'],
  ...tool({
    verbs: { looks: `${LOOKS} process diagnostic validate collaborations nrql`, runs: 'local build tests', configure: 'setup login logout profile update switch', publish: 'publish pack', mutate: `${MUTATES} follow runner orb context namespace policy decide trigger install instrument entity deployment`, destroy: DESTROYS },
    paths: [[/^(config|orb|policy) (validate|process|pack|list|info|source|diff|fetch)/, 'looks'], [/^(context|runner|namespace) (list|show)/, 'looks'], [/^orb publish/, 'publish'], [/^(nrql query|entity search|apm application (get|search))/, 'looks']],
    servers: '--host, --endpoint, --rest-endpoint <v>',
    harmless: '--token <v> | --debug | --skip-update-check | --accountId <v> | --profile <v> | --format <v>',
  }),
  examples: {
    'circleci orb list --host https://a.dev': ['connect https://a.dev'],
    'circleci config validate': [],
    'circleci orb publish a.yml acme/a@1': [`publish 'orb publish a.yml acme/a@1'`],
    'newrelic nrql query -q a': [],
  },
})
