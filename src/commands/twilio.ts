// twilio: telephony on Twilio. Source: twilio help 5.
import { command } from './define.ts'
import { DESTROYS, LOOKS, MUTATES, tool } from './lib/verbs.ts'

export default command('twilio', {
  ...tool({
    separator: ':',
    verbs: { looks: `${LOOKS} fetch`, configure: 'login logout use plugins config', mutate: `${MUTATES} phone-numbers serverless flex`, destroy: DESTROYS },
    paths: [[/^(profiles:list|debugger:logs:list|plugins$)/, 'looks'], [/^phone-numbers:list/, 'looks']],
    harmless: '-p, --profile <v> | -l, --cli-log-level <v> | -o, --cli-output-format <v> | --silent | --properties <v> | --limit <v> | --sid <v>',
  }),
  examples: {
    'twilio phone-numbers:list': [],
    'twilio api:core:messages:create --to 1 --body a': [`mutate 'api:core:messages:create --to 1 --body a'`],
    'twilio api:core:messages:remove --sid a': [`destroy 'api:core:messages:remove --sid a'`],
  },
})
