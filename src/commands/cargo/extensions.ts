// Subcommands of cargo that come as packages of their own. Source: cargo-nextest 0.9, cargo-audit 0.21, cargo-edit 0.13, cargo-llvm-cov 0.6 and others, their --help.
import { literal } from '../../model/index.ts'
import type { Body } from '../define.ts'
import { executesHere, install } from '../lib/toolchain.ts'
import { nothing } from '../roles.ts'

const anything = { '<arg...>': nothing }
const runs = (steps: Body['always'] = () => [executesHere]): Body => ({ style: 'none', operands: anything, always: steps })

export const extensions: Readonly<Record<string, Body>> = {
  'nextest | llvm-cov | tarpaulin | miri | hack | watch | criterion | flamegraph | expand | asm | fuzz | careful | insta | mutants | xtask | make | leptos | tauri | component | ndk | zigbuild | cross | xwin | deny | audit | udeps | machete | shear | semver-checks | msrv | minimal-versions | public-api | geiger | bloat | outdated | depgraph | modules | spellcheck | sort | generate | sqlx | dylint | hawk | codspeed':
    runs(),
  'binstall | install-update | quickinstall': runs(given => [install(given.operands.find(word => !word.text.startsWith('-')) ?? literal('cargo'), 'system')]),
  'upgrade | set-version': runs(() => [{ kind: 'write', target: literal('Cargo.toml') }]),
  'release | workspaces | ws | smart-release | dist | crev': runs(() => [executesHere, { kind: 'publish', target: literal('.') }]),
  'cache | sweep | clean-all': runs(() => [{ kind: 'configure', target: literal('cargo cache') }]),
}
