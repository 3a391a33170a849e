import library from "./index.cjs"
export const { EFFECT_KINDS, MODES, PLACES, auditSink, compareDecisions, createGate, defineRule, show, terminalApprover, textOf, visible } = library
