import type { StoredEvent } from '../../kernel/event.js';
import type { EventLog } from '../../kernel/event-log.js';
import { Turns } from '../../kernel/turns.js';
import type { Trace } from './live-changes.js';

export const RECENT = {
  /** Traces that a process keeps at most. */
  kept: 1_000,
  /** Events that are read from the log at most to find what was missed. */
  page: 500,
  pages: 4,
} as const;

export type TraceOf = (event: StoredEvent) => Trace | null;

/** What was announced last, without gaps. It reaches back as far as somebody has asked for, and is shared by all who ask. */
export class RecentTraces {
  private kept: Trace[] = [];
  /** What lies behind this position is kept. */
  private from = 0;
  private upTo = 0;
  /** From here or from before it nothing can be told any more: found out once, it stays so. */
  private tooOld = -1;
  private readonly turns = new Turns();

  constructor(
    private readonly log: EventLog,
    private readonly traceOf: TraceOf,
  ) {}

  get position(): number {
    return this.upTo;
  }

  begin(head: number): void {
    [this.from, this.upTo] = [head, head];
  }

  /** Notes that an event was announced. */
  note(event: StoredEvent): void {
    this.upTo = event.position;
    this.kept.push(...this.found([event]));
    if (this.kept.length >= RECENT.kept * 2) this.drop(this.kept.length - RECENT.kept);
  }

  /** What was announced behind a position, or null when that is more than can be told. */
  async since(position: number): Promise<readonly Trace[] | null> {
    if (position < this.from && position > this.tooOld) {
      // One after the other: who comes second mostly finds what the first has read.
      await this.turns.take('reading', () => this.readBack(position));
    }
    if (position < this.from) return null;
    return this.kept.filter((trace) => trace.position > position);
  }

  private async readBack(position: number): Promise<void> {
    const end = this.from;
    if (position >= end || position <= this.tooOld) return;
    const found = await this.between(position, end);
    // The oldest may have been dropped meanwhile: then there would be a gap.
    if (found && this.from === end && found.length <= RECENT.kept) {
      this.kept = [...found, ...this.kept];
      this.from = position;
    } else this.tooOld = position;
  }

  private async between(position: number, end: number): Promise<Trace[] | null> {
    const found: Trace[] = [];
    let after = position;
    for (let page = 0; page < RECENT.pages; page++) {
      const events = await this.log.readAll(after, RECENT.page);
      const missing = events.filter((event) => event.position <= end);
      found.push(...this.found(missing));
      after = missing.at(-1)?.position ?? end;
      if (missing.length < RECENT.page || after >= end) return found;
    }
    return null;
  }

  private drop(count: number): void {
    this.from = this.kept.splice(0, count).at(-1)?.position ?? this.from;
  }

  private found(events: readonly StoredEvent[]): Trace[] {
    return events.flatMap((event) => this.traceOf(event) ?? []);
  }
}
