// What rules of others see of a judgement: frozen copies. Nothing that they do with it reaches the judgement, or another rule.
import type { Facts, Occurrence } from '../model/index.ts'
import type { Marks, Rule, Scene, Sight } from '../policy/define.ts'
import { locator } from '../policy/locate.ts'

interface View {
  readonly scene: Scene
  /** From what is judged to the copy of it. */
  readonly copies: ReadonlyMap<Occurrence, Occurrence>
}

/** For one judgement. */
export function shielded(rules: readonly Rule[], marks: Marks | undefined): readonly Rule[] {
  const views = new WeakMap<Scene, View>()
  const seen = ({ scene, occurrence, located }: Sight): Sight => {
    const view = views.get(scene) ?? viewOf(scene, marks)
    views.set(scene, view)
    return Object.freeze({ scene: view.scene, occurrence: view.copies.get(occurrence) ?? copyOf(occurrence), located: copyOf(located) })
  }
  return rules.map(rule => {
    const { when, detail } = rule
    return {
      ...rule,
      ...(when && { when: (_: unknown, sight: Sight) => { const copy = seen(sight); return when(copy.occurrence.effect, copy) } }),
      ...(detail && { detail: (_: unknown, sight: Sight) => { const copy = seen(sight); return detail(copy.occurrence.effect, copy) } }),
    }
  })
}

function viewOf({ occurrences, facts: real }: Scene, marks: Marks | undefined): View {
  const copies = copyOf(occurrences)
  const facts = factsFor(real)
  const scene: Scene = {
    facts, occurrences: copies,
    // A locator remembers what it has looked up. That of the judgement is not lent: asked about folders of another's choice it would answer wrongly later.
    locate: (target, occurrence) => copyOf(locator(facts, marks)(structuredClone(target), structuredClone(occurrence))),
  }
  return { scene: Object.freeze(scene), copies: new Map(occurrences.flatMap((one, index) => pair(one, copies[index]))) }
}

const pair = (one: Occurrence, copy: Occurrence | undefined): readonly (readonly [Occurrence, Occurrence])[] => (copy ? [[one, copy]] : [])

/** The same answers, each a copy. What is looked up when it is asked for stays so. */
function factsFor(facts: Facts): Facts {
  const view: Facts = {
    get home() { return facts.home }, get user() { return facts.user }, get workspace() { return facts.workspace }, get cwd() { return facts.cwd }, get platform() { return facts.platform },
    get temp() { return copyOf(facts.temp) }, get own() { return copyOf(facts.own) },
    realpath: path => facts.realpath(path), stat: path => facts.stat(path), read: (path, limit) => facts.read(path, limit), names: path => copyOf(facts.names(path)),
    which: name => facts.which(name), homeOf: user => facts.homeOf(user), ignored: path => facts.ignored(path), unsaved: path => copyOf(facts.unsaved(path)),
  }
  return Object.freeze(view)
}

const copyOf = <T>(value: T): T => frozen(structuredClone(value))

function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  Object.freeze(value)
  for (const part of Object.values(value)) frozen(part)
  return value
}
