// The options that deno's subcommands share. Source: Deno 2, `deno help` and its manual.
export const PERMISSIONS =
  '-A, --allow-all | -P, --permission-set [name] | -R, --allow-read [paths] | --deny-read [paths] | -W, --allow-write [paths] | --deny-write [paths] | ' +
  '-I, --allow-import [hosts] | --deny-import [hosts] | -N, --allow-net [hosts] | --deny-net [hosts] | -E, --allow-env [names] | --deny-env [names] | ' +
  '-S, --allow-sys [names] | --deny-sys [names] | --allow-run [programs] | --deny-run [programs] | --allow-ffi [paths] | --deny-ffi [paths] | ' +
  '--allow-hrtime | --deny-hrtime | --no-prompt | --ignore-read [paths] | --ignore-env [names]'
export const MODULES =
  '-c, --config <file> | --no-config | --import-map <file> | --lock [file] | --frozen [yes] | --no-lock | --node-modules-dir [mode] | --vendor [yes] | ' +
  '--cached-only | -r, --reload [what] | --no-remote | --no-npm | --check [mode] | --no-check [mode] | --all | --cert <file> | --seed <n> | ' +
  '--location <url> | ' +
  '--v8-flags [flags] | --ext <ext> | --unsafely-ignore-certificate-errors [hosts] | --strace-ops [names] | --no-clear-screen | ' +
  '--allow-scripts [packages] | --conditions <names> | --minimum-dependency-age <age> | --watch [paths] | --watch-exclude [paths] | ' +
  '--watch-hmr [paths] | --no-code-cache'
export const GLOBAL = '-h, --help [how] | -V, --version | -q, --quiet | -L, --log-level <level> | --unstable'
export const UNSTABLE =
  '--unstable-bare-node-builtins | --unstable-broadcast-channel | --unstable-bundle | --unstable-byonm | --unstable-cron | --unstable-detect-cjs | ' +
  '--unstable-ffi | --unstable-fs | --unstable-http | --unstable-kv | --unstable-net | --unstable-node-globals | --unstable-npm-lazy-caching | ' +
  '--unstable-otel | --unstable-process | --unstable-sloppy-imports | --unstable-temporal | --unstable-unsafe-proto | --unstable-vsock | ' +
  '--unstable-webgpu | --unstable-worker-options | --unstable-lockfile-v5 | --unstable-npm-patch | --unstable-raw-imports | --unstable-tsgo'
