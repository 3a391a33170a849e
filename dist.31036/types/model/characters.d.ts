/** A letter of ASCII, a digit or `_`: what names are made of. */
export declare const isNameCode: (code: number) => boolean;
