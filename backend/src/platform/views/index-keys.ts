/** What an index is made of, in order. */
export type IndexKeys = readonly (readonly [path: string, direction: 1 | -1])[];
