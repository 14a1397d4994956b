/** `npm run push-keys`: prints the keys with which an installation names itself to the servers of browsers. */
import { build } from './build.mjs';
import { install } from './install.mjs';

// What is printed beside the keys stands apart from them: they are often written into a file.
install((line) => process.stderr.write(`${line}\n`));
await build((line) => process.stderr.write(`${line}\n`));
await import('../dist/src/push-keys.js');
