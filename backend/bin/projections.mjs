/** `npm run projections -- list | rebuild <name>`: rebuilds views beside the live ones, also while the application runs. */

import { build } from './build.mjs';
import { install } from './install.mjs';

install((line) => process.stdout.write(`${line}\n`));
await build((line) => process.stdout.write(`${line}\n`));
await import('../dist/src/projections.js');
