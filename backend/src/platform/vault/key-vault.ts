import { randomBytes } from 'node:crypto';
import { type Algorithm, hash, verify } from '@node-rs/argon2';
import { LRUCache } from 'lru-cache';
import type { Checkpoint } from '../../kernel/event-log.js';
import { type Credentials, type OneTimeToken, type OneTimeTokens, placeOfKey, type Secrets, SubjectForgotten, type Vault } from '../../kernel/vault.js';
import { WrongSetting } from '../settings/readings.js';
import { decrypt, digest, encrypt, newSecret, sha256 } from './cipher.js';
import { KeyTree } from './key-tree.js';
import { ENTRY_KINDS, type VaultCursor, type VaultEntry, type VaultStore } from './vault-store.js';

/** OWASP's Argon2id profile for servers: 19 MiB, 2 passes. The number is Algorithm.Argon2id, which is a const enum and so cannot be imported under isolatedModules. */
const ARGON = { algorithm: 2 as Algorithm, memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Verified when there is no such member, so that the answer takes as long. */
const NOBODY = '$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHRzb21lc2FsdA$6sVvGR8nYdM9mRkFmYwM0V3v3l2e6O0u2O6m0d4m1Ho';
const CACHED_KEYS = 10_000;
const CACHED_LEAVES = 2_000;
const CHECK = 'meydan-vault';

type KeyState = 'kept' | 'destroyed' | 'none';

/** Keys, credentials, tokens and secrets over any store. Only here is anything wrapped or unwrapped. */
export class KeyVault implements Vault, Credentials, OneTimeTokens, Secrets {
  private readonly keys: LRUCache<string, Buffer>;
  /** Rows that had no tree yet, for those who ask for version after version of what was written before there were trees. */
  private readonly treeless: LRUCache<string, true>;
  /** A key at the end of its way costs a dozen digests, and a text that was just written is opened several times. It counts only with the tree that it was made from. */
  private readonly leaves: LRUCache<string, { readonly tree: KeyTree; readonly key: Buffer }>;
  private forgotten = 0;

  /** `cachedMs`: how long a key may be used after another process has destroyed it; 0 when there is no other. */
  constructor(
    private readonly store: VaultStore,
    private readonly master: Buffer,
    cachedMs = 0,
  ) {
    this.keys = new LRUCache({ max: CACHED_KEYS, ttl: cachedMs });
    this.treeless = new LRUCache({ max: CACHED_KEYS, ttl: cachedMs });
    this.leaves = new LRUCache({ max: CACHED_LEAVES, ttl: cachedMs });
  }

  /** A text that only this master key opens, to be kept beside what it wraps. */
  static check(master: Buffer): Buffer {
    return encrypt(master, Buffer.from(CHECK), CHECK);
  }

  /** Throws WrongSetting when a kept check text was made with another master key. */
  static refuseWrong(master: Buffer, check: Buffer, where: string): void {
    try {
      decrypt(master, check, CHECK);
    } catch {
      throw new WrongSetting(`The master key is not the key of this vault: ${where}. Check MASTER_KEY or the file master.key.`);
    }
  }

  async seal(subject: string, plain: string): Promise<string> {
    return encrypt(await this.keyFor(subject), Buffer.from(plain), subject).toString('base64');
  }

  async open(subject: string, sealed: string): Promise<string | null> {
    const key = await this.key(subject);
    return key ? decrypt(key, Buffer.from(sealed, 'base64'), subject).toString() : null;
  }

  async forget(subject: string): Promise<void> {
    const { row, leaf } = placeOfKey(subject);
    if (leaf) return this.cut(row, leaf);
    this.keys.delete(subject);
    await this.store.destroyKey(subject);
    // Whoever read the key a moment before must not keep it now.
    this.forgotten += 1;
    this.keys.delete(subject);
    // What was made of a destroyed tree is not kept; which of them are its own nobody has written down.
    this.leaves.clear();
  }

  async isForgotten(subject: string): Promise<boolean> {
    const { row, leaf } = placeOfKey(subject);
    if (leaf) return (await this.stateOfLeaf(row, leaf)) === 'destroyed';
    return !this.keys.has(subject) && (await this.store.key(subject)) === null;
  }

  /** Up to where the keys were last compared with the log. */
  compared(): Promise<Checkpoint> {
    return this.store.compared();
  }

  setCompared(checkpoint: Checkpoint): Promise<void> {
    return this.store.setCompared(checkpoint);
  }

  /** What there is of a subject's key; `none` when there never was one, as far as this vault knows. */
  async stateOf(subject: string): Promise<KeyState> {
    const { row, leaf } = placeOfKey(subject);
    if (leaf) return this.stateOfLeaf(row, leaf);
    const key = await this.store.key(subject);
    return key ? 'kept' : key === null ? 'destroyed' : 'none';
  }

  blind(purpose: string, text: string): string {
    return digest(this.master, `${purpose}\0${text}`);
  }

  async set(memberId: string, password: string): Promise<void> {
    await this.store.setPassword(memberId, await hash(password, ARGON));
  }

  async verify(memberId: string | null, password: string): Promise<boolean> {
    const kept = memberId ? await this.store.password(memberId) : null;
    const right = await verify(kept ?? NOBODY, password);
    return right && kept !== null;
  }

  async has(memberId: string): Promise<boolean> {
    return (await this.store.password(memberId)) !== null;
  }

  async dropPassword(memberId: string): Promise<void> {
    await this.store.dropPassword(memberId);
  }

  async issue(content: OneTimeToken): Promise<string> {
    const token = newSecret();
    await this.put(token, content);
    return token;
  }

  async put(token: string, content: OneTimeToken): Promise<void> {
    await this.store.putToken(sha256(token), content);
  }

  async find(token: string, purpose: string, now: string): Promise<OneTimeToken | null> {
    const found = await this.store.token(sha256(token));
    return found && found.purpose === purpose && found.expiresAt > now ? found : null;
  }

  async spend(memberId: string, purpose: string): Promise<void> {
    await this.store.dropTokens(memberId, purpose);
  }

  async spendAll(memberId: string, kept: readonly string[] = []): Promise<void> {
    await this.store.dropAllTokens(memberId, kept);
  }

  async purge(now: string): Promise<void> {
    await this.store.purgeTokens(now);
  }

  async keep(memberId: string, name: string, text: string): Promise<void> {
    const id = secretId(memberId, name);
    await this.store.putSecret(id, encrypt(await this.keyFor(memberId), Buffer.from(text), id).toString('base64'));
  }

  async recall(memberId: string, name: string): Promise<string | null> {
    const id = secretId(memberId, name);
    const sealed = await this.store.secret(id);
    const key = sealed === null ? null : await this.key(memberId);
    return sealed !== null && key ? decrypt(key, Buffer.from(sealed, 'base64'), id).toString() : null;
  }

  async drop(memberId: string, name: string): Promise<void> {
    await this.store.dropSecret(secretId(memberId, name));
  }

  /** Up to `limit` entries behind the last one that was read (null: from the start), for moving to another vault; none at the end. */
  async entries(after: VaultCursor | null, limit: number): Promise<readonly VaultEntry[]> {
    const kinds = after ? ENTRY_KINDS.slice(ENTRY_KINDS.indexOf(after.kind)) : ENTRY_KINDS;
    for (const kind of kinds) {
      const page = await this.store.entries(kind, kind === after?.kind ? after.id : '', limit);
      if (page.length > 0) return page;
    }
    return [];
  }

  /** Whether an entry of another vault can be read here: false for a key that another master key wraps. */
  opens(entry: VaultEntry): boolean {
    return KeyVault.canOpen(this.master, entry);
  }

  /** The same before there is a vault. */
  static canOpen(master: Buffer | null, entry: VaultEntry): boolean {
    if (entry.kind !== 'key' || !entry.wrapped) return true;
    if (!master) return false;
    try {
      decrypt(master, entry.wrapped, entry.id);
      return true;
    } catch {
      // Nothing else can be wrong with a key whose bytes are the ones that were written.
      return false;
    }
  }

  /** Takes over entries of another vault under the same master key; again is no harm. What was destroyed on either side stays destroyed. */
  async adopt(entries: readonly VaultEntry[]): Promise<void> {
    for (const entry of entries) {
      if (entry.kind === 'key') await this.adoptKey(entry.id, entry.wrapped);
      else if (entry.kind === 'password') await this.store.setPassword(entry.id, entry.hash);
      else if (entry.kind === 'token') await this.store.putToken(entry.id, entry.token);
      else await this.store.putSecret(entry.id, entry.sealed);
    }
  }

  private async adoptKey(subject: string, wrapped: Buffer | null): Promise<void> {
    if (!wrapped) return this.forget(subject);
    const key = this.unwrap(subject, wrapped);
    const kept = await this.store.addKey(subject, wrapped);
    const known = kept && this.unwrap(subject, kept);
    if (!kept || !known || known.equals(key)) return;
    // Trees differ in what was destroyed of them.
    const common = placeOfKey(subject).leaf === null ? null : KeyTree.read(known).common(KeyTree.read(key));
    if (!common) throw new Error(`${subject} already has another key`);
    if (!(await this.swap(subject, kept, common))) await this.adoptKey(subject, wrapped);
  }

  /** Destroys one leaf of a tree, which is made for that where there is none: nothing is ever sealed for that leaf. */
  private async cut(row: string, leaf: string): Promise<void> {
    await this.newKey(row).catch((error: unknown) => {
      if (!(error instanceof SubjectForgotten)) throw error;
    });
    for (;;) {
      const wrapped = await this.store.key(row);
      if (!wrapped) return;
      const tree = KeyTree.read(this.unwrap(row, wrapped));
      const left = tree.without(leaf);
      if (left === tree || (await this.swap(row, wrapped, left))) return;
    }
  }

  private async swap(row: string, was: Buffer, tree: KeyTree): Promise<boolean> {
    const swapped = await this.store.swapKey(row, was, encrypt(this.master, tree.bytes(), row));
    // Whoever read the whole tree a moment before must not keep it now.
    this.forgotten += 1;
    this.keys.delete(row);
    this.leaves.clear();
    return swapped;
  }

  private async stateOfLeaf(row: string, leaf: string): Promise<KeyState> {
    if (this.treeless.has(row)) return 'none';
    const kept = this.keys.get(row) ?? (await this.store.key(row));
    if (kept === undefined) this.treeless.set(row, true);
    if (!kept) return kept === null ? 'destroyed' : 'none';
    return (await this.key(row + leaf)) ? 'kept' : 'destroyed';
  }

  private async key(subject: string): Promise<Buffer | null> {
    const { row, leaf } = placeOfKey(subject);
    if (leaf) {
      const tree = await this.key(row);
      return tree && this.leafOf(KeyTree.read(tree), subject, leaf);
    }
    const cached = this.keys.get(subject);
    if (cached) return cached;
    const before = this.forgotten;
    const wrapped = await this.store.key(subject);
    return wrapped ? this.remember(subject, this.unwrap(subject, wrapped), before) : null;
  }

  private leafOf(tree: KeyTree, subject: string, leaf: string): Buffer | null {
    const cached = this.leaves.get(subject);
    if (cached?.tree === tree) return cached.key;
    const key = tree.keyOf(leaf);
    if (key) this.leaves.set(subject, { tree, key });
    return key;
  }

  private async keyFor(subject: string): Promise<Buffer> {
    const kept = await this.key(subject);
    if (kept) return kept;
    const { row, leaf } = placeOfKey(subject);
    if (!leaf) return this.newKey(subject);
    const key = KeyTree.read((await this.key(row)) ?? (await this.newKey(row))).keyOf(leaf);
    if (!key) throw new SubjectForgotten(subject);
    return key;
  }

  private async newKey(subject: string): Promise<Buffer> {
    const before = this.forgotten;
    const kept = await this.store.addKey(subject, encrypt(this.master, randomBytes(32), subject));
    // A forgotten subject keeps its empty place: sealing for it again must fail, not bring it back.
    if (!kept) throw new SubjectForgotten(subject);
    this.treeless.delete(subject);
    return this.remember(subject, this.unwrap(subject, kept), before);
  }

  private unwrap(subject: string, wrapped: Buffer): Buffer {
    return decrypt(this.master, wrapped, subject);
  }

  private remember(subject: string, key: Buffer, before: number): Buffer {
    if (before === this.forgotten) this.keys.set(subject, key);
    return key;
  }
}

const secretId = (memberId: string, name: string): string => `${memberId}/${name}`;
