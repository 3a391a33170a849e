// sam: serverless applications of AWS. Source: sam --help 1.135.
import { command } from './define.ts'
import { tool } from './lib/verbs.ts'
import { reads } from './roles.ts'

export default command('sam', {
  ...tool({
    verbs: { looks: 'validate list logs traces docs endpoints resources stack-outputs env', runs: 'build local init start-api start-lambda generate-event', publish: 'publish package', mutate: 'deploy sync remote put pipeline callback execution', destroy: 'delete' },
    paths: [[/^local /, 'runs'], [/^remote invoke/, 'mutate']],
    options: { '--config-file <file>': reads, '-t, --template, --template-file <file>': reads },
    harmless: '--profile <v> | --region <v> | --stack-name <v> | --config-env <v> | --debug | --no-confirm-changeset | --guided | -g'
      + ' | --no-prompts | --beta-features | --s3-bucket <v> | --capabilities <v>',
  }),
  examples: {
    'sam list resources --config-file c.yaml': ['read c.yaml'],
    'sam validate -t a.yaml': ['read a.yaml'],
    'sam logs --stack-name a': [],
    'sam build': ['execute .'],
    'sam deploy --guided': [`mutate 'deploy --guided'`],
    'sam delete --stack-name a --no-prompts': [`destroy 'delete --stack-name a --no-prompts'`],
  },
})
