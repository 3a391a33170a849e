// What a shim is made of: a few lines of sh that become the gate, which becomes the program.

export interface Made {
  readonly name: string
  /** Absolute paths, without quotes and line breaks. */
  readonly program: string
  readonly gate: string
}

/** The first lines, by which gatekeeper knows its own. */
const MADE = '#!/bin/sh\n# Made by gatekeeper.'
/** Shims that start shims. A program behind one that calls its own name comes back to it for ever. */
const DEPTH = 'x'.repeat(24)

/** @returns a program that refuses where the gate is gone, and where it is called in a circle */
export const shimText = ({ name, program, gate }: Made): string => `${MADE} ${name}, to whoever calls it by name, is judged, and then is the program below.
# gatekeeper shim remove ${name}: takes it away.
GATEKEEPER_SHIMS=x\${GATEKEEPER_SHIMS-}
export GATEKEEPER_SHIMS
case $GATEKEEPER_SHIMS in
  ${DEPTH}*) printf 'gatekeeper: %s\\n' '${name} calls itself by its name, and comes back to its shim each time; nothing runs' >&2; exit 70 ;;
esac
[ -x '${gate}' ] || { printf 'gatekeeper: %s\\n' 'the gate is gone, so ${name} does not run; gatekeeper shim add ${name} makes its shim anew' >&2; exit 70; }
exec '${gate}' exec -- '${program}' "$@"
`

/** @returns the program behind a shim; undefined for what is none */
export const targetOf = (text: string): string | undefined => (text.startsWith(MADE) ? partsOf(text)?.[2] : undefined)
export const gateOf = (text: string): string | undefined => partsOf(text)?.[1]

const partsOf = (text: string): RegExpExecArray | null => /^exec '([^'\n]+)' exec -- '([^'\n]+)' "\$@"\n$/m.exec(text)
