// hadolint: checks Dockerfiles. Source: hadolint --help 2.12.
import { command } from './define.ts'
import { reads } from './roles.ts'

export default command('hadolint', {
  options: { '-c, --config <file>': reads },
  harmless:
    '-h, --help | -v, --version | --file-path-in-report <path> | --no-fail | --no-color | -V, --verbose | -f, --format <format> | --error <rule> | --warning <rule> | --info <rule> | --style <rule> | --ignore <rule> | --trusted-registry <name> | --require-label <label> | --strict-labels | --disable-ignore-pragma | -t, --failure-threshold <level>',
  operands: { '<file...>': reads },
  examples: { 'hadolint Dockerfile': ['read Dockerfile'], 'hadolint -c h.yaml Dockerfile': ['read h.yaml', 'read Dockerfile'] },
})
