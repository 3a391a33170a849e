// stern, kubeconform, kubeval, pluto, kube-linter, kube-score: look at Kubernetes objects. Source: their --help.
import { command } from './define.ts'
import { nothing } from './roles.ts'

export default command('stern', {
  aliases: ['kubeconform', 'kubeval', 'pluto', 'kube-linter', 'kube-score', 'kubetail'],
  style: 'none',
  operands: { '<argument...>': nothing },
  examples: { 'stern web -n prod --since 10m': [], 'kubeconform -strict a.yaml': [] },
})
