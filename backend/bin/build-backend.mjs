/** Compiles backend/src and backend/contracts into backend/dist, with the schemas of the answers the texts of the public pages and the sample topics; types are checked by `npm run check`. */
import { cpSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transformFile } from '@swc/core';

const backend = fileURLToPath(new URL('../', import.meta.url));
const out = join(backend, 'dist');
const options = {
  configFile: false,
  swcrc: false,
  sourceMaps: true,
  module: { type: 'nodenext' },
  jsc: {
    target: 'es2022',
    keepClassNames: true,
    parser: { syntax: 'typescript', decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
  },
};

function* sourcesIn(folder) {
  for (const entry of readdirSync(join(backend, folder)).sort()) {
    const path = `${folder}/${entry}`;
    if (statSync(join(backend, path)).isDirectory()) yield* sourcesIn(path);
    else if (path.endsWith('.ts') && !/\.(spec|contract|fixture)\.ts$/.test(path)) yield path;
  }
}

rmSync(out, { recursive: true, force: true });
await Promise.all(
  [...sourcesIn('src'), ...sourcesIn('contracts')].map(async (path) => {
    const { code, map } = await transformFile(join(backend, path), options);
    const target = join(out, path.replace(/\.ts$/, '.js'));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, `${code}\n//# sourceMappingURL=${target.split('/').at(-1)}.map\n`);
    writeFileSync(`${target}.map`, map);
  }),
);
cpSync(join(backend, 'contracts/answers.json'), join(out, 'contracts/answers.json'));
for (const texts of ['pages', 'demo']) cpSync(join(backend, texts), join(out, texts), { recursive: true });
