// What a class of bypasses is: one way to hide or reshape a command, lines that use it, and the decision that each must get. Lines are only judged.

export interface BypassClass {
  /** Unique. */
  readonly number: number
  /** How the command is hidden. */
  readonly way: string
  readonly deny?: readonly string[]
  /** Exactly asked about: harmless as far as it goes, and a denial would be wrong. */
  readonly ask?: readonly string[]
  /** What runs is hidden or comes from elsewhere: asked about, or denied where it can be worked out. */
  readonly atLeastAsk?: readonly string[]
  /** The same construct around something harmless. */
  readonly allow: readonly string[]
}
