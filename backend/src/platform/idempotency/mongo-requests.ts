import type { Connection, mongo } from 'mongoose';
import { databaseOf, ensureIndex, reaching, upserting } from '../mongo-connection.js';
import { KEPT_MS, type KeptRequest, Requests } from './requests.js';

/** Without an `answer` until there is one. */
type Kept = { readonly _id: string; readonly owner: string } & Omit<KeptRequest, 'answer'> & Partial<Pick<KeptRequest, 'answer'>>;

const PURGE_EVERY_MS = 60_000;

/** Requests in MongoDB. */
export class MongoRequests extends Requests {
  private purgedAt = Number.NEGATIVE_INFINITY;

  private constructor(private readonly requests: mongo.Collection<Kept>) {
    super();
  }

  static async open(connection: Connection): Promise<MongoRequests> {
    return reaching('the requests', async () => {
      const requests = databaseOf(connection).collection<Kept>('requests');
      await ensureIndex(requests, { startedAt: 1 });
      await ensureIndex(requests, { owner: 1, startedAt: 1 });
      return new MongoRequests(requests);
    });
  }

  protected async note(owner: string, key: string, digest: string, now: number): Promise<KeptRequest> {
    return reaching('the requests', async () => {
      await this.purgeAtTimes(now);
      const id = idOf(owner, key);
      const known = await this.noteOnce(owner, id, digest, now);
      if (known.startedAt >= now - KEPT_MS) return known;
      await this.requests.deleteOne({ _id: id, startedAt: known.startedAt });
      return this.noteOnce(owner, id, digest, now);
    });
  }

  async answered(owner: string, key: string, status: number, body: string): Promise<void> {
    await reaching('the requests', () => this.requests.updateOne({ _id: idOf(owner, key) }, { $set: { answer: { status, body } } }));
  }

  async forget(owner: string, key: string): Promise<void> {
    await reaching('the requests', () => this.requests.deleteOne({ _id: idOf(owner, key), answer: { $exists: false } }));
  }

  protected async keepNewest(owner: string, count: number): Promise<void> {
    await reaching('the requests', async () => {
      const older = await this.requests.find({ owner }, { projection: { _id: 1 }, sort: { startedAt: -1, _id: -1 }, skip: count }).toArray();
      if (older.length > 0) await this.requests.deleteMany({ _id: { $in: older.map(({ _id }) => _id) } });
    });
  }

  private async noteOnce(owner: string, id: string, digest: string, startedAt: number): Promise<KeptRequest> {
    const first = { digest, startedAt };
    const known = await upserting(() =>
      this.requests.findOneAndUpdate({ _id: id }, { $setOnInsert: { ...first, owner } }, { upsert: true, returnDocument: 'after' }),
    );
    return { ...first, ...(known && { digest: known.digest, startedAt: known.startedAt }), answer: known?.answer ?? null };
  }

  private async purgeAtTimes(now: number): Promise<void> {
    if (now - this.purgedAt < PURGE_EVERY_MS) return;
    this.purgedAt = now;
    await this.requests.deleteMany({ startedAt: { $lt: now - KEPT_MS } });
  }
}

const idOf = (owner: string, key: string): string => JSON.stringify([owner, key]);
