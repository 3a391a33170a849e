// The folders where PATH usually finds programs.

const USUAL = /^(?:\/usr)?(?:\/local)?\/s?bin\/[^/]+$|^\/usr\/(?:libexec|games|lib\/(?:git-core|llvm-[\d.]+\/bin|jvm\/[^/]+\/bin))\/[^/]+$|^\/(?:opt\/homebrew|home\/linuxbrew\/\.linuxbrew|opt\/local|snap|nix\/var\/nix\/profiles\/default|run\/current-system\/sw)\/s?bin\/[^/]+$|^\/snap\/bin\/[^/]+$|^\/nix\/store\/[^/]+\/bin\/[^/]+$|^\/(?:opt\/homebrew|usr\/local)\/(?:Cellar|opt)\/[^*]+\/bin\/[^/]+$/

/** @param path absolute and normalised */
export const isUsualProgram = (path: string): boolean => USUAL.test(path) && !path.includes('*')
