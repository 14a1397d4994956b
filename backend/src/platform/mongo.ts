import { MongoLinks } from './chain/mongo-links.js';
import { MongoRequests } from './idempotency/mongo-requests.js';
import { MongoLeases } from './leases/mongo-leases.js';
import { connect } from './mongo-connection.js';
import { MongoNoteStore } from './notes/mongo-note-store.js';
import { MongoParkedEvents } from './parking/mongo-parked-events.js';
import type { Failed } from './stack.js';
import { MongoVault } from './vault/mongo-vault.js';
import { MongoViews } from './views/mongo-views.js';

export interface MongoOptions {
  readonly masterKey: Buffer;
  readonly owners: Parameters<typeof MongoViews.open>[1];
  readonly failed: Failed;
}

/** Opens all that is kept in MongoDB over one connection. Rejects with MongoUnreachable when no server answers. */
export async function openMongo(url: string, { masterKey, owners, failed }: MongoOptions) {
  const connection = await connect(url);
  try {
    const ports = {
      views: await MongoViews.open(connection, owners),
      vault: await MongoVault.open(connection, masterKey),
      noteStore: await MongoNoteStore.open(connection),
      requests: await MongoRequests.open(connection),
      links: await MongoLinks.open(connection),
      parked: await MongoParkedEvents.open(connection),
      leases: new MongoLeases(connection, { failed }),
      // What MongoDB and its journal keep of earlier documents is the engine's, and goes as it writes over it.
      traces: { clear: () => Promise.resolve() },
    };
    const close = async () => {
      await ports.leases.close();
      await connection.close();
    };
    return { ports, close };
  } catch (error) {
    await connection.close();
    throw error;
  }
}
