import type { Checkpoint } from '../../kernel/event-log.js';
import type { OneTimeToken } from '../../kernel/vault.js';

/** A wrapped key (null: destroyed), a password hash, a token or a sealed secret, as it is kept; for moving to another store. */
export type VaultEntry =
  | { readonly kind: 'key'; readonly id: string; readonly wrapped: Buffer | null }
  | { readonly kind: 'password'; readonly id: string; readonly hash: string }
  | { readonly kind: 'token'; readonly id: string; readonly token: OneTimeToken }
  | { readonly kind: 'secret'; readonly id: string; readonly sealed: string };

/** The last entry that was read. */
export type VaultCursor = Pick<VaultEntry, 'kind' | 'id'>;

/** In this order they are exported. */
export const ENTRY_KINDS = ['key', 'password', 'token', 'secret'] as const;

/** Where a vault keeps what it keeps; knows nothing in the clear. */
export interface VaultStore {
  /** A subject's wrapped key, null once it was destroyed, undefined when there never was one. */
  key(subject: string): Promise<Buffer | null | undefined>;
  /** Keeps a subject's first key; answers the one that is kept, which is another's when that came first. */
  addKey(subject: string, wrapped: Buffer): Promise<Buffer | null>;
  /** Puts a key in the place of one; false when another stands there by now. */
  swapKey(subject: string, was: Buffer, wrapped: Buffer): Promise<boolean>;
  /** For ever, also for a subject that never had a key. */
  destroyKey(subject: string): Promise<void>;
  password(memberId: string): Promise<string | null>;
  setPassword(memberId: string, hash: string): Promise<void>;
  dropPassword(memberId: string): Promise<void>;
  token(digest: string): Promise<OneTimeToken | null>;
  putToken(digest: string, token: OneTimeToken): Promise<void>;
  dropTokens(memberId: string, purpose: string): Promise<void>;
  /** All but those for the purposes that are kept. */
  dropAllTokens(memberId: string, kept: readonly string[]): Promise<void>;
  purgeTokens(now: string): Promise<void>;
  secret(id: string): Promise<string | null>;
  putSecret(id: string, sealed: string): Promise<void>;
  dropSecret(id: string): Promise<void>;
  /** Up to where the keys were last compared with the log; BEGINNING when they never were. Comes and goes with the keys. */
  compared(): Promise<Checkpoint>;
  setCompared(checkpoint: Checkpoint): Promise<void>;
  /** Entries of one kind by id. */
  entries(kind: VaultEntry['kind'], after: string, limit: number): Promise<readonly VaultEntry[]>;
}
