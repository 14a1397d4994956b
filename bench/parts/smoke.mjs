import { createHash } from 'node:crypto';
import { foldAll } from './first-start.mjs';
import { openStores, seed, seedSessions } from './seed.mjs';

/**
 * Writes a small town into the folder that is named and folds its views, so that the tests notice when the benchmarks no longer fit the code.
 * Writes how many topics there are, and the id of the member whom a token signs in.
 */
const [folder] = process.argv.slice(2);
await seed(folder, 300);
const [token] = await seedSessions(folder, 1);
const stores = await openStores(folder);
await foldAll(stores, await stores.log.head());
const session = await stores.views.get('sessions', createHash('sha256').update(token).digest('hex'));
process.stdout.write(JSON.stringify({ topics: await stores.views.count('topics', {}), memberId: session?.member_id }));
await stores.close();
