// The settings of npm, each of which may stand anywhere on its command line. Source: npm 11 `npm help config`.
import type { Body } from '../define.ts'
import { elsewhere } from '../lib/net.ts'
import { executesHere } from '../lib/toolchain.ts'
import { connects, executes, nothing, writes } from '../roles.ts'

/** Switches; each may also be written `--no-name`. */
const SWITCHES =
  '-a all allow-same-version dangerously-allow-all-scripts audit bin-links bypass-2fa color commit-hooks description desc dev diff-ignore-all-space ' +
  'diff-name-only diff-no-prefix diff-text dry-run engine-strict expect-results -f force foreground-scripts format-package-lock fund git-tag-version ' +
  'global-style ' +
  'if-present ignore-scripts include-staged include-workspace-root iwr include-attestations init-private install-links json legacy-bundling ' +
  'legacy-peer-deps link -l long offline omit-lockfile-registry-resolved optional package-lock package-lock-only packages-all -p parseable porcelain ' +
  'allow-scripts-pending allow-scripts-pin ' +
  'prefer-dedupe prefer-offline prefer-online production progress provenance read-only readonly rebuild-bundle -S save -B save-bundle -D save-dev -E ' +
  'save-exact -O save-optional save-peer -P save-prod shrinkwrap sign-git-commit sign-git-tag strict-peer-deps strict-allow-scripts strict-ssl timing ' +
  'unicode update-notifier versions ' +
  'workspaces ws workspaces-update local quiet silent verbose'
const VALUES =
  '_auth access allow-directory allow-file allow-git allow-remote allow-scripts also audit-level auth-type before ca cache cache-max cache-min cafile ' +
  'cert cidr cpu depth diff diff-dst-prefix diff-src-prefix diff-unified expect-result-count expires fetch-retries fetch-retry-factor ' +
  'fetch-retry-maxtimeout fetch-retry-mintimeout ' +
  'fetch-timeout heading include init-author-email init-author-name init-author-url init-license init-type init-version init.author.email ' +
  'init.author.name init.author.url init.license init.version install-strategy key libc local-address lockfile-version loglevel logs-max maxsockets -m ' +
  'message min-release-age ' +
  'min-release-age-exclude name noproxy omit only orgs os otp packages preid provenance-file replace-registry-host save-prefix sbom-format ' +
  'sbom-type scope scopes packages-and-scopes-permission orgs-permission password token-description searchexclude searchlimit searchopts searchstaleness ' +
  'tag tag-version-prefix umask user-agent which'

const words = (text: string): readonly string[] => text.split(' ')
const switches = words(SWITCHES)
  .map(name => (name.startsWith('-') ? name : `--${name} | --no-${name}`))
  .join(' | ')
const values = words(VALUES)
  .map(name => (name.startsWith('-') ? `${name} <value>` : `--${name} <value>`))
  .join(' | ')

export const settings: Pick<Body, 'options' | 'harmless'> = {
  options: {
    // Programs that npm starts, and settings files that name such programs.
    '--script-shell, --node-gyp, --git, --browser, --editor, --viewer, --shell <program>': executes,
    '--userconfig, --globalconfig, --init-module, --init.module <file>': executes,
    '--node-options <options>': () => [executesHere],
    '--logs-dir, --pack-destination <folder>': writes,
    '-C, --prefix <folder>': nothing,
    '-w, --workspace <name>': nothing,
    '--registry, --reg <url>': connects,
    '--https-proxy, --proxy, --http-proxy <url>': elsewhere,
    '-L, --location <where>': nothing,
    '--package <name>': nothing,
    '-c, --call <text>': nothing,
    '-g, --global': nothing,
  },
  harmless:
    `${switches} | ${values} | --no-global | -ws | -iwr | -d | -dd | -ddd | -q | -s | -n, --no, --no-yes | -y, --yes | -h, -H, -?, --help, --usage | ` +
    '-v, --version',
}
