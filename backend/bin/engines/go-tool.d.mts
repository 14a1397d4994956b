export interface GoTool {
  /** Of the program, on PATH and in the cache. */
  readonly name: string;
  readonly module: string;
  /** As the module's tag says it: `v1.8.0`. */
  readonly version: string;
  /** The package of the program inside the module: `/cmd/x`, or nothing when it is the module itself. */
  readonly command: string;
  /** Files that the program is built with besides its source: path inside the module → content. */
  readonly added?: Readonly<Record<string, string>>;
}

/** The path of a program: the one on PATH, else one that is built from a Go module; null, with a sentence that says why, when there is neither. */
export function goTool(tool: GoTool, say: (line: string) => void): string | null;
