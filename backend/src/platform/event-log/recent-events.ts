import type { StoredEvent } from '../../kernel/event.js';

/** How much is kept: events, and characters of their data. */
const KEPT = { events: 4_000, characters: 4_000_000 } as const;

/** An event that was just written; it is read when somebody wants it. */
interface Kept {
  readonly position: number;
  readonly characters: number;
  readonly read: () => StoredEvent;
}

/** The last events of the log without gaps, read once for all who follow it. Whoever gets one must not change it. */
export class RecentEvents {
  private kept: Kept[] = [];
  private characters = 0;

  /** Takes an event up; one that does not follow the last begins anew. */
  note(position: number, characters: number, read: () => StoredEvent): void {
    if (position !== this.end + 1) this.forget();
    this.kept.push({ position, characters, read: once(read) });
    this.characters += characters;
    if (this.kept.length > KEPT.events || this.characters > KEPT.characters) this.drop(Math.ceil(this.kept.length / 2));
  }

  /** The events after a position, `limit` at most; null when they are not all here, or when there is none. */
  after(position: number, limit: number): StoredEvent[] | null {
    const first = this.kept[0]?.position;
    if (first === undefined || position < first - 1 || position >= this.end) return null;
    const begin = position + 1 - first;
    return this.kept.slice(begin, begin + limit).map(({ read }) => read());
  }

  private get end(): number {
    return this.kept.at(-1)?.position ?? Number.NaN;
  }

  private forget(): void {
    this.kept = [];
    this.characters = 0;
  }

  private drop(count: number): void {
    for (const { characters } of this.kept.splice(0, count)) this.characters -= characters;
  }
}

function once(read: () => StoredEvent): () => StoredEvent {
  let source: (() => StoredEvent) | null = read;
  let event: StoredEvent;
  return () => {
    if (source) event = source();
    // What it was read from need not be kept any longer.
    source = null;
    return event;
  };
}
