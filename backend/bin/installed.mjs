import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Whether all packages of the lock file are in their places under a root, whoever installed them: npm notes what it has installed last of
 * all. An npm that was interrupted goes on removing for a while, so each package is looked for.
 */
export function isInstalled(root) {
  const note = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(note)) return false;
  const there = packagesOf(note);
  return Object.entries(packagesOf(join(root, 'package-lock.json')))
    .filter(([path]) => path.includes('node_modules/'))
    .every(([path, wanted]) => {
      const found = there[path];
      // What is for another platform is not installed here.
      if (!found) return wanted.optional === true;
      return found.version === wanted.version && found.integrity === wanted.integrity && existsSync(join(root, path, 'package.json'));
    });
}

const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;
