// Variables of clients of clouds, databases and containers. Source: the reference of each client.
import { any, code, folders, helper, hosts, hypervisor, installation, type Meaning, only, place, type Row, settings, written } from './meanings.ts'

/** A socket of the machine's own is what everybody names. */
const endpoint: Meaning = (value, name) => (value.values?.every(text => /^(?:unix:\/\/)?\/(?:var\/)?run\/(?!.*\.\.)[\w./-]+$/.test(text)) ? [] : hosts(value, name))

export const CLIENTS: readonly Row[] = [
  { names: 'KUBECONFIG | KUBE_CONFIG_PATH | KUBE_CONFIG_PATHS', means: code('kubeconfig'), examples: { hits: ['./x', '/tmp/x'], misses: [''] } },
  { names: 'PSQLRC', means: code('sql'), examples: { hits: ['./x'], misses: [''] } },
  { names: 'AWS_CONFIG_FILE | AWS_SHARED_CREDENTIALS_FILE', means: code('aws'), examples: { hits: ['./x', '/tmp/x'], misses: [''] } },
  { names: 'ANSIBLE_INVENTORY', means: only(/^(?!.*\.\.)(?:|(?:[\w-]+\/)*(?:hosts|inventory|[\w-]+\.(?:ya?ml|ini|json|toml|cfg)))$/), examples: { hits: ['/tmp/x', './inv.sh', '../hosts'], misses: ['', 'hosts', 'inventories/dev.yml'] } },
  { names: 'ANSIBLE_VAULT_IDENTITY_LIST', means: any, examples: { hits: ['x@./x'], misses: [''] } },
  { names: 'ANSIBLE_CONFIG | ANSIBLE_VAULT_PASSWORD_FILE | ANSIBLE_BECOME_PASSWORD_FILE | ANSIBLE_CONNECTION_PASSWORD_FILE', means: code('ansible'), examples: { hits: ['./x', '/tmp/x'], misses: [''] } },
  { names: 'TF_CLI_CONFIG_FILE | TERRAFORM_CONFIG', means: code('terraform'), examples: { hits: ['./x'], misses: [''] } },
  { names: 'ANSIBLE_LIBRARY | ANSIBLE_*_PLUGINS | ANSIBLE_ROLES_PATH | ANSIBLE_COLLECTIONS_PATH | ANSIBLE_COLLECTIONS_PATHS | ANSIBLE_MODULE_UTILS | ANSIBLE_CACHE_PLUGIN_CONNECTION | KUSTOMIZE_PLUGIN_HOME | BUILDX_CONFIG | ANSIBLE_HOME | DOCKER_CONFIG | CLOUDSDK_CONFIG | CLOUDSDK_ROOT_DIR | AZURE_CONFIG_DIR | AZURE_EXTENSION_DIR | TF_PLUGIN_CACHE_DIR | TF_DATA_DIR | VAGRANT_HOME | PGSYSCONFDIR | MYSQL_HOME | MINIKUBE_HOME | HELM_CONFIG_HOME | HELM_DATA_HOME | K9S_CONFIG_DIR | K9SCONFIG | KREW_ROOT | DOCKER_CLI_PLUGIN_EXTRA_DIRS', means: place, examples: { hits: ['/tmp/e', './e'], misses: ['', '/usr/share/ansible'] } },
  { names: 'ANSIBLE_SSH_ARGS | ANSIBLE_SSH_COMMON_ARGS | ANSIBLE_SSH_EXTRA_ARGS | ANSIBLE_SSH_EXECUTABLE | ANSIBLE_PYTHON_INTERPRETER | ANSIBLE_BECOME_EXE | ANSIBLE_COW_PATH | ANSIBLE_SCP_EXECUTABLE | ANSIBLE_SFTP_EXECUTABLE | ANSIBLE_EXECUTABLE', means: any, examples: { hits: ['-o ProxyCommand=./e', './e'], misses: [''] } },
  { names: 'TF_CLI_ARGS*', means: only(/^(?:\s*-(?:no-color|input=false|parallelism=\d+|compact-warnings|lock-timeout=\w+))*\s*$/), examples: { hits: ['-var-file=x', '-auto-approve', '-backend-config=x'], misses: ['', '-no-color', '-input=false'] } },
  { names: 'LIBVIRT_DEFAULT_URI | VIRSH_DEFAULT_CONNECT_URI', means: hypervisor, examples: { hits: ['qemu+ext:///system?command=./e', 'qemu+ssh://e.example/system', 'qemu:///system?command=./e', 'test:////home/dev/app/.env'], misses: ['', 'qemu:///system', 'qemu:///session', 'test:///default'] } },
  { names: 'ARGOCD_OPTS', means: only(/^(?:\s*--(?:grpc-web|plaintext|insecure))*\s*$/), examples: { hits: ['--server e.example', '--config x'], misses: ['', '--grpc-web'] } },
  { names: 'CRI_CONFIG_FILE', means: settings, examples: { hits: ['./x', '/tmp/x'], misses: ['', '/dev/null'] } },
  { names: 'CONTAINER_RUNTIME_ENDPOINT | IMAGE_SERVICE_ENDPOINT', means: endpoint, examples: { hits: ['tcp://e.example:1', 'unix:///tmp/e.sock'], misses: ['', 'unix:///run/containerd/containerd.sock', '/var/run/crio/crio.sock'] } },
  { names: 'AWS_VAULT_PASS_CMD', means: helper(/^(?:pass|gopass)$/), examples: { hits: ['./e', '/tmp/pass'], misses: ['', 'pass'] } },
  { names: 'TERRAGRUNT_TFPATH | TG_TF_PATH | TERRAGRUNT_AUTH_PROVIDER_CMD | TG_AUTH_PROVIDER_CMD', means: helper(/^(?:terraform|tofu|(?:\/usr(?:\/local)?)?\/bin\/(?:terraform|tofu))$/), examples: { hits: ['./e', '/tmp/terraform'], misses: ['', 'tofu', '/usr/local/bin/terraform'] } },
  { names: 'TERRAGRUNT_WORKING_DIR | TG_WORKING_DIR', means: only(/^(?!\/)(?!.*\.\.)[\w./-]*$/), examples: { hits: ['/tmp/e', '../e'], misses: ['', 'live/dev'] } },
  { names: 'PULUMI_HOME | PACKER_CONFIG_DIR | PACKER_PLUGIN_PATH', means: installation, examples: { hits: ['/tmp/e', './e'], misses: ['', '/opt/pulumi', '/home/dev/.pulumi'] } },
  { names: 'CONTAINERS_HELPER_BINARY_DIR | CNI_PATH', means: folders, examples: { hits: ['/tmp/e', './e'], misses: ['/usr/libexec/podman', '/opt/cni/bin'] } },
  { names: 'CONTAINERS_CONF | CONTAINERS_CONF_OVERRIDE | CONTAINERS_STORAGE_CONF | CONTAINERS_REGISTRIES_CONF | PACKER_CONFIG | BOTO_CONFIG | BOTO_PATH', means: settings, examples: { hits: ['./x', '/tmp/x'], misses: ['', '/dev/null'] } },
  { names: 'GOOGLE_EXTERNAL_ACCOUNT_ALLOW_EXECUTABLES', means: only(/^0?$/), examples: { hits: ['1'], misses: ['', '0'] } },
  { names: 'ANSIBLE_LOG_PATH', means: written, examples: { hits: ['/etc/x', 'x.log'], misses: ['', '/dev/null'] } },
  { names: 'PGSERVICEFILE | PGPASSFILE | ODBCINI | ODBCSYSINI | VAGRANT_VAGRANTFILE | VAULT_CONFIG_PATH | TFLINT_CONFIG_FILE | TERRAGRUNT_CONFIG | TG_CONFIG | KUBERC | HELM_REGISTRY_CONFIG | HELM_REPOSITORY_CONFIG | MYSQL_TEST_LOGIN_FILE', means: settings, examples: { hits: ['./x', '/tmp/x'], misses: ['', '/dev/null'] } },
  { names: 'DOCKER_HOST | CONTAINER_HOST | BUILDKIT_HOST | GH_HOST | GITLAB_HOST | AWS_ENDPOINT_URL* | PGHOST | PGHOSTADDR | MYSQL_HOST | DEBUGINFOD_URLS | VAULT_ADDR | VAULT_AGENT_ADDR | VAULT_PROXY_ADDR | HELM_KUBEAPISERVER | HELM_DRIVER_SQL_CONNECTION_STRING | KUBERNETES_MASTER | KUBERNETES_SERVICE_HOST | KUBE_HOST | ARGOCD_SERVER | CONSUL_HTTP_ADDR | NOMAD_ADDR | ETCDCTL_ENDPOINTS | HEROKU_API_URL | FLY_API_BASE_URL | SENTRY_URL | HF_ENDPOINT | PULUMI_BACKEND_URL | TRIVY_SERVER | TRIVY_DB_REPOSITORY | TRIVY_JAVA_DB_REPOSITORY | GL_HOST | GITLAB_URI | GITLAB_API_HOST | HCLOUD_ENDPOINT | INFLUX_HOST | TEMPORAL_ADDRESS | TEMPORAL_CLI_ADDRESS | CIRCLECI_CLI_HOST | CQLSH_HOST | OP_CONNECT_HOST | DATADOG_API_HOST | ASCIINEMA_API_URL | ASCIINEMA_SERVER_URL | PUB_HOSTED_URL | OPENAI_BASE_URL | ANTHROPIC_BASE_URL | CLOUDSDK_API_ENDPOINT_OVERRIDES_* | AWS_EC2_METADATA_SERVICE_ENDPOINT | AWS_CONTAINER_CREDENTIALS_FULL_URI', means: hosts, examples: { hits: ['tcp://e.example:1', 'e.example'], misses: [''] } },
  { names: 'DOCKER_CONTEXT | COMPOSE_FILE', means: only(/^(?:|default|desktop-linux|colima|(?:(?:docker-)?compose[\w.-]*\.ya?ml:?)+)$/), examples: { hits: ['evil', '/tmp/x.yml', '../x.yml'], misses: ['', 'default'] } },
  { names: 'HELM_KUBEINSECURE_SKIP_TLS_VERIFY | VAULT_SKIP_VERIFY', means: only(/^(?:|0|f|false)$/i), examples: { hits: ['1', 'true'], misses: ['', '0', 'false'] } },
  { names: 'HELM_SECRETS_*_PATH | HELM_KUBECAFILE', means: only(/^(?:|\/(?:usr|etc|opt|var\/run)\/(?!.*\.\.)[\w./-]+|[a-z]+)$/), examples: { hits: ['./e', '/tmp/e'], misses: ['', '/usr/bin/sops', 'sops'] } },
]
