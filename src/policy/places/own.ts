// What guards the gate: its own settings and state, and the files that make agents call it. Data in lower case.
import { isAt, isHidden } from './paths.ts'

const AGENTS = 'claude|cursor|codex|gemini|qwen|windsurf|codeium(?:/windsurf)?|continue|augment|kiro|factory|amp|opencode|openhands|goose|devin|copilot|grok|kimi|kimi-code|cline|clinerules|agents|github/copilot|roo'

/** Settings that name hooks, and folders of hooks and plug-ins, of every agent that gatekeeper serves, in a project or a home. */
const HOOKS = new RegExp(
  `/\\.(?:${AGENTS})/(?:[^/]+/)?(?:settings(?:\\.local)?\\.jsonc?|managed-settings\\.json|hooks(?:\\.v\\d)?\\.(?:json|ya?ml|toml)|config(?:\\.local)?\\.(?:toml|json|ya?ml)|permissions\\.(?:ya?ml|json)|cli-config\\.json|hooks(?:/|$)|plugins?(?:/|$))`,
)
const OTHERS = /\/(?:\.github\/hooks|\.config\/(?:opencode\/(?:plugins?|opencode\.jsonc?|config\.json)|amp\/(?:settings\.json|plugins)|crush\/crush\.json|devin\/config\.json|goose\/(?:settings\.json|config\.yaml)|gatekeeper)|\.(?:aws\/amazonq|amazonq)\/cli-agents|\.kiro\/agents|\.pi\/(?:agent\/)?(?:extensions|settings\.json)|\.?crush\.json|documents\/cline\/hooks|\.gatekeeper|etc\/(?:gatekeeper|claude-code|codex)|library\/application support\/(?:gatekeeper|claudecode)|\.gatekeeper\.jsonc?|gatekeeper\.jsonc?)(?:\/|$)/
/** What those have in common that are not below a name with a dot. */
const MARKS = /\/(?:etc|library|cline)\/|(?:gatekeeper|crush)\.json/

/** @param path folded and normalised @param own folders and files of the gate on this machine, folded */
export const isOwn = (path: string, own: readonly string[]): boolean =>
  own.some(folder => isAt(path, folder)) || ((isHidden(path) || MARKS.test(path)) && (HOOKS.test(path) || OTHERS.test(path)))

/** What nobody but the gate reads: the folder of the key that vouches for the records, the codes that wait for a person, and all of the state, or a pattern of it, that those are in. */
export const isOwnKey = (path: string, own: readonly string[]): boolean =>
  own.some(folder => folder.endsWith('/gatekeeper') && isAt(path, folder) && !/\/(?:\.config|etc)\//.test(folder) && /^(?:\/(?:[^/]*[*?][^/]*|chain|pending)(?:\/.*)?)?$/.test(path.slice(folder.length)))

/** For whoever checks that no quick look hides what they match. */
export const ownTables = (): readonly RegExp[] => [HOOKS, OTHERS]
