// render: services on Render. Source: render help 2.
import { command } from './define.ts'
import { DESTROYS, LOOKS, MUTATES, tool } from './lib/verbs.ts'

export default command('render', {
  ...tool({
    nouns: 'services jobs projects environments',
    verbs: { looks: LOOKS, configure: 'login logout workspace set', publish: 'deploys', mutate: `${MUTATES} psql ssh pgcli kv-cli session`, destroy: DESTROYS },
    paths: [[/^(deploys list|jobs list|logs|workspaces)( |$)/, 'looks']],
    harmless: '-o, --output <v> | --confirm | -r, --resources <v> | --tail | --limit <v>',
  }),
  examples: {
    'render services -o json && render deploys list srv-1': [],
    'render deploys create srv-1': [`publish 'deploys create srv-1'`],
    'render login': ['configure login'],
  },
})
