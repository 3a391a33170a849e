// flatpak: packages with their own sandbox. Source: flatpak(1) and its subcommands' pages 1.14.
import { literal } from '../model/index.ts'
import { command } from './define.ts'
import { asks, brings, changes, names } from './lib/system-packages.ts'
import { executesHere, quiet } from './lib/toolchain.ts'
import { connects, executes, nothing, reads, writes } from './roles.ts'

const HARMLESS =
  '--app-runtime <name> | --allow <feature> | --disallow <feature> | --add-policy <rule> | --remove-policy <rule> | --unset-env <name> | --env-fd <n> | --no-talk-name <name> | ' +
  '--system-own-name <name> | --system-talk-name <name> | --system-no-talk-name <name> | --no-use-for-deps | --use-for-deps | --description <text> | --homepage <url> | --icon <url> | ' +
  '--default-branch <name> | --filter <file> | --no-filter | --authenticator-name <name> | --authenticator-option <pair> | --authenticator-install | --no-authenticator-install | ' +
  '--follow-redirect | --no-follow-redirect | --allow-partial | --unique | -t, --transient | -n, --noexist | --allow-read | --forbid-read | -w, --allow-write | --forbid-write | ' +
  '--allow-delete | --forbid-delete | -g, --allow-grant-permission | --forbid-grant-permission | --doc-id | --data <text> | --force | --show-parent | --gpg-verify | --enumerate | ' +
  '--collection-id <id> | --update-metadata | ' +
  '-h, --help | --version | --default-arch | --supported-arches | --gl-drivers | --print-updated-env | --print-system-only | -v, --verbose | ' +
  '--ostree-verbose | -u, --user | --system | --installation <name> | --arch <name> | --subpath <path> | --gpg-file <file> | --no-deploy | --no-pull | ' +
  '--no-related | --no-deps | --or-update | --app | --runtime | --include-sdk | --include-debug | -y, --assumeyes | --noninteractive | --reinstall | ' +
  '--bundle | --from | --sideload-repo <path> | --force-remove | --delete-data | --unused | --all, -a | --keep-ref | --appstream | --commit <id> | ' +
  '--columns <names> | -d, --show-details | --show-disabled | --show-ref, -r | --show-commit, -c | --show-origin, -o | --show-size, -s | ' +
  '--show-metadata, -m | --show-location, -l | --file-access <path> | --show-permissions, -M | ' +
  '--show-extensions, -e | --show-sdk | --show-runtime | --since <time> | --until <time> | --reverse | --log | --cached | --updates | --if-not-exists | ' +
  '--title <text> | --comment <text> | --no-gpg-verify | --prio <n> | --subset <name> | --no-enumerate | --disable | --enable | --sideloaded | ' +
  '--remove | --show | --reset | --nofilesystem <path> | --filesystem <path> | --share <name> | --unshare <name> | --socket <name> | --nosocket <name> | ' +
  '--device <name> | --nodevice <name> | --talk-name <name> | --own-name <name> | --persist <path> | --set | --unset | --get | --list'

export default command(
  'flatpak',
  quiet(['--help', '--version', '--default-arch', '--supported-arches', '--print-updated-env'], {
    inherit: true,
    options: { '--gpg-import <file>': reads, '--destination-repo <folder>': writes, '--url <url>': connects },
    harmless: HARMLESS,
    subcommands: {
      'install | update | upgrade': brings(),
      'uninstall | remove | mask | pin | override | make-current | config | repair | permission-set | permission-remove | permission-reset | document-export | document-unexport | remote-add | remote-delete | remote-modify | kill | create-usb':
        changes(),
      'list | info | history | search | ps | remotes | remote-ls | remote-info | permissions | permission-show | documents | document-info | help':
        asks(HARMLESS),
      run: {
        style: 'posix',
        options: { '--command <program>': executes, '--app-path, --usr-path <folder>': executes, '--runtime <name>': executes },
        harmless:
          `${HARMLESS} | --branch <name> | --env <pair> | --cwd <folder> | -p, --parent-pid <n> | --file-forwarding | --devel | --sandbox | --no-a11y-bus | ` +
          '--no-session-bus | --dry-run | --reinstall-all | --runtime-version <v> | --session-bus | --a11y-bus | --log-session-bus | --log-system-bus | --die-with-parent | --parent-expose-pids | --parent-share-pids | --instance-id-fd <n>',
        operands: { '<app>': words => words.map(target => ({ kind: 'execute', target })), '<arg...>': nothing },
      },
      'build | build-init | build-finish | build-export | build-bundle | build-import-bundle | build-sign | build-update-repo | build-commit-from | repo | enter | spawn':
        { style: 'none', operands: names, always: () => [executesHere, { kind: 'write', target: literal('.') }] },
    },
    examples: {
      'flatpak --version': [],
      'flatpak list --app': [],
      'flatpak install flathub org.a.B': ['install flathub (system)', 'install org.a.B (system)'],
      'flatpak remote-modify --gpg-import=k.gpg --url=https://a.example flathub': ['read k.gpg', 'connect https://a.example', 'configure flathub'],
      'flatpak create-usb --destination-repo repo usb org.a.B': ['write repo', 'configure usb', 'configure org.a.B'],
      'flatpak run --runtime org.b.C --app-path app org.a.B': ['execute org.b.C', 'execute app', 'execute org.a.B'],
      'flatpak uninstall org.a.B': ['configure org.a.B'],
      'flatpak run --command=sh org.a.B': ['execute sh', 'execute org.a.B'],
      'flatpak build-init d': ['execute .', 'write .'],
    },
  }),
)
