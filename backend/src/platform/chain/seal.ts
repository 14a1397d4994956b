import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import type { FaultKind } from '../../../contracts/audit.js';
import type { Vault } from '../../kernel/vault.js';

/** The installation's signature (base64) and the key that it is checked with (base64 of the 32 bytes of an Ed25519 key). */
export interface Signed {
  readonly publicKey: string;
  readonly signature: string;
}

/** What a seal vouches for: the first `size` facts of the log, by the hash of the chain over them and the root of the tree over its links (hex). */
export interface SealedState {
  readonly size: number;
  readonly head: string;
  readonly root: string;
  /** ISO time. */
  readonly at: string;
}
export type Seal = SealedState & Signed;

/** An operator has looked at what was wrong and said why: from `place` to `upTo` counts what stands there since; `head` is the hash of the chain at `upTo`. */
export interface Gap {
  readonly place: number;
  readonly upTo: number;
  readonly head: string;
  readonly kind: FaultKind;
  readonly reason: string;
  /** ISO time. */
  readonly at: string;
}
export type SignedGap = Gap & Signed;

/** DER of a private and of a public Ed25519 key up to their 32 bytes (RFC 8410). */
const PRIVATE_DER = Buffer.from('302e020100300506032b657004220420', 'hex');
const PUBLIC_DER = Buffer.from('302a300506032b6570032100', 'hex');
const KEY_BYTES = 32;

/** Signs what is said about the log. The key is made from the master key, so no store can lose it and whoever moves the home keeps it. */
export class Signet {
  /** Base64 of the 32 bytes of the Ed25519 key. */
  readonly publicKey: string;
  private readonly key: KeyObject;

  constructor(vault: Pick<Vault, 'blind'>) {
    const seed = createHash('sha256').update(vault.blind('signet', 'ed25519')).digest();
    this.key = createPrivateKey({ key: Buffer.concat([PRIVATE_DER, seed]), format: 'der', type: 'pkcs8' });
    this.publicKey = createPublicKey(this.key).export({ format: 'der', type: 'spki' }).subarray(PUBLIC_DER.length).toString('base64');
  }

  seal<State extends SealedState>(state: State): State & Signed {
    return { ...state, ...this.sign(sealWords(state)) };
  }

  accept(gap: Gap): SignedGap {
    return { ...gap, ...this.sign(gapWords(gap)) };
  }

  /** Vouches for an export, by the SHA-256 of its manifest in hex. */
  export(manifest: string): Signed {
    return this.sign(Buffer.from(`meydan-export-1\n${manifest}\n`));
  }

  private sign(words: Buffer): Signed {
    return { publicKey: this.publicKey, signature: sign(null, words, this.key).toString('base64') };
  }
}

/** Whether whoever holds this key made a seal. */
export const isSealOf = (publicKey: string, seal: Seal): boolean => isSignedBy(publicKey, seal, sealWords(seal));
/** Whether whoever holds this key accepted a gap. */
export const isGapOf = (publicKey: string, gap: SignedGap): boolean => isSignedBy(publicKey, gap, gapWords(gap));

function isSignedBy(publicKey: string, signed: Signed, words: Buffer): boolean {
  const bytes = Buffer.from(publicKey, 'base64');
  if (signed.publicKey !== publicKey || bytes.length !== KEY_BYTES) return false;
  const key = createPublicKey({ key: Buffer.concat([PUBLIC_DER, bytes]), format: 'der', type: 'spki' });
  return verify(null, words, key, Buffer.from(signed.signature, 'base64'));
}

/** Whether a value is made like a seal; whose it is, `isSealOf` says. */
export function isSeal(value: unknown): value is Seal {
  const { size, head, root, at, publicKey, signature } = (value ?? {}) as Partial<Seal>;
  return Number.isSafeInteger(size) && [head, root, at, publicKey, signature].every((text) => typeof text === 'string');
}

/** How people compare keys: the first 16 hex digits of the SHA-256 of its bytes, in fours. */
export const fingerprint = (publicKey: string): string =>
  createHash('sha256')
    .update(Buffer.from(publicKey, 'base64'))
    .digest('hex')
    .slice(0, 16)
    .replace(/(.{4})(?=.)/g, '$1 ');

/** The signed bytes; docs/audit-format.md says the same. */
const sealWords = ({ size, head, root, at }: SealedState): Buffer => Buffer.from(`meydan-seal-1\n${size}\n${head}\n${root}\n${at}\n`);
const gapWords = ({ place, upTo, head, kind, at, reason }: Gap): Buffer =>
  Buffer.from(`meydan-gap-1\n${place}\n${upTo}\n${head}\n${kind}\n${at}\n${createHash('sha256').update(reason).digest('hex')}\n`);
