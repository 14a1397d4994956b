import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { chunksOf, filesWith } from './chunks.ts';
import { SMALLEST } from './compressed.ts';

interface Limits {
  /** Bytes of JavaScript as they travel, compressed with gzip. */
  limit: number;
  /** Files that every first page asks for although they are split off, by the name of their chunk. */
  always?: readonly string[];
}

/** Measures the JavaScript of a first visit, as it was written, and stops the build when there is too much of it. */
export function firstLoad({ limit, always = [] }: Limits): Plugin {
  return {
    name: 'first-load',
    apply: 'build',
    writeBundle(_options, bundle) {
      const chunks = chunksOf(bundle);
      const missing = always.filter((name) => !chunks.some((chunk) => chunk.name === name));
      if (missing.length > 0) this.error(`The first load is measured with chunks that do not exist: ${missing.join(', ')}`);
      const wanted = filesWith(
        chunks,
        chunks.filter(({ isEntry, name }) => isEntry || always.includes(name)),
      );
      const bytes = chunks.filter(({ fileName }) => wanted.has(fileName)).reduce((sum, { code }) => sum + travelling(code), 0);
      const text = `First-load JavaScript: ${(bytes / 1000).toFixed(1)} kB gzip in ${wanted.size} files (limit ${limit / 1000} kB)`;
      if (bytes > limit) this.error(text);
      this.environment.logger.warn(text);
    },
  };
}

function travelling(code: string): number {
  const bytes = Buffer.byteLength(code);
  return bytes < SMALLEST ? bytes : gzipSync(code, { level: 9 }).length;
}
