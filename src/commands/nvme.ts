// nvme: disks of the NVMe kind. Source: nvme(1), nvme-cli 2.4.
import { exact, literal, type Word } from '../model/index.ts'
import { command, type Given } from './define.ts'
import { nothing } from './roles.ts'

/** A device, else the last word that is no option: what is acted upon. */
const subject = (given: Given): Word =>
  given.operands.find(word => exact(word)?.startsWith('/dev/')) ?? given.operands.slice(1).findLast(word => !exact(word)?.startsWith('-')) ?? literal('nvme')

export default command('nvme', {
  style: 'none',
  operands: { '<word...>': nothing },
  always: given => {
    const words = given.operands.map(word => exact(word) ?? '?').join(' ')
    if (/^$|^(-h|help|-V|version)( |$)|(^| )(--help|--version)( |$)|^(list|list-subsys|list-ns|list-ctrl|id-ctrl|id-ns|smart-log|error-log|fw-log|get-feature|get-log|show-regs|show-topology|ns-descs|effects-log|self-test-log|telemetry-log|supported-log-pages|endurance-log|sanitize-log|discover|gen-hostnqn|show-hostnqn|get-ns-id|id-.*|get-property)( |$)/.test(words)) return []
    if (/^(format|sanitize|write|write-zeroes|write-uncor|delete-ns|dsm|security-send|fw-commit|fw-download|fw-activate|subsystem-reset|.* purge)/.test(words)) return [{ kind: 'destroy', target: subject(given) }]
    return [{ kind: 'configure', target: subject(given) }]
  },
  examples: {
    'nvme list': [],
    'nvme smart-log /dev/nvme0': [],
    'nvme format /dev/nvme0n1': ['destroy /dev/nvme0n1'],
    'nvme set-feature /dev/nvme0 -f 1': ['configure /dev/nvme0'],
  },
})
