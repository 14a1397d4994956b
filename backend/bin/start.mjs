/** `npm start`: installs what is missing, builds what changed and runs everything in this one process. */
import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { build } from './build.mjs';
import { install } from './install.mjs';

const say = (line) => process.stdout.write(`${line}\n`);

say('Meydan is starting');
install(say);
try {
  await build(say);
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
const dataDir = resolve(process.env.DATA_DIR || './data');
const isEmpty = !existsSync(dataDir) || readdirSync(dataDir).length === 0;
if (!process.env.DEMO && isEmpty) process.env.DEMO = '1';
await import('../dist/src/main.js');
