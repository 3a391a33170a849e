// git status: what is changed. It only prints, and is asked for more often than anything else. Source: git-status(1), git 2.39 to 2.55.
import type { Body } from '../define.ts'
import { pathSteps } from './paths.ts'

export const subcommands: Record<string, Body> = {
  status: {
    harmless: `-v, --verbose | -s, --short | -b, --branch | --show-stash | --ahead-behind | --porcelain [version] | --long | -z, --null
        | -u, --untracked-files [mode] | --ignored [mode] | --ignore-submodules [when] | --column [style] | --renames | -M, --find-renames [n]`,
    // With -v it is a diff as well.
    operands: { '<path...>': (words, given) => (given('--verbose') ? pathSteps('read', words) : []) },
  },
}

export const examples: Readonly<Record<string, readonly string[]>> = {
  'git status -sb': [],
  'git status --porcelain=v2 -uno src': [],
  'git status -v -- .env': ['read .env'],
}
