/** What git could not bring back as it is: paths from the root of the work tree. */
export interface Unsaved {
    /** git has staged what no commit holds, or may have. */
    readonly staged: boolean;
    /** Files whose content is not the staged one. */
    readonly changed: readonly string[];
    /** Files, folders and whole repositories that git does not hold. */
    readonly untracked: readonly string[];
    /** The same, where git ignores them. */
    readonly ignored: readonly string[];
}
export interface Facts {
    /** Absolute, canonical. */
    readonly home: string;
    readonly user: string;
    readonly workspace: string;
    readonly cwd: string;
    readonly platform: 'linux' | 'darwin' | 'win32';
    /** Folders for temporary files, absolute and canonical. */
    readonly temp: readonly string[];
    /** Folders and files of gatekeeper and hook files of agents that must not change, absolute and canonical. */
    readonly own: readonly string[];
    /**
     * The path with every symbolic link followed; for a path that does not exist, its nearest existing parent is followed and
     * the rest appended. The argument is absolute.
     */
    readonly realpath: (path: string) => string;
    /** What stands at the path, links followed. */
    readonly stat: (path: string) => 'file' | 'directory' | 'other' | undefined;
    /** The text of a regular file of at most `limit` bytes (default 256 KiB); undefined when absent, larger, binary or unreadable. */
    readonly read: (path: string, limit?: number) => string | undefined;
    /** The names in a folder. */
    readonly names: (path: string) => readonly string[] | undefined;
    /** The absolute path of the program that PATH finds first. */
    readonly which: (name: string) => string | undefined;
    /** The home folder of a user by name. */
    readonly homeOf: (user: string) => string | undefined;
    /** True when git would ignore the path (absolute) in the workspace. */
    readonly ignored: (path: string) => boolean;
    /** What of a path (absolute) in the workspace git could not bring back; undefined when that cannot be told, or would take long. */
    readonly unsaved: (path: string) => Unsaved | undefined;
}
