// tflint: looks at files of Terraform. Source: tflint --help 0.55.
import { literal } from '../model/index.ts'
import { command } from './define.ts'
import { settingsCode } from './lib/settings-code.ts'
import { here, nothing } from './roles.ts'

export default command('tflint', {
  options: { '-c, --config <file>': settingsCode, '--fix': () => [{ kind: 'write', target: here, recursive: true }], '--init': () => [{ kind: 'install', target: literal('plug-ins'), where: 'url' }] },
  harmless: '-v, --version | -h, --help | --langserver | -f, --format <v> | --ignore-module <v> | --enable-rule <v> | --disable-rule <v> | --only <v>'
    + ' | --enable-plugin <v> | --var-file <v> | --var <v> | --call-module-type <v> | --chdir <v> | --recursive | --filter <v> | --force'
    + ' | --minimum-failure-severity <v> | --color | --no-color | --no-parallel-runners | --max-workers <v>',
  operands: { '<argument...>': nothing },
  examples: { 'tflint --recursive': [], 'tflint --fix -c a.hcl': ['write . (recursive)', 'read a.hcl'], 'tflint -c /tmp/a.hcl': ['execute /tmp/a.hcl'], 'tflint --init': ['install plug-ins (url)'] },
})
