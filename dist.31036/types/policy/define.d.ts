import type { Decision, Effect, EffectKind, Facts, Occurrence, Place, Risk, Word } from '../model/index.js';
/** Where the target of an effect is. */
export interface Located {
    /** The worst place over everything that the target can be. */
    readonly place: Place;
    /** Absolute paths, normalised: as written and with links followed, for every value. Patterns keep their stars. */
    readonly paths: readonly string[];
    /** Folders all of whose content the target names: `src` for `src/*`. */
    readonly emptied: readonly string[];
}
export type Locator = (target: Word, occurrence: Occurrence) => Located;
/** Everything that one judgement looks at. */
export interface Scene {
    readonly facts: Facts;
    readonly occurrences: readonly Occurrence[];
    readonly locate: Locator;
}
/** Patterns of absolute paths that settings give a place of their own. */
export interface Marks {
    readonly secret: readonly string[];
    readonly protected: readonly string[];
    /** Folders that count as the workspace. */
    readonly workspace: readonly string[];
    /** Folders whose files may be read like the workspace's. */
    readonly trusted: readonly string[];
}
/** One effect as a rule sees it. */
export interface Sight {
    readonly occurrence: Occurrence;
    /** Absent when the target is no path. */
    readonly located: Located | undefined;
    readonly scene: Scene;
}
type Of<K extends EffectKind> = Effect extends infer E ? (E extends Effect ? (E['kind'] & K extends never ? never : E) : never) : never;
interface Body<K extends EffectKind> {
    readonly on: readonly K[];
    /** Where the target is; anywhere when absent. */
    readonly at?: readonly Place[];
    /** What data cannot say. */
    when?(effect: Of<K>, sight: Sight): boolean;
    readonly decision: 'ask' | 'deny';
    readonly risk: Risk;
    /** What happens and why it matters; lower case, no final period. */
    readonly reason: string;
    /** What is known of this one, to go on with after the reason. */
    detail?(effect: Of<K>, sight: Sight): string | undefined;
    /** What to do instead. */
    readonly instead: string;
    /** Only the managed layer loosens it, and no person can approve it. */
    readonly pinned?: true;
    /** A plain side effect inside the workspace. */
    readonly plain?: true;
    /** Command lines that the rule finds, and some that it must not. */
    readonly examples: {
        readonly hits: readonly string[];
        readonly misses: readonly string[];
    };
}
export interface Rule extends Body<EffectKind> {
    readonly id: string;
}
/** `when` is only called with effects of the kinds in `on`: that is what makes the narrower parameter sound. */
export declare const rule: <K extends EffectKind>(id: string, body: Body<K>) => Rule;
/** What settings may say of a built-in rule. */
export interface RuleSetting {
    readonly decision?: Decision;
    readonly risk?: Risk;
    readonly reason?: string;
    /** Whose settings they are. */
    readonly layer?: string;
}
export {};
