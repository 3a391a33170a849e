// ipcrm, ipcmk: remove and make shared memory, queues and semaphores. Source: ipcrm(1), ipcmk(1), util-linux 2.38.
import { literal } from '../model/index.ts'
import { command } from './define.ts'
import { nothing } from './roles.ts'

export default command('ipcrm', {
  aliases: ['ipcmk'],
  harmless:
    '-a, --all [kind] | -m, --shmem-id <id> | -M, --shmem-key, --shmem <key> | -n, --name <name> | -p, --mode <mode> | -q, --queue-id <id> | ' +
    '-Q, --queue-key, --queue [key] | -s, --semaphore-id <id> | -S, --semaphore-key, --semaphore <key> | -v, --verbose | -h, --help | -V, --version',
  operands: { '<word...>': nothing },
  always: given => (given('-h') || given('-V') ? [] : [{ kind: 'configure', target: literal('shared memory') }]),
  examples: { 'ipcrm -m 5': ["configure 'shared memory'"] },
})
