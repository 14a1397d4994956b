import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const TESTS = join(import.meta.dirname, '..');
/** Tests of what only several processes have. */
const OF_ITS_OWN = 'second-home';
/** What is about the data folder alone has nothing to say where there is none. */
const EMBEDDED_ONLY = 'embedded';

/** Where the tests of the second home note which routes and channels they met; read by the wall that runs after them. */
export const MET = join(TESTS, '../.engines/met-in-second-home');

const filesIn = (folder) =>
  readdirSync(join(TESTS, folder))
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => join(TESTS, folder, name));

/** The test files that the second home's run reads: its own and those with a mark; all but the data folder's when everything is to run there. */
export function filesOfSecondHome(isFull = process.env.FULL === '1') {
  const isMarked = (file) => readFileSync(file, 'utf8').includes('inBothHomes.');
  const shared = filesIn('').filter((file) => isFull || isMarked(file));
  return [...shared, ...filesIn(OF_ITS_OWN)].filter((file) => !file.includes(`/${EMBEDDED_ONLY}/`)).sort();
}
