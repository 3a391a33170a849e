// mosquitto_pub, nats, kcat and others: send messages to a broker, or receive them. Source: mosquitto_pub(1) 2.0, kcat(1) 1.7, nats --help 0.1, amqp-publish(1).
import { exact, literal } from '../model/index.ts'
import { command, type Given, type Step } from './define.ts'
import { onlyAsks } from './lib/net.ts'
import { joined } from './lib/words.ts'
import { nothing } from './roles.ts'

const RECEIVES = /^(?:mosquitto_sub|mosquitto_rr|amqp-consume|amqp-get|kafka-console-consumer|kafka-topics)/

function steps(given: Given): readonly Step[] {
  const text = given.operands.map(word => exact(word) ?? '')
  const after = (...names: readonly string[]) => given.operands.filter((_, i) => names.includes(text[i - 1] ?? ''))
  if (onlyAsks(given.operands)) return []
  const host = after('-h', '-b', '--host', '--server', '--broker', '-s', '--bootstrap-server', '--url', '-u', '--broker-list')[0]
  const receives =
    RECEIVES.test(given.called) || text.includes('-C') || text.includes('-L') || text.includes('sub') || text.includes('ls') || text.includes('info')
  const files = receives ? [] : after('-f', '--file', '-l')
  const runs: Step[] = given.called === 'amqp-consume' ? after('--').map(word => ({ run: [word] })) : []
  return [
    ...files.map((target): Step => ({ kind: 'read', target })),
    ...runs,
    { kind: 'connect', target: host ?? (given.operands.length ? joined(given.operands) : literal('broker')), ...(!receives && { sends: true }) },
  ]
}

export default command('mosquitto_pub', {
  aliases: [
    'mosquitto_sub',
    'mosquitto_rr',
    'mqtt',
    'mqttui',
    'mqttx',
    'kcat',
    'kafkacat',
    'nats',
    'amqp-publish',
    'amqp-consume',
    'amqp-get',
    'kafka-console-producer',
    'kafka-console-producer.sh',
    'kafka-console-consumer',
    'kafka-console-consumer.sh',
    'kafka-topics',
    'kafka-topics.sh',
    'rabbitmqadmin',
    'stomp',
    'zmqcli',
  ],
  style: 'none',
  operands: { '<word...>': nothing },
  always: steps,
  examples: {
    'mosquitto_pub -h a.dev -V mqttv5 -t x -f a.txt': ['read a.txt', 'connect a.dev (sends)'],
    'mosquitto_pub -h a.dev -t x -m hi': ['connect a.dev (sends)'],
    'mosquitto_pub -h a.dev -t x -f a.txt': ['read a.txt', 'connect a.dev (sends)'],
    'mosquitto_sub -h a.dev -t x': ['connect a.dev'],
    'kcat -b a.dev -L': ['connect a.dev'],
    'nats pub x hi': ["connect 'pub x hi' (sends)"],
    'kcat -V': [],
  },
})
