/** What is built, from what, by what. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));
const bin = (name) => join(root, 'node_modules/.bin', name);

export const parts = [
  {
    name: 'backend',
    label: 'server',
    sources: ['backend/src', 'backend/contracts', 'backend/pages', 'backend/demo', 'backend/bin/build-backend.mjs'],
    command: [process.execPath, join(root, 'backend/bin/build-backend.mjs')],
  },
  {
    name: 'frontend',
    label: 'member app',
    sources: ['frontend/src', 'frontend/build', 'frontend/public', 'frontend/index.html', 'frontend/vite.config.ts', 'backend/contracts', 'package-lock.json'],
    command: [bin('vite'), 'build', '--logLevel', 'warn'],
  },
  {
    name: 'admin',
    label: 'console',
    sources: [
      'admin/src',
      'frontend/build/firstLoad.ts',
      'admin/public',
      'admin/index.html',
      'admin/vite.config.ts',
      'frontend/src/design',
      'backend/contracts',
      'package-lock.json',
    ],
    command: [bin('vite'), 'build', '--logLevel', 'warn'],
  },
];

/** A digest of the contents of files and folders; what does not exist is left out. */
export function digestOf(paths) {
  const hash = createHash('sha256');
  for (const path of paths) add(hash, join(root, path), path);
  return hash.digest('hex');
}

function add(hash, path, name) {
  if (!existsSync(path)) return;
  if (statSync(path).isDirectory()) {
    for (const entry of readdirSync(path).sort()) add(hash, join(path, entry), `${name}/${entry}`);
  } else {
    hash.update(`${name}\0`).update(readFileSync(path));
  }
}
