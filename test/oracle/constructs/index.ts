// Every construct that scripts are made of.
import type { Construct } from '../generate.ts'
import { builtins } from './builtins.ts'
import { compounds } from './compounds.ts'
import { control } from './control.ts'
import { elements } from './elements.ts'
import { failures } from './failures.ts'
import { expansions } from './expansions.ts'
import { quoting } from './quoting.ts'
import { simple } from './simple.ts'
import { substitutions } from './substitutions.ts'

export const words: readonly Construct[] = [...quoting, ...expansions, ...substitutions]
export const statements: readonly Construct[] = [...simple, ...compounds, ...builtins, ...elements, ...failures, ...control]
