import { randomUUID } from 'node:crypto';
import { asked } from './asked.mjs';
import { stop } from './children.mjs';
import { inFolder } from './folder.mjs';
import { idOf } from './history.mjs';
import { startMeydan } from './meydan.mjs';
import { openStores, seed, seedSessions } from './seed.mjs';

/** All views of a long history are built at the first start. */
const LONGEST_START_MS = 900_000;
/** The end of the longest of these histories. */
const APPOINTED_AT = '2026-08-20T17:33:20.000Z';

/**
 * Starts Meydan with a history and lets a member of it, who is made an admin, look into the audit: `ask` answers what stands at a path there.
 * `more` brings what the history does not have by itself.
 */
export const asAuditor = ({ facts, more, member }, work) =>
  inFolder(async (folder) => {
    await seed(folder, facts);
    await more(folder);
    await appointAdmin(folder, member);
    const token = (await seedSessions(folder, member + 1)).at(-1);
    const meydan = await startMeydan(folder, {}, LONGEST_START_MS);
    try {
      await meydan.ready();
      const options = { headers: { authorization: `Bearer ${token}` } };
      const ask = async (path) => (await (await asked(`${meydan.url}/api/console/audit/${path}`, options)).json()).data;
      return await work(ask, { url: meydan.url, token });
    } finally {
      await stop(meydan.child);
    }
  });

async function appointAdmin(folder, number) {
  const stores = await openStores(folder);
  const memberId = idOf('member', number);
  const id = randomUUID();
  const granted = { type: 'RoleGranted', data: { memberId, role: 'admin' }, id, at: APPOINTED_AT, schema: 1 };
  const origin = { actor: { id: 'system', role: 'system' }, correlationId: id, causationId: null };
  await stores.log.append(`account-${memberId}`, 1, [await stores.reader.seal({ ...granted, ...origin })]);
  await stores.close();
}
