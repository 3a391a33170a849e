// terragrunt: runs terraform in one or many folders. Its files may run programs. Source: terragrunt 0.80 command reference.
import { exact } from '../model/index.ts'
import { type Body, command, type Role } from './define.ts'
import { terraform } from './lib/terraform.ts'
import { settingsCode } from './lib/settings-code.ts'
import { executes, here, nothing } from './roles.ts'

const OWN = '-help, --help | -h | -version, --version | -v | --all | -a | --graph | --non-interactive | --working-dir <v> | --log-level <v> | --log-format <v>'
  + ' | --queue-include-dir <v> | --queue-exclude-dir <v> | --queue-ignore-errors | --parallelism <v>'
  + ' | --terragrunt-non-interactive | --terragrunt-working-dir <v> | --terragrunt-log-level <v> | --terragrunt-include-dir <v>'
    + ' | --terragrunt-exclude-dir <v> | --terragrunt-ignore-dependency-errors | --terragrunt-source-update'
  + ' | --terragrunt-parallelism <v> | --terragrunt-no-auto-init | --terragrunt-ignore-external-dependencies'
    + ' | --terragrunt-include-external-dependencies | --terragrunt-fetch-dependency-output-from-state'
  + ' | --no-auto-init | --no-auto-retry | --no-color | --queue-include-external | --queue-exclude-external | --iam-assume-role <v>'
    + ' | --inputs-debug | --filter <v>'

/** A module from an address is fetched, and then as much code as one that is there. */
const sources: Role = (words, given) => words.flatMap(word => (/:/.test(exact(word) ?? ':') ? executes : settingsCode)([word], given))

const runs: Body = { operands: { '<argument...>': nothing }, always: () => [{ kind: 'execute', target: here }] }
const below: Body = { subcommands: terraform, inherit: true, style: 'long' }

export default command('terragrunt', {
  inherit: true,
  style: 'long',
  options: { '--terragrunt-tfpath, --tf-path <program>': executes, '--terragrunt-config, --config <file>': settingsCode, '--terragrunt-source, --source <folder>': sources },
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
    'terragrunt validate --terragrunt-config /tmp/t.hcl --source git::https://a.example/m': ['execute /tmp/t.hcl', 'execute git::https://a.example/m'],
    'terragrunt hclfmt': ['write . (recursive)'],
    'terragrunt validate --tf-path ./tf': ['execute ./tf'],
    'terragrunt plan --terragrunt-tfpath ./tf': ['execute ./tf', 'execute .'],
  },
})
