// next: builds and serves sites; nuxt, astro, storybook, angular and the like under their names. Source: their --help (Next 15, Nuxt 3, Astro 5, Storybook 8).
import { literal } from '../model/index.ts'
import { command } from './define.ts'
import { flags, tool, tools } from './lib/javascript-tools.ts'
import { executesHere, install, otherwise, tells } from './lib/toolchain.ts'
import { nothing } from './roles.ts'

const HARMLESS = flags(
  'turbo turbopack webpack no-lint no-mangling experimental-app-only profile debug disable-source-maps strict fix dir quiet analyze dotenv prerender ' +
  'clipboard fork publicURL public qr tunnel https open watch silent force verbose loglevel ci smoke-test dev prod production minify docs no-open ' +
  'exact-port no-manager-cache disable-telemetry no-version-updates no-release-notes enable-crash-reports json compress ssr modern spa static',
  'port p hostname H mode m base site logLevel envName preset quiet-mode config-dir c stats-json output-mode configuration experimental-build-mode ' +
  'experimental-debug-memory-usage experimental-https-key experimental-https-cert experimental-next-config-strip-types keepAliveTimeout max-warnings cwd ' +
  'root env-name target template watch-path src-dir',
)
const builds = tool({
  writes: '-o, --output-dir, --outDir, --output-path, --experimental-upload-trace <path>',
  loads: '-c, --config, --config-dir, --dotenv <path>',
  serves: '-H, --hostname, --host <address>',
  harmless: `-p <n> | -m <mode> | -d | -s <folder> | --experimental-https | --experimental-analyze | ${HARMLESS}`,
})

export default command(
  'next',
  tools({
    aliases: [
      'nuxt',
      'nuxi',
      'astro',
      'storybook',
      'sb',
      'start-storybook',
      'build-storybook',
      'ng',
      'vue-cli-service',
      'react-scripts',
      'gatsby',
      'remix',
      'react-router',
      'svelte-kit',
      'docusaurus',
      'vitepress',
      'eleventy',
      'expo',
      'ember',
      'quasar',
      'ionic',
      'craco',
      'umi',
      'waku',
      'vinxi',
      'rsbuild',
      'rslib',
      'farm',
      'wxt',
      'plasmo',
    ],
    harmless: '-h, --help | -v, --version, -V',
    bare: () => [executesHere],
    ...otherwise(
      {
        'build | dev | start | serve | s | b | preview | generate | export | test | t | e2e | e | analyze | lint | check | sync | typecheck | prepare | develop | runtime-info | migrate | codemod | experimental-compile | experimental-generate':
          builds,
        'info | telemetry | docs | version | help | v | config | doctor': tells('--verbose | --enable | --disable | --all'),
        'add | install | upgrade | update | init | module': {
          harmless: '-y, --yes | --force | --skip-install | --dry-run | --no-interactive',
          operands: { '<package...>': words => words.map(target => install(target, 'workspace')) },
          always: () => [executesHere],
        },
        'eject | deploy | publish | submit': { operands: { '<arg...>': nothing }, always: () => [executesHere, { kind: 'publish', target: literal('.') }] },
      },
      () => [executesHere],
    ),
    examples: {
      'next --version': [],
      'next build --turbo': ['execute .'],
      'next dev -H 0.0.0.0 -p 3000': ['connect 0.0.0.0 (listens)', 'execute .'],
      'astro build --outDir out --config a.mjs': ['write out', 'execute a.mjs', 'execute .'],
      'astro add react': ['execute .', 'install react (workspace)'],
      'next info': [],
      'ng deploy': ['execute .', 'publish .'],
      'nuxt clean': ['execute .'],
    },
  }),
)
