import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

const entry = fileURLToPath(new URL('../src/sw/sw.ts', import.meta.url));
/** Letters of other scripts are fetched when a page shows one; compressed twins are the server's business. */
const LEFT_OUT = /^\.|\.(map|br|gz)$|^sw\.js$|(cyrillic|greek|vietnamese)[^/]*\.woff2$/;

/** Every file with a digest of its contents. */
function builtFiles(folder: string): { url: string; revision: string }[] {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((found) => found.isFile())
    .map((found) => join(found.parentPath, found.name).slice(folder.length + 1))
    .filter((name) => !LEFT_OUT.test(name));
  return names.sort().map((name) => ({ url: `/${name}`, revision: digest(join(folder, name)) }));
}

const digest = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16);

/** Builds the service worker as one file at the root, with the list of everything else that was built. */
export function serviceWorker(): Plugin {
  let folder = '';
  let written = false;
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    writeBundle() {
      written = true;
    },
    async closeBundle() {
      if (!written) return;
      await build({
        configFile: false,
        logLevel: 'warn',
        publicDir: false,
        define: { BUILT_FILES: JSON.stringify(builtFiles(folder)) },
        build: {
          outDir: folder,
          emptyOutDir: false,
          target: 'es2022',
          copyPublicDir: false,
          modulePreload: false,
          rolldownOptions: { input: entry, output: { format: 'iife', entryFileNames: 'sw.js' } },
        },
      });
    },
  };
}
