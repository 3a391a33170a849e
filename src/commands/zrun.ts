// zrun: runs a program on compressed files as if they were not. Source: zrun(1) of moreutils 0.67.
import { command } from './define.ts'
import { runs } from './roles.ts'

export default command('zrun', { style: 'posix', operands: { '<command...>': runs }, examples: { 'zrun cat a.gz': ['read a.gz'] } })
