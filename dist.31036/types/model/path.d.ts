/** Removes `.`, `..`, empty segments and a trailing slash of an absolute path. The result starts with a slash and has no other at its end. */
export declare function normalise(path: string): string;
/** True for what each process finds elsewhere: its own folder, its own open files (proc(5)). */
export declare const isOfProcess: (path: string) => boolean;
