import { createHash } from 'node:crypto';
import { stringify, v7 } from 'uuid';
import type { Ids } from '../../kernel/ids.js';
import { newSecret } from '../vault/cipher.js';

/** Gives deterministic ids while a request that may be repeated is being answered, and null otherwise. */
export type Repeatable = () => { readonly startedAt: number; next(): string } | null;

/** UUIDv7 by the clock of the machine; in a repeated request the same ids come again in the same order. */
export class UuidIds implements Ids {
  constructor(private readonly repeatable: Repeatable = () => null) {}

  next(): string {
    const request = this.repeatable();
    if (!request) return v7();
    return v7({ msecs: request.startedAt, random: createHash('sha256').update(request.next()).digest().subarray(0, 16), seq: 0 });
  }

  derive(seed: string): string {
    const bytes = createHash('sha256').update(seed).digest().subarray(0, 16);
    // Version 8 ("custom") and the variant of RFC 9562.
    bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
    bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
    return stringify(bytes);
  }

  secret(): string {
    return newSecret();
  }
}
