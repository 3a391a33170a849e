// certbot, acme.sh, lego, mkcert: get certificates. Source: certbot --help all, 2.1; mkcert -help 1.4.
import { exact, literal } from '../model/index.ts'
import { command, type Step } from './define.ts'
import { onlyAsks } from './lib/net.ts'
import { nothing } from './roles.ts'

const HOOK = /^--(?:pre-hook|post-hook|deploy-hook|renew-hook|manual-auth-hook|manual-cleanup-hook|reloadcmd|run-hook)$/

export default command('certbot', {
  aliases: ['letsencrypt', 'acme.sh', 'lego', 'dehydrated', 'mkcert', 'step-ca'],
  style: 'none',
  operands: { '<word...>': nothing },
  always: given => {
    const text = given.operands.map(word => exact(word) ?? '')
    const hooks = given.operands.flatMap((word, i): Step[] =>
      HOOK.test(text[i - 1] ?? '')
        ? [{ script: word }]
        : /^--[\w-]+hook=/.test(text[i] ?? '')
          ? [{ script: literal((text[i] ?? '').replace(/^[^=]*=/, '')) }]
          : [],
    )
    if (onlyAsks(given.operands) || /^(?:certificates|plugins|show_account|-CAROOT|--list)$/.test(text[0] ?? '')) return hooks
    return [...hooks, { kind: 'configure', target: literal('certificates') }]
  },
  examples: {
    'certbot renew --deploy-hook "rm x" -h': ['delete x', 'configure certificates'],
    'certbot certificates': [],
    'certbot renew --deploy-hook "rm x"': ['delete x', 'configure certificates'],
    'certbot renew --pre-hook=true': ['configure certificates'],
  },
})
