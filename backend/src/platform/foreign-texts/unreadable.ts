/** Why a file that somebody brought cannot be read. */
export type Flaw = 'encoding' | 'fields' | 'no-feed' | 'broken' | 'entities' | 'nesting' | 'items';

/** Thrown for a file that is not what it says, or that would cost more to read than any honest one. */
export class Unreadable extends Error {
  constructor(readonly flaw: Flaw) {
    super(flaw);
    this.name = 'Unreadable';
  }
}

/** The text of a file, without the mark that some programs put before it; throws Unreadable where it is no UTF-8. */
export function textIn(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Unreadable('encoding');
  }
}
