/** Where text came from that nobody has read yet; `variable`: one of the environment whose name promises a secret. */
export interface Origin {
    readonly kind: 'network' | 'decoder' | 'file' | 'program' | 'random' | 'variable';
    /** The URL, path, program or name, as written. */
    readonly what: string;
}
/** What variables of the environment hold, with text of the source behind it at most (`start`: no option of the agent's), or around it. */
export type Inherited = 'start' | 'part';
/**
 * A shell word after quote removal and expansion.
 *
 * `values` are the texts that it can have when the command runs. It is absent when they cannot be known: the word is
 * *unresolved*, and that is the only representation of uncertainty.
 */
export interface Word {
    /** As written in the source; the value itself where it is exactly known. */
    readonly text: string;
    readonly values?: readonly string[];
    /**
     * The values are patterns: `*` stands for any run of characters without a slash, `**` for any path, including none, below
     * what precedes it. It never stands for `..`. Names that a program lists (`$(git ls-files)`) are words of this kind.
     */
    readonly glob?: true;
    /** It stands for any number of words, none included: an unquoted expansion that is not known, or a pattern that matches files. */
    readonly many?: true;
    /** What is left of the script that a shell reads as its standard input: lines that who reads of it takes from that shell, or no more than its end. */
    readonly script?: 'lines' | 'end';
    /** Texts that an unresolved word can have among others: a variable that is set here in one branch and by nobody knows whom in the other. */
    readonly also?: readonly string[];
    /** An unresolved word of which what is not known is the caller's, and that stands as the source has it. */
    readonly inherited?: Inherited;
    /** Sources from which an unresolved word (or a resolved one that was decoded) got its text. */
    readonly from?: readonly Origin[];
}
/** A word that is exactly this text. */
export declare const literal: (value: string) => Word;
/** A word that can have any of these texts; unresolved when there is none. */
export declare const oneOf: (text: string, values: readonly string[], from?: readonly Origin[]) => Word;
/** A word whose text cannot be known. */
export declare const unresolved: (text: string, from?: readonly Origin[], also?: readonly string[]) => Word;
/** A word whose values are patterns. */
export declare const pattern: (text: string, ...values: string[]) => Word;
/** The text of a word that has exactly one and is no pattern; else undefined. */
export declare const exact: (word: Word | undefined) => string | undefined;
/** True when some value of the word satisfies the test. Unresolved words satisfy nothing. */
export declare const some: (word: Word | undefined, test: (value: string) => boolean) => boolean;
/** Applies a function to each value; unresolved stays unresolved. */
export declare function map(word: Word, change: (value: string) => string, text?: string): Word;
