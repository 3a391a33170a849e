// git status: what is changed. It only prints, and is asked for more often than anything else. Source: git-status(1), git 2.39 to 2.55.
import type { Body } from '../define.ts'
import { nothing } from '../roles.ts'

export const subcommands: Record<string, Body> = {
  status: {
    harmless: `-v, --verbose | -s, --short | -b, --branch | --show-stash | --ahead-behind | --porcelain [version] | --long | -z, --null
        | -u, --untracked-files [mode] | --ignored [mode] | --ignore-submodules [when] | --column [style] | --renames | -M, --find-renames [n]`,
    operands: { '<path...>': nothing },
  },
}

export const examples: Readonly<Record<string, readonly string[]>> = {
  'git status -sb': [],
  'git status --porcelain=v2 -uno src': [],
}
