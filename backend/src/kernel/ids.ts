/** Names for new things. */
export interface Ids {
  /** A new UUIDv7. */
  next(): string;
  /** A UUID that is always the same for one seed. */
  derive(seed: string): string;
  /** 256 unguessable bits, URL-safe. */
  secret(): string;
}
