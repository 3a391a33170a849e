// bash-parser ships no types; only what is used here is declared, and its tree is taken apart as unknown.
declare module 'bash-parser' {
  export default function parse(source: string, options?: { readonly mode?: 'bash' | 'posix' }): unknown
}
