import { randomBytes } from 'node:crypto';
import { type Algorithm, hash, verify } from '@node-rs/argon2';
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import { LRUCache } from 'lru-cache';
import type { Credentials, OneTimeToken, OneTimeTokens, Vault } from '../../kernel/vault.js';
import { WrongSetting } from '../settings/settings.js';
import { decrypt, digest, encrypt, sha256 } from './cipher.js';

/*
 * vault.db: what must never stand in the log.
 *
 *   subject_keys  one AES-256 key for each data subject, wrapped with the master key; destroying the row is what erases the person.
 *                 `wrapped` is NULL from then on, so that the subject gets no second key.
 *   passwords     Argon2id hashes
 *   tokens        one-time tokens by the SHA-256 of the token
 *   master_check  a text sealed with the master key, so that a wrong key is refused before it seals anything
 *
 * secure_delete overwrites what is removed; synchronous=FULL, because an event may be sealed with a key as soon as it is made.
 */
const SCHEMA = `
  CREATE TABLE IF NOT EXISTS subject_keys (subject TEXT PRIMARY KEY, wrapped BLOB) STRICT;
  CREATE TABLE IF NOT EXISTS passwords (member TEXT PRIMARY KEY, hash TEXT NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS tokens (digest TEXT PRIMARY KEY, purpose TEXT NOT NULL, member TEXT NOT NULL, expires_at TEXT NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS master_check (sealed BLOB NOT NULL) STRICT;
  CREATE INDEX IF NOT EXISTS tokens_by_member ON tokens (member, purpose);`;

/** OWASP's Argon2id profile for servers: 19 MiB, 2 passes. The number is Algorithm.Argon2id, which is a const enum and so cannot be imported under isolatedModules. */
const ARGON = { algorithm: 2 as Algorithm, memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Verified when there is no such member, so that the answer takes as long. */
const NOBODY = '$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHRzb21lc2FsdA$6sVvGR8nYdM9mRkFmYwM0V3v3l2e6O0u2O6m0d4m1Ho';
const CACHED_KEYS = 10_000;
const CHECK = 'meydan-vault';

/** Keys, credentials and tokens in one SQLite file beside the log. */
export class SqliteVault implements Vault, Credentials, OneTimeTokens {
  private readonly db: DatabaseSyncInstance;
  private readonly keys = new LRUCache<string, Buffer>({ max: CACHED_KEYS });

  constructor(
    path: string,
    private readonly master: Buffer,
  ) {
    this.db = new DatabaseSync(path);
    this.db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON; PRAGMA busy_timeout = 5000');
    this.db.exec(SCHEMA);
    this.refuseWrongMaster(path);
  }

  async seal(subject: string, plain: string): Promise<string> {
    const key = this.key(subject) ?? this.newKey(subject);
    return encrypt(key, Buffer.from(plain), subject).toString('base64');
  }

  async open(subject: string, sealed: string): Promise<string | null> {
    const key = this.key(subject);
    return key ? decrypt(key, Buffer.from(sealed, 'base64'), subject).toString() : null;
  }

  async forget(subject: string): Promise<void> {
    this.keys.delete(subject);
    this.db.prepare('INSERT INTO subject_keys VALUES (?, NULL) ON CONFLICT (subject) DO UPDATE SET wrapped = NULL').run(subject);
    // The write-ahead log would keep the old page, and the key on it, for a while.
    this.db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  }

  blind(purpose: string, text: string): string {
    return digest(this.master, `${purpose}\0${text}`);
  }

  async set(memberId: string, password: string): Promise<void> {
    const hashed = await hash(password, ARGON);
    this.db.prepare('INSERT INTO passwords VALUES (?, ?) ON CONFLICT (member) DO UPDATE SET hash = excluded.hash').run(memberId, hashed);
  }

  async verify(memberId: string | null, password: string): Promise<boolean> {
    const row = memberId ? (this.db.prepare('SELECT hash FROM passwords WHERE member = ?').get(memberId) as { hash: string } | undefined) : undefined;
    const right = await verify(row?.hash ?? NOBODY, password);
    return right && row !== undefined;
  }

  async put(token: string, { purpose, memberId, expiresAt }: OneTimeToken): Promise<void> {
    this.db.prepare('INSERT OR REPLACE INTO tokens VALUES (?, ?, ?, ?)').run(sha256(token), purpose, memberId, expiresAt);
  }

  async find(token: string, purpose: string, now: string): Promise<OneTimeToken | null> {
    const row = this.db.prepare('SELECT member, expires_at FROM tokens WHERE digest = ? AND purpose = ?').get(sha256(token), purpose) as
      | { member: string; expires_at: string }
      | undefined;
    return row && row.expires_at > now ? { purpose, memberId: row.member, expiresAt: row.expires_at } : null;
  }

  async spend(memberId: string, purpose: string): Promise<void> {
    this.db.prepare('DELETE FROM tokens WHERE member = ? AND purpose = ?').run(memberId, purpose);
  }

  close(): void {
    this.db.close();
  }

  private refuseWrongMaster(path: string): void {
    const row = this.db.prepare('SELECT sealed FROM master_check').get() as { sealed: Uint8Array } | undefined;
    if (!row) {
      this.db.prepare('INSERT INTO master_check VALUES (?)').run(encrypt(this.master, Buffer.from(CHECK), CHECK));
      return;
    }
    try {
      decrypt(this.master, Buffer.from(row.sealed), CHECK);
    } catch {
      this.db.close();
      throw new WrongSetting(`Ana anahtar bu kasanın anahtarı değil: ${path}. MASTER_KEY ayarını ya da master.key dosyasını kontrol edin.`);
    }
  }

  private key(subject: string): Buffer | null {
    const cached = this.keys.get(subject);
    if (cached) return cached;
    const row = this.db.prepare('SELECT wrapped FROM subject_keys WHERE subject = ?').get(subject) as { wrapped: Uint8Array | null } | undefined;
    if (!row?.wrapped) return null;
    const key = decrypt(this.master, Buffer.from(row.wrapped), subject);
    this.keys.set(subject, key);
    return key;
  }

  private newKey(subject: string): Buffer {
    const key = randomBytes(32);
    // A forgotten subject keeps its empty row: sealing for it again must fail, not bring it back.
    this.db.prepare('INSERT INTO subject_keys VALUES (?, ?)').run(subject, encrypt(this.master, key, subject));
    this.keys.set(subject, key);
    return key;
  }
}
