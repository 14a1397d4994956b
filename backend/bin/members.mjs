/** `npm run members -- drop-factors <username> <reason> | sign-out <username>`: helps members who cannot help themselves, also while the application runs. */
import { build } from './build.mjs';
import { install } from './install.mjs';

install((line) => process.stdout.write(`${line}\n`));
await build((line) => process.stdout.write(`${line}\n`));
await import('../dist/src/members.js');
