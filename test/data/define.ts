// What a set of data lines is: lines in which text that looks dangerous is only data, by what the command itself does.

/**
 * The rules that find the command, sorted and parted by blanks; `allowed` when none does. Exactly these: what the text says must not add one, and
 * nothing of the line may be unknown.
 */
export type DataLines = Readonly<Record<string, readonly string[]>>
