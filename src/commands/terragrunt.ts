// terragrunt: runs terraform in one or many folders. Its files may run programs. Source: terragrunt 0.80 command reference.
import { type Body, command } from './define.ts'
import { terraform } from './lib/terraform.ts'
import { here, nothing } from './roles.ts'

const OWN = '-help, --help | -h | -version, --version | -v | --all | -a | --graph | --non-interactive | --working-dir <v> | --log-level <v> | --log-format <v>'
  + ' | --config <v> | --queue-include-dir <v> | --queue-exclude-dir <v> | --queue-ignore-errors | --parallelism <v>'
  + ' | --terragrunt-non-interactive | --terragrunt-working-dir <v> | --terragrunt-config <v> | --terragrunt-log-level <v> | --terragrunt-include-dir <v>'
    + ' | --terragrunt-exclude-dir <v> | --terragrunt-ignore-dependency-errors | --terragrunt-source-update'
  + ' | --terragrunt-source <v> | --terragrunt-parallelism <v> | --terragrunt-no-auto-init | --terragrunt-ignore-external-dependencies'
    + ' | --terragrunt-include-external-dependencies | --terragrunt-fetch-dependency-output-from-state | --source <v>'
  + ' | --no-auto-init | --no-auto-retry | --no-color | --queue-include-external | --queue-exclude-external | --iam-assume-role <v> | --tf-path <v>'
    + ' | --inputs-debug | --filter <v>'

const runs: Body = { operands: { '<argument...>': nothing }, always: () => [{ kind: 'execute', target: here }] }
const below: Body = { subcommands: terraform, inherit: true, style: 'long' }

export default command('terragrunt', {
  inherit: true,
  style: 'long',
  options: { '--terragrunt-tfpath <program>': words => words.map(target => ({ kind: 'execute', target })) },
  harmless: OWN,
  subcommands: {
    ...terraform,
    'run-all | run | graph | plan-all | apply-all': below,
    'find | list | render | render-json | graph-dependencies | info | terragrunt-info | output-module-groups | hclvalidate | validate-inputs | dag': runs,
    'hclfmt | hcl': { operands: { '<argument...>': nothing }, always: () => [{ kind: 'write', target: here, recursive: true }] },
    'stack | scaffold | catalog | backend | exec': { operands: { '<argument...>': nothing }, always: () => [{ kind: 'execute', target: here }, { kind: 'mutate', target: here }] },
  },
  examples: {
    'terragrunt --version': [],
    'terragrunt plan --terragrunt-non-interactive': ['execute .'],
    'terragrunt apply -auto-approve': ['mutate .'],
    'terragrunt run-all destroy': ['destroy .'],
    'terragrunt run --all apply': ['mutate .'],
    'terragrunt plan -var-file=a.tfvars -out=p.out': ['read a.tfvars', 'write p.out', 'execute .'],
    'terragrunt apply -state-out=a.tfstate': ['write a.tfstate', 'mutate .'],
    'terragrunt init -plugin-dir=p -backend-config=b.hcl': ['execute p', 'read b.hcl', 'install providers (workspace)'],
    'terragrunt output -raw password': ['reveal password'],
    'terragrunt hclfmt': ['write . (recursive)'],
    'terragrunt plan --terragrunt-tfpath ./tf': ['execute ./tf', 'execute .'],
  },
})
