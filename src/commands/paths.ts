// Programs and scripts by their path: where a name can be trusted, and which shell runs a script.
/** Shells whose scripts are followed. */
export const SHELLS = new Set(['sh', 'bash', 'dash', 'ash', 'ksh', 'mksh', 'zsh', 'rbash', 'busybox sh'])

/** Folders in which a program's name can be trusted to say what it is. */
export const isUsual = (path: string): boolean => /^\/(?:usr\/(?:local\/)?)?s?bin\/[^/]+$|^\/opt\/homebrew\/(?:s?bin|opt\/[^/]+\/bin)\/[^/]+$|^\/usr\/libexec\/[^/]+$|^\/usr\/games\/[^/]+$|^\/snap\/bin\/[^/]+$/.test(path)

/** The shell that a script's first line names; a text file without one is run by sh. */
export function shebang(text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  const line = /^#!\s*(?:\S*\/)?(?:env\s+(?:-S\s+)?)?(?:\S*\/)?(\w+)/.exec(text)
  if (line) return SHELLS.has(line[1] ?? '') ? line[1] : undefined
  return text.startsWith('#!') || /[^\x09\x0a\x0d\x20-\x7e\u0080-\uffff]/.test(text) ? undefined : 'sh'
}

/** Pagers, editors, compilers and shells that everybody names in settings. */
const USUAL_HELPERS = new Set(['cat', 'less', 'true', ':', 'echo', 'vim', 'vi', 'nano', 'code', 'emacs', 'gcc', 'g++', 'clang', 'clang++', 'cc', 'c++', 'ld', 'lld', 'ar', 'sccache', 'ccache', 'head', 'more', 'delta', 'bat', 'bash', '/bin/bash', '/bin/sh', 'sh', 'zsh', '/bin/zsh', '/usr/bin/bash', '/bin/cat', '/usr/bin/cat', '/bin/true', '/usr/bin/true', 'code --wait', 'less -R', 'less -FRX', 'cat -', 'gzip', 'pigz', 'bzip2', 'pbzip2', 'xz', 'pixz', 'zstd', 'zstdmt', 'lz4', 'lzma', 'brotli', 'ssh', 'rsh', 'sort', 'uniq', 'sort -n', 'sort -r', 'sort -rn', 'sort -nr', 'sort -u', 'column -t', 'wc -l', 'diff', 'aspell', 'date', 'none', 'lynx', 'firefox', 'xdg-open', 'open'])

/** True for a command line of one usual program, or an empty one. */
export const isUsualHelper = (text: string): boolean => text.trim() === '' || USUAL_HELPERS.has(text.trim())
