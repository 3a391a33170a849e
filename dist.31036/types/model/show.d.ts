import type { Effect } from './effect.js';
import type { Word } from './word.js';
/**
 * A pattern that names classes of Unicode, made when it is called for: as a literal its sets would be built whenever the file is loaded, which takes
 * longer than all the rest of a decision.
 */
export declare const classes: (source: string, flags: string) => RegExp;
/**
 * Makes every character visible that a terminal would obey or hide: control, bidirectional, zero-width and other format
 * characters, lone surrogates and unusual blanks become `\u{hex}`; a backslash becomes two.
 */
export declare function visible(text: string): string;
/** A word as effects print it: its value, its values as a list, or `?` and the text as written when unresolved. */
export declare function showWord(word: Word): string;
/** @returns for example `delete /etc (recursive)` or `interpret ?$(curl https://a.dev) as sh from network https://a.dev` */
export declare function show(effect: Effect): string;
