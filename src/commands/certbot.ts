// certbot, acme.sh, lego, mkcert: get certificates. Source: certbot --help all, 2.1; mkcert -help 1.4.
import { exact, literal } from '../model/index.ts'
import { command, type Step } from './define.ts'
import { nothing } from './roles.ts'

const HOOK = /^--(?:pre-hook|post-hook|deploy-hook|renew-hook|manual-auth-hook|manual-cleanup-hook|reloadcmd|run-hook)$/

export default command('certbot', {
  aliases: ['letsencrypt', 'acme.sh', 'lego', 'dehydrated', 'mkcert', 'step-ca'],
  style: 'none',
  operands: { '<word...>': nothing },
  always: given => {
    const text = given.operands.map(word => exact(word) ?? '')
    if (text.some(word => /^(?:--?version|--?help|-h|certificates|plugins|show_account|-CAROOT|--list)$/.test(word))) return []
    const hooks = given.operands.flatMap((word, i): Step[] =>
      HOOK.test(text[i - 1] ?? '')
        ? [{ script: word }]
        : /^--[\w-]+hook=/.test(text[i] ?? '')
          ? [{ script: literal((text[i] ?? '').replace(/^[^=]*=/, '')) }]
          : [],
    )
    return [...hooks, { kind: 'configure', target: literal('certificates') }]
  },
  examples: {
    'certbot certificates': [],
    'certbot renew --deploy-hook "rm x"': ['delete x', 'configure certificates'],
    'certbot renew --pre-hook=true': ['configure certificates'],
  },
})
