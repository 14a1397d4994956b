import type { Plugin } from 'vite';

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
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const named = (fileName: string) => chunks.find((chunk) => chunk.fileName === fileName);
      const withImports = (fileName: string, found = new Set<string>()): Set<string> => {
        if (found.has(fileName)) return found;
        found.add(fileName);
        for (const needed of named(fileName)?.imports ?? []) withImports(needed, found);
        return found;
      };
      const first = withImports(chunks.find(({ isEntry }) => isEntry)?.fileName ?? '');
      const listed = Object.entries(routes).map(([path, name]): RouteFiles => {
        const chunk = chunks.find((each) => each.name === name);
        if (!chunk) this.error(`There is no chunk ${name} for ${path}`);
        const scripts = [...withImports(chunk.fileName)].filter((fileName) => !first.has(fileName));
        const styles = new Set(scripts.flatMap((fileName) => [...(named(fileName)?.viteMetadata?.importedCss ?? [])]));
        return { path, scripts: scripts.map((file) => `/${file}`), styles: [...styles].map((file) => `/${file}`) };
      });
      this.emitFile({ type: 'asset', fileName: '.route-files.json', source: JSON.stringify(listed) });
    },
  };
}
