import type { Connection, mongo } from 'mongoose';
import { BEGINNING, type Checkpoint } from '../../kernel/event-log.js';
import type { OneTimeToken } from '../../kernel/vault.js';
import { databaseOf, ensureIndex, isDuplicate, reaching, upserting } from '../mongo-connection.js';
import { KeyVault } from './key-vault.js';
import type { VaultEntry, VaultStore } from './vault-store.js';

/*
 *   subject_keys  as in vault.db: `wrapped` is null once the key was destroyed, so that the subject gets no second one
 *                 Beside the keys, under COMPARED, up to where they were last compared with the log: whoever puts keys back puts that back
 *   passwords, tokens, secrets, master_check  likewise
 *
 * A majority has every write before anything is sealed with it. Destroyed keys live on in the oplog and in backups of the database until
 * those are gone, wrapped with the master key.
 */
type Kept<Content> = { readonly _id: string } & Content;
const CHECK_ID = 'master';
/** No subject is called so. */
const COMPARED = '#compared';
/** For how long a key may still be used here after another process has destroyed it. */
const CACHED_MS = 30_000;

/** Keys, credentials, tokens and secrets in MongoDB. */
export class MongoVault extends KeyVault {
  /** Throws WrongSetting when what is kept was wrapped with another master key. */
  static async open(connection: Connection, master: Buffer, cachedMs = CACHED_MS): Promise<MongoVault> {
    const store = new MongoVaultStore(databaseOf(connection));
    KeyVault.refuseWrong(master, await store.open(KeyVault.check(master)), 'MongoDB');
    return new MongoVault(store, master, cachedMs);
  }
}

class MongoVaultStore implements VaultStore {
  private readonly keys: mongo.Collection<Kept<{ wrapped: mongo.Binary | null }>>;
  private readonly passwords: mongo.Collection<Kept<{ hash: string }>>;
  private readonly tokens: mongo.Collection<Kept<OneTimeToken>>;
  private readonly secrets: mongo.Collection<Kept<{ sealed: string }>>;

  constructor(private readonly db: mongo.Db) {
    this.keys = db.collection('subject_keys');
    this.passwords = db.collection('passwords');
    this.tokens = db.collection('tokens');
    this.secrets = db.collection('secrets');
  }

  /** The check text that is kept: this one when there is none yet. */
  async open(sealed: Buffer): Promise<Buffer> {
    return this.reaching(async () => {
      await ensureIndex(this.tokens, { memberId: 1, purpose: 1 });
      await ensureIndex(this.tokens, { expiresAt: 1 });
      const checks = this.db.collection<Kept<{ sealed: mongo.Binary | Buffer }>>('master_check');
      await firstOnly(checks.insertOne({ _id: CHECK_ID, sealed }));
      const kept = await checks.findOne({ _id: CHECK_ID });
      return kept ? bytesOf(kept.sealed) : sealed;
    });
  }

  async key(subject: string): Promise<Buffer | null | undefined> {
    return this.reaching(async () => {
      const kept = await this.keys.findOne({ _id: subject });
      return kept ? kept.wrapped && bytesOf(kept.wrapped) : undefined;
    });
  }

  async addKey(subject: string, wrapped: Buffer): Promise<Buffer | null> {
    return this.reaching(async () => {
      await firstOnly(this.db.collection<Kept<{ wrapped: Buffer }>>('subject_keys').insertOne({ _id: subject, wrapped }));
      return (await this.key(subject)) ?? null;
    });
  }

  async swapKey(subject: string, was: Buffer, wrapped: Buffer): Promise<boolean> {
    return this.reaching(async () => {
      const keys = this.db.collection<Kept<{ wrapped: Buffer }>>('subject_keys');
      return (await keys.updateOne({ _id: subject, wrapped: was }, { $set: { wrapped } })).modifiedCount > 0;
    });
  }

  async destroyKey(subject: string): Promise<void> {
    await this.reaching(() => upserting(() => this.keys.updateOne({ _id: subject }, { $set: { wrapped: null } }, { upsert: true })));
  }

  async password(memberId: string): Promise<string | null> {
    return this.reaching(async () => (await this.passwords.findOne({ _id: memberId }))?.hash ?? null);
  }

  async setPassword(memberId: string, hash: string): Promise<void> {
    await this.reaching(() => upserting(() => this.passwords.replaceOne({ _id: memberId }, { hash }, { upsert: true })));
  }

  async dropPassword(memberId: string): Promise<void> {
    await this.reaching(() => this.passwords.deleteOne({ _id: memberId }));
  }

  async token(digest: string): Promise<OneTimeToken | null> {
    return this.reaching(() => this.tokens.findOne({ _id: digest }, { projection: { _id: 0 } }));
  }

  async putToken(digest: string, { purpose, memberId, expiresAt }: OneTimeToken): Promise<void> {
    await this.reaching(() => upserting(() => this.tokens.replaceOne({ _id: digest }, { purpose, memberId, expiresAt }, { upsert: true })));
  }

  async dropTokens(memberId: string, purpose: string): Promise<void> {
    await this.reaching(() => this.tokens.deleteMany({ memberId, purpose }));
  }

  async dropAllTokens(memberId: string, kept: readonly string[]): Promise<void> {
    await this.reaching(() => this.tokens.deleteMany({ memberId, purpose: { $nin: [...kept] } }));
  }

  async purgeTokens(now: string): Promise<void> {
    await this.reaching(() => this.tokens.deleteMany({ expiresAt: { $lte: now } }));
  }

  async secret(id: string): Promise<string | null> {
    return this.reaching(async () => (await this.secrets.findOne({ _id: id }))?.sealed ?? null);
  }

  async putSecret(id: string, sealed: string): Promise<void> {
    await this.reaching(() => upserting(() => this.secrets.replaceOne({ _id: id }, { sealed }, { upsert: true })));
  }

  async dropSecret(id: string): Promise<void> {
    await this.reaching(() => this.secrets.deleteOne({ _id: id }));
  }

  async compared(): Promise<Checkpoint> {
    return this.reaching(async () => {
      const kept = await this.comparisons.findOne({ _id: COMPARED }, { projection: { _id: 0 } });
      // An export by a version that knows nothing of it takes it for a key.
      return typeof kept?.position === 'number' ? { position: kept.position, anchor: kept.anchor ?? null } : BEGINNING;
    });
  }

  async setCompared({ position, anchor }: Checkpoint): Promise<void> {
    await this.reaching(() => upserting(() => this.comparisons.replaceOne({ _id: COMPARED }, { position, anchor }, { upsert: true })));
  }

  async entries(kind: VaultEntry['kind'], after: string, limit: number): Promise<readonly VaultEntry[]> {
    return this.reaching(async () => {
      const options = { sort: [['_id', 1]] as [string, 1][], limit };
      const behind = { _id: { $gt: after } };
      switch (kind) {
        case 'key':
          return (await this.keys.find({ _id: { $gt: after, $ne: COMPARED } }, options).toArray()).map(({ _id, wrapped }) => ({
            kind,
            id: _id,
            wrapped: wrapped && bytesOf(wrapped),
          }));
        case 'password':
          return (await this.passwords.find(behind, options).toArray()).map(({ _id, hash }) => ({ kind, id: _id, hash }));
        case 'token':
          return (await this.tokens.find(behind, options).toArray()).map(({ _id, ...token }) => ({ kind, id: _id, token }));
        case 'secret':
          return (await this.secrets.find(behind, options).toArray()).map(({ _id, sealed }) => ({ kind, id: _id, sealed }));
      }
    });
  }

  private get comparisons(): mongo.Collection<Kept<Checkpoint>> {
    return this.db.collection('subject_keys');
  }

  private reaching<T>(work: () => Promise<T>): Promise<T> {
    return reaching('the vault', work);
  }
}

/** Whoever comes second leaves what is there. */
async function firstOnly(insert: Promise<unknown>): Promise<void> {
  try {
    await insert;
  } catch (error) {
    if (!isDuplicate(error)) throw error;
  }
}

const bytesOf = (kept: mongo.Binary | Buffer): Buffer => Buffer.from(Buffer.isBuffer(kept) ? kept : kept.value());
