/** An object of a JSON document whose members nobody has looked at yet. */
export type Json = Record<string, unknown>;
export declare const isObject: (value: unknown) => value is Json;
