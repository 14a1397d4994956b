import type { Connection, mongo } from 'mongoose';
import { databaseOf, isDuplicate, reaching } from '../mongo-connection.js';
import { isSame, type Link, type Links } from './links.js';

type Kept = { readonly _id: number; readonly position: number; readonly hash: string };

const WHAT = 'the links of the chain';
const linkOf = ({ _id: place, position, hash }: Kept): Link => ({ place, position, hash });

/** The links in MongoDB. */
export class MongoLinks implements Links {
  private constructor(private readonly links: mongo.Collection<Kept>) {}

  static async open(connection: Connection): Promise<MongoLinks> {
    return new MongoLinks(databaseOf(connection).collection<Kept>('chain'));
  }

  async last(): Promise<Link | null> {
    const [last] = await reaching(WHAT, () => this.links.find({}, { sort: { _id: -1 }, limit: 1 }).toArray());
    return last ? linkOf(last) : null;
  }

  async read(from: number, limit: number): Promise<readonly Link[]> {
    if (limit < 1) return [];
    const found = await reaching(WHAT, () => this.links.find({ _id: { $gte: from } }, { sort: { _id: 1 }, limit }).toArray());
    return found.map(linkOf);
  }

  async append(after: Link | null, links: readonly Link[]): Promise<boolean> {
    if (!isSame(await this.last(), after)) return false;
    if (links.length === 0) return true;
    const kept = links.map(({ place, ...link }) => ({ _id: place, ...link }));
    try {
      await reaching(WHAT, () => this.links.insertMany(kept, { ordered: true }));
      return true;
    } catch (error) {
      // Another process came first. What it kept follows from the same log, and so does what was kept of these.
      if (isDuplicate(error)) return false;
      throw error;
    }
  }

  async cut(place: number): Promise<void> {
    await reaching(WHAT, () => this.links.deleteMany({ _id: { $gte: place } }));
  }
}
