// cdk: infrastructure of AWS that programs describe. Source: cdk --help 2.180.
import { command } from './define.ts'
import { tool } from './lib/verbs.ts'
import { connects, evaluates, executes, reads, writes } from './roles.ts'

export default command('cdk', {
  ...tool({
    verbs: { looks: 'doctor docs notices acknowledge ack version help', runs: 'list ls synth synthesize diff metadata context init flags', mutate: 'deploy bootstrap import watch rollback migrate refactor drift', destroy: 'destroy gc' },
    paths: [[/^diff/, 'runs'], [/^drift/, 'runs']],
    servers: '--proxy <v>',
    options: { '-a, --app, --build <command>': evaluates, '-o, --output, --outputs-file, --telemetry-file <path>': writes, '-p, --plugin <package>': executes, '--proxy <url>': connects, '--ca-bundle-path <file>': reads },
    harmless: '--trace | --lookups | --ignore-errors | --debug-app | --debug-cli | --ec2creds | -i | --version-reporting | --telemetry | --path-metadata | --asset-metadata | --staging | --notices | --color | --unstable <v> | -y, --yes | -h | -c, --context <v> | --profile <v> | -r, --role-arn <v> | -q, --quiet | -v, --verbose | --debug | -j, --json'
      + ' | --require-approval <v> | --all | -e, --exclusively | -f, --force | --no-color | --region <v> | --concurrency <v> | --hotswap'
      + ' | --ci | --strict | --no-staging | --parameters <v> | --toolkit-stack-name <v> | --no-rollback',
  }),
  examples: {
    'cdk ls --proxy https://a.dev': ['connect https://a.dev', 'execute .'],
    'cdk --version && cdk doctor': [],
    'cdk diff --plugin ./p --build "cat k.txt" --proxy http://p.example --ca-bundle-path ca.pem': ['execute ./p', 'read k.txt', 'connect http://p.example', 'read ca.pem', 'execute .'],
    'cdk synth -q': ['execute .'],
    'cdk diff -a "node app.js" -o out': ['interpret app.js as javascript (file)', 'write out', 'execute .'],
    'cdk deploy --require-approval never': [`mutate 'deploy --require-approval never'`],
    'cdk destroy --force': [`destroy 'destroy --force'`],
  },
})
