import { BEGINNING, type Checkpoint } from '../../kernel/event-log.js';
import type { OneTimeToken } from '../../kernel/vault.js';
import { SqliteFile } from '../sqlite/sqlite-file.js';
import { KeyVault } from './key-vault.js';
import type { VaultEntry, VaultStore } from './vault-store.js';

/*
 * vault.db: what must never stand in the log.
 *
 *   subject_keys  one AES-256 key for each data subject, wrapped with the master key; destroying the row is what erases the person.
 *                 `wrapped` is NULL from then on, so that the subject gets no second key. A subject that ends in # has a tree of keys (KeyTree).
 *   passwords     Argon2id hashes
 *   tokens        one-time tokens by the SHA-256 of the token
 *   secrets       what second factors are checked against, by `member/name`, sealed with the member's key
 *   compared      one row: up to where the keys were last compared with the log, and as JSON the event that stands there
 *   master_check  a text sealed with the master key, so that a wrong key is refused before it seals anything
 *
 * synchronous=FULL, because an event may be sealed with a key as soon as it is made.
 */
const SCHEMA = `
  CREATE TABLE IF NOT EXISTS subject_keys (subject TEXT PRIMARY KEY, wrapped BLOB) STRICT;
  CREATE TABLE IF NOT EXISTS passwords (member TEXT PRIMARY KEY, hash TEXT NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS tokens (digest TEXT PRIMARY KEY, purpose TEXT NOT NULL, member TEXT NOT NULL, expires_at TEXT NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS secrets (id TEXT PRIMARY KEY, sealed TEXT NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS compared (position INTEGER NOT NULL, anchor TEXT) STRICT;
  CREATE TABLE IF NOT EXISTS master_check (sealed BLOB NOT NULL) STRICT;
  CREATE INDEX IF NOT EXISTS tokens_by_member ON tokens (member, purpose);`;

const TOKEN = 'purpose, member AS memberId, expires_at AS expiresAt';

/** Keys, credentials, tokens and secrets in one SQLite file beside the log. */
export class SqliteVault extends KeyVault {
  private readonly file: SqliteVaultStore;

  constructor(path: string, master: Buffer) {
    const file = new SqliteVaultStore(path, master);
    super(file, master);
    this.file = file;
  }

  close(): void {
    this.file.close();
  }
}

class SqliteVaultStore implements VaultStore {
  private readonly db: SqliteFile;

  constructor(path: string, master: Buffer) {
    this.db = SqliteFile.open(path, { synchronous: 'FULL' }, SCHEMA);
    this.refuseWrongMaster(path, master);
  }

  async key(subject: string): Promise<Buffer | null | undefined> {
    return this.wrapped(subject);
  }

  async addKey(subject: string, wrapped: Buffer): Promise<Buffer | null> {
    this.db.prepare('INSERT OR IGNORE INTO subject_keys VALUES (?, ?)').run(subject, wrapped);
    return this.wrapped(subject) ?? null;
  }

  async swapKey(subject: string, was: Buffer, wrapped: Buffer): Promise<boolean> {
    const { changes } = this.db.prepare('UPDATE subject_keys SET wrapped = ? WHERE subject = ? AND wrapped = ?').run(wrapped, subject, was);
    this.db.emptyLog();
    return Number(changes) > 0;
  }

  async destroyKey(subject: string): Promise<void> {
    this.db.prepare('INSERT INTO subject_keys VALUES (?, NULL) ON CONFLICT (subject) DO UPDATE SET wrapped = NULL').run(subject);
    // The write-ahead log would keep the old page, and the key on it, for a while.
    this.db.emptyLog();
  }

  async password(memberId: string): Promise<string | null> {
    return (this.db.prepare('SELECT hash FROM passwords WHERE member = ?').get(memberId) as { hash: string } | undefined)?.hash ?? null;
  }

  async setPassword(memberId: string, hash: string): Promise<void> {
    this.db.prepare('INSERT INTO passwords VALUES (?, ?) ON CONFLICT (member) DO UPDATE SET hash = excluded.hash').run(memberId, hash);
  }

  async dropPassword(memberId: string): Promise<void> {
    this.db.prepare('DELETE FROM passwords WHERE member = ?').run(memberId);
  }

  async token(digest: string): Promise<OneTimeToken | null> {
    const row = this.db.prepare(`SELECT ${TOKEN} FROM tokens WHERE digest = ?`).get(digest) as OneTimeToken | undefined;
    return row ? tokenOf(row) : null;
  }

  async putToken(digest: string, { purpose, memberId, expiresAt }: OneTimeToken): Promise<void> {
    this.db.prepare('INSERT OR REPLACE INTO tokens VALUES (?, ?, ?, ?)').run(digest, purpose, memberId, expiresAt);
  }

  async dropTokens(memberId: string, purpose: string): Promise<void> {
    this.db.prepare('DELETE FROM tokens WHERE member = ? AND purpose = ?').run(memberId, purpose);
  }

  async dropAllTokens(memberId: string, kept: readonly string[]): Promise<void> {
    const statement = 'DELETE FROM tokens WHERE member = ? AND purpose NOT IN (SELECT value FROM json_each(?))';
    this.db.prepare(statement).run(memberId, JSON.stringify(kept));
  }

  async purgeTokens(now: string): Promise<void> {
    this.db.prepare('DELETE FROM tokens WHERE expires_at <= ?').run(now);
  }

  async secret(id: string): Promise<string | null> {
    return (this.db.prepare('SELECT sealed FROM secrets WHERE id = ?').get(id) as { sealed: string } | undefined)?.sealed ?? null;
  }

  async putSecret(id: string, sealed: string): Promise<void> {
    this.db.prepare('INSERT INTO secrets VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET sealed = excluded.sealed').run(id, sealed);
  }

  async dropSecret(id: string): Promise<void> {
    this.db.prepare('DELETE FROM secrets WHERE id = ?').run(id);
  }

  async compared(): Promise<Checkpoint> {
    const row = this.db.prepare('SELECT position, anchor FROM compared').get() as { position: number; anchor: string | null } | undefined;
    return row ? { position: row.position, anchor: row.anchor === null ? null : JSON.parse(row.anchor) } : BEGINNING;
  }

  async setCompared({ position, anchor }: Checkpoint): Promise<void> {
    this.db.transaction(() => {
      this.db.exec('DELETE FROM compared');
      this.db.prepare('INSERT INTO compared VALUES (?, ?)').run(position, anchor && JSON.stringify(anchor));
    });
  }

  async entries(kind: VaultEntry['kind'], after: string, limit: number): Promise<readonly VaultEntry[]> {
    const page = <Row>(columns: string, table: string, id: string) =>
      this.db.prepare(`SELECT ${id} AS id, ${columns} FROM ${table} WHERE ${id} > ? ORDER BY ${id} LIMIT ?`).all(after, limit) as (Row & { id: string })[];
    switch (kind) {
      case 'key':
        return page<{ wrapped: Uint8Array | null }>('wrapped', 'subject_keys', 'subject').map(({ id, wrapped }) => ({
          kind,
          id,
          wrapped: wrapped && Buffer.from(wrapped),
        }));
      case 'password':
        return page<{ hash: string }>('hash', 'passwords', 'member').map(({ id, hash }) => ({ kind, id, hash }));
      case 'token':
        return page<OneTimeToken>(TOKEN, 'tokens', 'digest').map(({ id, ...token }) => ({ kind, id, token }));
      case 'secret':
        return page<{ sealed: string }>('sealed', 'secrets', 'id').map(({ id, sealed }) => ({ kind, id, sealed }));
    }
  }

  close(): void {
    this.db.close();
  }

  private wrapped(subject: string): Buffer | null | undefined {
    const row = this.db.prepare('SELECT wrapped FROM subject_keys WHERE subject = ?').get(subject) as { wrapped: Uint8Array | null } | undefined;
    return row && (row.wrapped ? Buffer.from(row.wrapped) : null);
  }

  private refuseWrongMaster(path: string, master: Buffer): void {
    const row = this.db.prepare('SELECT sealed FROM master_check').get() as { sealed: Uint8Array } | undefined;
    if (!row) {
      this.db.prepare('INSERT INTO master_check VALUES (?)').run(KeyVault.check(master));
      return;
    }
    try {
      KeyVault.refuseWrong(master, Buffer.from(row.sealed), path);
    } catch (error) {
      this.db.close();
      throw error;
    }
  }
}

const tokenOf = ({ purpose, memberId, expiresAt }: OneTimeToken): OneTimeToken => ({ purpose, memberId, expiresAt });
