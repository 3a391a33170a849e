// Copies of what is published, which package managers keep in a home: code of others, as that of the system is.

const STORES =
  /\/(?:go\/pkg\/mod|\.cargo\/(?:registry\/src|git\/checkouts)|\.rustup\/toolchains|\.m2\/repository|\.gradle\/caches\/modules-\d+|\.gradle\/wrapper\/dists|\.ivy2\/cache|\.nuget\/packages|\.pub-cache\/hosted|\.gem\/ruby|\.hex\/packages|\.opam\/[^/]+\/lib|\.nvm\/versions|\.fnm\/node-versions|\.volta\/tools|\.pyenv\/versions|\.rbenv\/versions|\.sdkman\/candidates|\.asdf\/installs|\.local\/share\/mise\/installs|\.local\/share\/uv\/(?:python|tools)|\.local\/lib\/python[\d.]+\/site-packages|\.bun\/install\/(?:cache|global)|\.local\/share\/pnpm\/(?:store|global)|\.julia\/packages)\/[^/]/

/** True below the folder of such a store. Takes an absolute path that is normalised; what holds secrets by its name is known before. */
export const isPublished = (path: string): boolean => STORES.test(path)
