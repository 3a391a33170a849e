// Puts gatekeeper in front of agents, and takes it away again: plan, show, apply, undo.
export { apply } from './apply.ts'
export type { Caller, Ground, Host, Scope, Unable } from './define.ts'
export { hostOf, hosts, unable } from './hosts/index.ts'
export { ownPlace } from './place.ts'
export type { Edit } from './plan.ts'
export { type Prepared, prepare, type Setting } from './prepare.ts'
export { type Present, presentIn, signOf } from './present.ts'
export { show } from './show.ts'
