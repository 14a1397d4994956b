import type { Connection, mongo } from 'mongoose';
import { databaseOf, ensureIndex, reaching, upserting } from '../mongo-connection.js';
import type { Parked, ParkedEntry, ParkedEvents } from './parking.js';

type Kept = { readonly _id: string } & ParkedEntry;

/** Parked events in MongoDB. */
export class MongoParkedEvents implements ParkedEvents {
  private constructor(private readonly parked: mongo.Collection<Kept>) {}

  static async open(connection: Connection): Promise<MongoParkedEvents> {
    return reaching('the parked events', async () => {
      const parked = databaseOf(connection).collection<Kept>('parked');
      await ensureIndex(parked, { position: -1, follower: 1 });
      return new MongoParkedEvents(parked);
    });
  }

  async park({ follower, position, eventId, type, error }: Parked): Promise<void> {
    const entry = { follower, position, eventId, type, error: String(error) };
    const _id = JSON.stringify([follower, position]);
    await reaching('the parked events', () => upserting(() => this.parked.replaceOne({ _id }, entry, { upsert: true })));
  }

  async list(limit: number): Promise<readonly ParkedEntry[]> {
    // To MongoDB a limit of 0 is no limit.
    if (limit < 1) return [];
    const order: [string, 1 | -1][] = [
      ['position', -1],
      ['follower', 1],
    ];
    return reaching('the parked events', () => this.parked.find({}, { projection: { _id: 0 }, sort: order, limit }).toArray());
  }

  async count(): Promise<number> {
    return reaching('the parked events', () => this.parked.countDocuments({}));
  }
}
