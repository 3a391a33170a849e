// railway: applications on Railway. Source: railway help 4.
import { command } from './define.ts'
import { DESTROYS, LOOKS, MUTATES, tool } from './lib/verbs.ts'
import { exact } from '../model/index.ts'
import type { Role } from './define.ts'

/** A program here, with the variables of the project. */
const run: Role = words => {
  const rest = words.slice(words.findIndex((word, i) => i > 0 && !exact(word)?.startsWith('-')))
  return words.length > 1 ? [{ run: exact(words[0]) === 'run' ? rest : [] }] : []
}

export default command('railway', {
  ...tool({
    verbs: { looks: `${LOOKS} whoami docs open status`, configure: 'login logout link unlink init starship completion', reveal: 'variables variable', publish: 'up deploy redeploy', mutate: `${MUTATES} domain environment service volume scale connect shell ssh dev function functions`, destroy: `${DESTROYS} down` },
    paths: [[/^variables --set/, 'mutate'], [/^(run|shell)( |$)/, run], [/^volume list/, 'looks']],
    harmless: '-s, --service <v> | -e, --environment <v> | -p, --project <v> | --json | -d, --detach | -c, --ci | -v, --verbose | -y, --yes | --deployment, -b <v>',
  }),
  examples: {
    'railway status && railway logs': [],
    'railway up --detach': [`publish 'up --detach'`],
    'railway variables': ['reveal variables'],
    'railway down -y': [`destroy 'down -y'`],
    'railway run ls /srv': ['list /srv'],
  },
})
