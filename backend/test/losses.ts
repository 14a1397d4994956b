import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { mongo } from 'mongoose';
import { homeOf } from './home.js';

export type Loss = 'jobs' | 'views' | 'vault';

const COLLECTIONS: Record<Exclude<Loss, 'jobs'>, RegExp> = {
  /** With what tells how far they are. */
  views: /_g\d+$|^projections$|^builds$/,
  vault: /^(subject_keys|passwords|tokens|secrets|master_check)$/,
};

/** Takes a part of a home away, whose application is stopped. Throws when there was nothing to take. */
export async function lose(dataDir: string, what: Loss): Promise<void> {
  const { MONGODB_URL, REDIS_URL } = await homeOf(dataDir);
  if (!MONGODB_URL || !REDIS_URL) {
    const files = readdirSync(dataDir).filter((name) => name.startsWith(`${what}.db`));
    for (const file of files) rmSync(join(dataDir, file));
    return refuseNothing(what, files.length);
  }
  if (what === 'jobs') {
    const redis = new Redis(REDIS_URL);
    await redis.flushdb();
    await redis.quit();
    return;
  }
  const client = await mongo.MongoClient.connect(MONGODB_URL);
  const collections = await client.db().listCollections({}, { nameOnly: true }).toArray();
  const lost = collections.filter(({ name }) => COLLECTIONS[what].test(name));
  for (const { name } of lost) await client.db().dropCollection(name);
  await client.close();
  refuseNothing(what, lost.length);
}

function refuseNothing(what: Loss, count: number): void {
  if (count === 0) throw new Error(`there were no ${what} to lose`);
}
