import type { Plugin } from 'vite';
import { chunksOf, filesWith } from './chunks.ts';

/** What one kind of page needs beside the entry; the server names it in the head of the page. */
interface RouteFiles {
  /** A path, or with `*` at the end all that begin like it. */
  path: string;
  scripts: string[];
  styles: string[];
}

/** Lists the files of each route's chunk, so that a page can ask for them together with the entry instead of after it has run. */
export function routeFiles(routes: Readonly<Record<string, string>>): Plugin {
  return {
    name: 'route-files',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const chunks = chunksOf(bundle);
      const first = filesWith(
        chunks,
        chunks.filter(({ isEntry }) => isEntry),
      );
      const listed = Object.entries(routes).map(([path, name]): RouteFiles => {
        const chunk = chunks.find((each) => each.name === name);
        if (!chunk) this.error(`There is no chunk ${name} for ${path}`);
        const scripts = [...filesWith(chunks, [chunk])].filter((fileName) => !first.has(fileName));
        const styles = new Set(
          chunks.filter(({ fileName }) => scripts.includes(fileName)).flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]),
        );
        return { path, scripts: scripts.map((file) => `/${file}`), styles: [...styles].map((file) => `/${file}`) };
      });
      this.emitFile({ type: 'asset', fileName: '.route-files.json', source: JSON.stringify(listed) });
    },
  };
}
