// firebase: applications on Firebase. Source: firebase help 13.
import { command } from './define.ts'
import { DESTROYS, LOOKS, MUTATES, tool } from './lib/verbs.ts'
import { reads } from './roles.ts'

export default command('firebase', {
  ...tool({
    separator: ':',
    verbs: { looks: `${LOOKS} open sdkconfig`, runs: 'emulators serve shell', configure: 'login logout use init setup experimental experiments target', publish: 'deploy', mutate: `${MUTATES} clone distribute import ext hosting functions firestore database auth remoteconfig crashlytics appdistribution dataconnect apphosting`, destroy: `${DESTROYS} destroy` },
    paths: [[/^(functions:(log|list)|projects:list|apps:(list|sdkconfig)|hosting:(sites:(list|get)|channel:list)|database:(get|instances:list|profile)|firestore:(indexes|locations|databases:(list|get))|remoteconfig:(get|versions:list)|ext:list|ext:info|login:list|target|use)$/, 'looks'], [/^functions:(secrets:access|config:get)/, 'reveal'], [/^(login:ci|auth:export)/, 'reveal'], [/^(emulators|serve|functions:shell)/, 'runs'], [/^database:(get) /, 'looks'], [/^functions:log /, 'looks'], [/^(hosting:channel:deploy)/, 'publish'], [/^(hosting:disable|database:remove)/, 'destroy']],
    options: { '-c, --config <file>': reads },
    harmless: '-P, --project <v> | --account <v> | -j, --json | --token <v> | --non-interactive | -i, --interactive | --debug | --only <v>'
      + ' | --except <v> | -f, --force | -m, --message <v> | -y, --yes | --import <v> | --export-on-exit [v]',
  }),
  examples: {
    'firebase projects:list -c c.yaml': ['read c.yaml'],
    'firebase projects:list && firebase functions:log': [],
    'firebase deploy --only hosting': [`publish 'deploy --only hosting'`],
    'firebase emulators:start': ['execute .'],
    'firebase firestore:delete --all-collections -y': [`destroy 'firestore:delete --all-collections -y'`],
    'firebase functions:secrets:access KEY': [`reveal 'functions:secrets:access KEY'`],
    'firebase use prod': [`configure 'use prod'`],
  },
})
