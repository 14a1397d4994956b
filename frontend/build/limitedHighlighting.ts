import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const grammars = fileURLToPath(new URL('../src/design/highlightGrammars.ts', import.meta.url));

/** rehype-highlight pulls in 37 grammars as its default; it gets only ours instead. */
export function limitedHighlighting(): Plugin {
  return {
    name: 'limited-highlighting',
    enforce: 'pre',
    resolveId: (source, importer) => (source === 'lowlight' && importer?.includes('rehype-highlight') ? grammars : null),
  };
}
