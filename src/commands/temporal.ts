// temporal, confluent, hasura, rabbitmqctl, rabbitmq-diagnostics: services behind applications. Source: their help.
import { command } from './define.ts'
import { DESTROYS, LOOKS, MUTATES, tool } from './lib/verbs.ts'

export default command('temporal', {
  aliases: ['confluent', 'hasura', 'rabbitmqctl', 'rabbitmq-diagnostics', 'rabbitmq-plugins', 'rabbitmq-queues'],
  ...tool({
    verbs: { looks: `${LOOKS} count fetch ping report cluster_status list_queues list_users list_exchanges list_bindings list_connections list_channels list_consumers list_vhosts list_permissions list_policies list_parameters list_feature_flags node_health_check await_startup memory_breakdown check_running check_local_alarms check_port_connectivity consume`, runs: 'console', configure: 'login logout init env', reveal: 'api-key', mutate: `${MUTATES} signal terminate cancel produce add_user set_permissions set_policy set_user_tags change_password add_vhost enable_feature_flag stop_app start_app join_cluster sync_queue cancel_sync_queue close_connection migrate seeds metadata rotate_logs set_parameter set_vhost_limits eval`, destroy: `${DESTROYS} reset delete_user delete_vhost delete_queue purge_queue force_reset forget_cluster_node clear_permissions clear_policy` },
    paths: [[/^(workflow|schedule|namespace|activity|batch|task-queue|operator namespace|operator cluster) (list|describe|show|count|trace|stack|result|health)/, 'looks'], [/^metadata (diff|inconsistency (list|status)|export)/, 'looks'], [/^server start-dev/, 'runs'], [/^(kafka|schema-registry|environment|connect|iam|audit-log) .*(list|describe|consume)( |$)/, 'looks'], [/^migrate status/, 'looks']],
    servers: '--address, --endpoint, --codec-endpoint, --bootstrap, --schema-registry-endpoint, --url <v>',
    harmless: '-n, --node, --namespace <v> | --env <v> | -o, --output <v> | -p, --vhost <v> | -q, --quiet | -t, --timeout <v> | --project <v>'
      + ' | --admin-secret <v> | --database-name <v> | --cluster <v> | --environment <v>',
  }),
  examples: {
    'temporal workflow list --address a.dev:7233': ['connect a.dev:7233'],
    'temporal workflow list -n app': [],
    'rabbitmqctl list_queues -p /': [],
    'rabbitmqctl delete_vhost app': [`destroy 'delete_vhost app'`],
    'rabbitmqctl add_user bob pw': [`mutate 'add_user bob pw'`],
    'hasura migrate apply': [`mutate 'migrate apply'`],
    'temporal workflow terminate -w 1': [`destroy 'workflow terminate -w 1'`],
  },
})
