// sentry-cli: releases on Sentry. Source: sentry-cli help 2.40.
import { command } from './define.ts'
import { DESTROYS, LOOKS, MUTATES, tool } from './lib/verbs.ts'

export default command('sentry-cli', {
  ...tool({
    verbs: { looks: `${LOOKS} find propose-version explain`, runs: 'bash-hook', configure: 'login uninstall', publish: 'upload upload-dif upload-dsym upload-proguard upload-sourcemaps send-event send-envelope inject set-commits finalize deploys build bundle-sources bundle-jvm', mutate: `${MUTATES} archive resolve mute unresolve releases sourcemaps debug-files monitors react-native cron`, destroy: DESTROYS },
    paths: [[/^(releases|projects|organizations|repos|issues|events|monitors|deploys) list/, 'looks'], [/^sourcemaps (explain|resolve)/, 'looks'], [/^(monitors run|react-native)/, 'runs'], [/^debug-files (check|find|print-sources|bundle)/, 'looks'], [/^releases propose-version/, 'looks']],
    servers: '--url <v>',
    harmless: '--header <v> | --auth-token <v> | -o, --org <v> | -p, --project <v> | -r, --release <v> | --log-level <v> | --quiet | --allow-failure',
  }),
  examples: {
    'sentry-cli info --url https://a.dev': ['connect https://a.dev'],
    'sentry-cli info && sentry-cli releases list': [],
    'sentry-cli releases new 1.0': [`mutate 'releases new 1.0'`],
    'sentry-cli sourcemaps upload dist': [`publish 'sourcemaps upload dist'`],
    'sentry-cli releases delete 1.0': [`destroy 'releases delete 1.0'`],
  },
})
