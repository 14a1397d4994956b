import { foldAll } from './first-start.mjs';
import { openStores, seed } from './seed.mjs';

/** Writes a small town into the folder that is named and folds its views, so that the tests notice when the benchmarks no longer fit the code. Writes how many topics there are. */
const [folder] = process.argv.slice(2);
const head = await seed(folder, 300);
const stores = await openStores(folder);
await foldAll(stores, head);
process.stdout.write(String(await stores.views.count('topics', {})));
await stores.close();
