/** `npm run audit -- verify [<file of published seals>] | accept <place> <reason> | key | report <year>`: proves that the log is what was recorded and counts a year, also while the application runs. */
import { build } from './build.mjs';
import { install } from './install.mjs';

install((line) => process.stdout.write(`${line}\n`));
await build((line) => process.stdout.write(`${line}\n`));
await import('../dist/src/audit.js');
