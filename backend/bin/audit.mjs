/** `npm run audit -- verify [<file of published seals>] | accept <place> <reason> | key`: proves that the log is what was recorded, also while the application runs. */
import { build } from './build.mjs';
import { install } from './install.mjs';

install((line) => process.stdout.write(`${line}\n`));
await build((line) => process.stdout.write(`${line}\n`));
await import('../dist/src/audit.js');
