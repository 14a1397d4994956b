import type { Rolldown } from 'vite';

/** The chunks of a built app. */
export function chunksOf(bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] {
  return Object.values(bundle).filter((file) => file.type === 'chunk');
}

/** The names of the files that a browser fetches with these chunks: their own and all that they import from the start. */
export function filesWith(chunks: readonly Rolldown.OutputChunk[], starting: readonly Rolldown.OutputChunk[]): Set<string> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const files = new Set(starting.map(({ fileName }) => fileName));
  for (const fileName of files) for (const needed of byName.get(fileName)?.imports ?? []) files.add(needed);
  return files;
}
