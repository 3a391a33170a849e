// systemd-tmpfiles, systemd-sysusers, systemd-firstboot, systemd-sysext and others: change the system by lists of what to make. Source: their man pages, systemd 252.
import { exact, literal } from '../model/index.ts'
import { command } from './define.ts'
import { nothing } from './roles.ts'

export default command('systemd-tmpfiles', {
  aliases: ['systemd-sysusers', 'systemd-firstboot', 'systemd-sysext', 'systemd-machine-id-setup', 'systemd-hwdb', 'systemd-repart', 'systemd-creds', 'homectl', 'portablectl'],
  style: 'none',
  operands: { '<argument...>': nothing },
  always: given => (given.operands.some(word => /^(--help|-h|--version|--cat-config|--dry-run|status|list|show|inspect|has-tpm2)$/.test(exact(word) ?? '')) ? [] : [{ kind: 'configure', target: literal(given.called) }]),
  examples: { 'systemd-tmpfiles --cat-config': [], 'systemd-tmpfiles --remove': ['configure systemd-tmpfiles'], 'homectl list': [] },
})
