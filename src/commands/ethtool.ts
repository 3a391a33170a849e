// ethtool, mii-tool: show or change network cards. Source: ethtool(8) 6.1.
import { command, type Role } from './define.ts'
import { changes } from './lib/network-setup.ts'

const change: Role = (_, given) => [changes(given, 'network card')]

export default command('ethtool', {
  aliases: ['mii-tool'],
  style: 'long',
  options: {
    '-A, --pause, -C, --coalesce, -G, --set-ring, -E, --change-eeprom, -K, --features, --offload, -N, -U, --config-nfc, --config-ntuple, -W, --set-dump, -X, --set-rxfh-indir, --rxfh, -f, --flash, -L, --set-channels, -s, --change, -r, --negotiate, -t, --test, -p, --identify, --set-priv-flags, --set-eee, --set-phy-tunable, --set-tunable, --reset, --set-fec, --set-module, --set-plca-cfg, --set-mm, -F, --force':
      change,
  },
  harmless:
    '-1 | -2 | --restart | --watch | --phy <v> | -h, --help | --version | --debug <n> | --json | -I, --include-statistics | -a, --show-pause | -c, --show-coalesce | -g, --show-ring' +
    ' | -i, --driver | -d, --register-dump | -e, --eeprom-dump | -k, --show-features, --show-offload | -P, --show-permaddr | -S, --statistics' +
    ' | --all-groups | --groups | --phy-statistics | -n, -u, --show-nfc, --show-ntuple | -w, --get-dump | -T, --show-time-stamping' +
    ' | -x, --show-rxfh-indir, --show-rxfh | -l, --show-channels | -m, --dump-module-eeprom, --module-info | --show-priv-flags | --show-eee' +
    ' | --get-phy-tunable | --get-tunable | --show-fec | -Q, --per-queue | --cable-test | --cable-test-tdr | --monitor | --show-tunnels | --show-module' +
    ' | --get-plca-cfg | --get-plca-status | --show-mm | -v, --verbose | -V',
  operands: { '<word...>': () => [] },
  examples: { 'ethtool eth0': [], 'ethtool -S eth0': [], 'ethtool -s eth0 speed 100': ["configure 'eth0 speed 100'"] },
})
