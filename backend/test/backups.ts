import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mongo } from 'mongoose';
import { EventStoreDouble } from './doubles/event-store-double.js';
import { homeOf, nameOfHome } from './home.js';

/** In the order in which an operator copies them. */
const VAULT = ['subject_keys', 'passwords', 'tokens', 'secrets', 'master_check'] as const;

/** Copies a part of a home, whose application is stopped; answers how to put the copy in its place. */
export async function backUp(dataDir: string, what: 'log' | 'vault'): Promise<() => Promise<void>> {
  const { EVENTSTORE_URL, MONGODB_URL } = await homeOf(dataDir);
  if (!EVENTSTORE_URL || !MONGODB_URL) return backUpFile(dataDir, what === 'log' ? 'events.db' : 'vault.db');
  return what === 'log' ? backUpLog(nameOfHome(dataDir)) : backUpVault(MONGODB_URL);
}

/** After a clean stop a file is whole by itself. */
function backUpFile(dataDir: string, name: string): () => Promise<void> {
  const copy = readFileSync(join(dataDir, name));
  return async () => {
    for (const file of readdirSync(dataDir).filter((file) => file.startsWith(name))) rmSync(join(dataDir, file));
    writeFileSync(join(dataDir, name), copy, { mode: 0o600 });
  };
}

async function backUpLog(name: string): Promise<() => Promise<void>> {
  const double = EventStoreDouble.at(process.env.TEST_EVENTSTORE ?? '');
  const { events } = await double.state(name);
  return () => double.rewind(name, events);
}

async function backUpVault(url: string): Promise<() => Promise<void>> {
  const copies = await usingDatabase(url, (db) => Promise.all(VAULT.map((name) => db.collection(name).find({}).toArray())));
  return () =>
    usingDatabase(url, async (db) => {
      for (const [index, name] of VAULT.entries()) {
        await db.collection(name).deleteMany({});
        const copy = copies[index] ?? [];
        if (copy.length > 0) await db.collection(name).insertMany(copy);
      }
    });
}

async function usingDatabase<T>(url: string, use: (db: mongo.Db) => Promise<T>): Promise<T> {
  const client = await mongo.MongoClient.connect(url);
  try {
    return await use(client.db());
  } finally {
    await client.close();
  }
}
