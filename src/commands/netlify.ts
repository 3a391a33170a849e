// netlify: sites on Netlify. Source: netlify help 19.
import { command } from './define.ts'
import { DESTROYS, LOOKS, MUTATES, tool } from './lib/verbs.ts'

export default command('netlify', {
  aliases: ['ntl'],
  ...tool({
    separator: ':',
    verbs: { looks: `${LOOKS} open docs`, runs: 'dev build serve', configure: 'login logout link unlink switch init completion', publish: 'deploy', mutate: `${MUTATES} api watch clone recipes integration functions env addons lm blobs`, destroy: DESTROYS },
    paths: [[/^env:(list|get)/, 'reveal'], [/^functions:(list|serve|build|create)/, 'runs'], [/^dev:exec/, 'runs'], [/^(status|sites:list|addons:list|blobs:list)/, 'looks']],
    servers: '--http-proxy <v>',
    harmless: '--auth <v> | -s, --site <v> | --filter <v> | --debug | --json | -d, --dir <v> | -p, --prod | -m, --message <v> | -f, --force | --context <v>'
      + ' | --alias <v> | -a <v>',
  }),
  examples: {
    'netlify status --http-proxy http://a.dev:1': ['connect http://a.dev:1'],
    'netlify status && netlify sites:list': [],
    'netlify deploy --prod --dir=dist': [`publish 'deploy --prod --dir=dist'`],
    'netlify build': ['execute .'],
    'netlify env:list': ['reveal env:list'],
    'netlify env:set A b': [`mutate 'env:set A b'`],
    'netlify sites:delete 1 --force': [`destroy 'sites:delete 1 --force'`],
  },
})
