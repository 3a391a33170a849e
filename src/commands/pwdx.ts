// pwdx: shows the working directory of processes. Source: pwdx(1), procps 4.0.
import { command } from './define.ts'
import { nothing } from './roles.ts'

export default command('pwdx', { harmless: '-h, --help | -V, --version', operands: { '<process...>': nothing }, examples: { 'pwdx 1': [] } })
