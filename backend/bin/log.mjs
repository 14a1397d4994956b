/** `npm run log -- export | import | verify <folder>`: moves events, vault and uploaded files between homes. */
import { build } from './build.mjs';
import { install } from './install.mjs';

install((line) => process.stdout.write(`${line}\n`));
await build((line) => process.stdout.write(`${line}\n`));
await import('../dist/src/log.js');
