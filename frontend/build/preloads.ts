import type { Plugin } from 'vite';
import { chunksOf, filesWith } from './chunks.ts';

/** Leaves the files that came with the entry out of every later page's list of files to fetch: they are there already, and the lists travel with the entry. */
export function preloads(): Plugin {
  const present = new Set<string>();
  return {
    name: 'preloads',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      build: {
        modulePreload: {
          polyfill: false,
          resolveDependencies: (_file, needed, { hostType }) => (hostType === 'html' ? needed : needed.filter((file) => !present.has(file))),
        },
      },
    }),
    generateBundle(_options, bundle) {
      const chunks = chunksOf(bundle);
      const entries = chunks.filter(({ isEntry }) => isEntry);
      for (const file of filesWith(chunks, entries)) present.add(file);
      for (const style of entries.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])) present.add(style);
    },
  };
}
