// Every class of bypasses, in the order of their groups.
import between from './between.ts'
import caller from './caller.ts'
import carriers from './carriers.ts'
import type { BypassClass } from './define.ts'
import expansion from './expansion.ts'
import git from './git.ts'
import harm from './harm.ts'
import languages from './languages.ts'
import options from './options.ts'
import places from './places.ts'
import spelling from './spelling.ts'
import state from './state.ts'
import surroundings from './surroundings.ts'
import text from './text.ts'
import tools from './tools.ts'
import wrappers from './wrappers.ts'

export const classes: readonly BypassClass[] = [...spelling, ...expansion, ...carriers, ...state, ...git, ...tools, ...languages, ...wrappers, ...places, ...options, ...harm, ...text, ...between, ...caller, ...surroundings]
