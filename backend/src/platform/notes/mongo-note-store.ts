import type { Connection, mongo } from 'mongoose';
import { databaseOf, ensureIndex, isDuplicate, reaching, upserting } from '../mongo-connection.js';
import type { NoteStore, StoredNote, StoredShelf } from './note-store.js';

type Kept = { readonly _id: string } & Omit<StoredNote, 'id'>;

const NEWEST: [string, 1 | -1][] = [
  ['at', -1],
  ['_id', -1],
];
/** Removed in one statement. */
const TRIMMED_AT_ONCE = 1_000;

/** Notes in MongoDB. */
export class MongoNoteStore implements NoteStore {
  private constructor(private readonly notes: mongo.Collection<Kept>) {}

  static async open(connection: Connection): Promise<MongoNoteStore> {
    return reached(async () => {
      const notes = databaseOf(connection).collection<Kept>('notes');
      await ensureIndex(notes, { owner: 1, kind: 1, at: -1, _id: -1 });
      return new MongoNoteStore(notes);
    });
  }

  async get(ids: readonly string[]): Promise<readonly StoredNote[]> {
    return reached(async () => (await this.notes.find({ _id: { $in: [...ids] } }).toArray()).map(storedOf));
  }

  async list({ owner, kind }: StoredShelf, limit: number): Promise<readonly StoredNote[]> {
    return reached(async () => (await this.notes.find({ owner, kind }, { sort: NEWEST, limit }).toArray()).map(storedOf));
  }

  async count({ owner, kind }: StoredShelf): Promise<number> {
    return reached(() => this.notes.countDocuments({ owner, kind }));
  }

  async put({ id, ...note }: StoredNote, expected: string | null): Promise<boolean> {
    return reached(async () => (expected === null ? this.add(id, note) : this.replace(id, note, expected)));
  }

  async remove(id: string): Promise<void> {
    await reached(() => this.notes.deleteOne({ _id: id }));
  }

  async trim({ owner, kind }: StoredShelf, keep: number): Promise<string | null> {
    return reached(async () => {
      for (let newest: string | null = null; ; ) {
        const page = { projection: { at: 1 }, sort: NEWEST, skip: keep, limit: TRIMMED_AT_ONCE };
        const found = await this.notes.find({ owner, kind }, page).toArray();
        newest ??= found[0]?.at ?? null;
        if (found.length === 0) return newest;
        await this.notes.deleteMany({ _id: { $in: found.map(({ _id }) => _id) } });
      }
    });
  }

  async removeAll(owner: string): Promise<void> {
    await reached(() => this.notes.deleteMany({ owner }));
  }

  async page(after: string, limit: number): Promise<readonly StoredNote[]> {
    return reached(async () => (await this.notes.find({ _id: { $gt: after } }, { sort: { _id: 1 }, limit }).toArray()).map(storedOf));
  }

  async adopt(notes: readonly StoredNote[]): Promise<void> {
    await reached(async () => {
      for (const { id, ...note } of notes) await upserting(() => this.notes.replaceOne({ _id: id }, note, { upsert: true }));
    });
  }

  private async add(id: string, note: Omit<StoredNote, 'id'>): Promise<boolean> {
    try {
      await this.notes.insertOne({ _id: id, ...note });
      return true;
    } catch (error) {
      if (isDuplicate(error)) return false;
      throw error;
    }
  }

  private async replace(id: string, { version, at, sealed }: Omit<StoredNote, 'id'>, expected: string): Promise<boolean> {
    return (await this.notes.updateOne({ _id: id, version: expected }, { $set: { version, at, sealed } })).matchedCount === 1;
  }
}

const reached = <T>(work: () => Promise<T>): Promise<T> => reaching('the notes', work);

const storedOf = ({ _id, owner, kind, version, at, sealed }: Kept): StoredNote => ({ id: _id, owner, kind, version, at, sealed });
