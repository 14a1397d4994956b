import type { StoredEvent } from '../../kernel/event.js';
import { type EventLog, START, UnreadableFact } from '../../kernel/event-log.js';

const PAGE = 2_000;

type Reading = Pick<EventLog, 'readAll'>;

/** The events of a log behind a position, from the first one on unless said, a page at a time. Throws UnreadableFact once all before it were given. */
export async function* wholePagesOf(log: Reading, behind = START): AsyncGenerator<readonly StoredEvent[]> {
  for (let after = behind; ; ) {
    const { events, end } = await pageOf(log, after);
    const last = events.at(-1);
    if (last) yield events;
    if (end) throw end;
    if (!last) return;
    after = last.position;
  }
}

/** Every event of a log behind a position, from the first one on unless said, read page after page. */
export async function* pagesOf(log: Reading, behind = START): AsyncGenerator<StoredEvent> {
  for await (const page of wholePagesOf(log, behind)) yield* page;
}

/** The same, up to the first one that cannot be read. */
export async function* readablePagesOf(log: Reading, behind = START): AsyncGenerator<StoredEvent> {
  try {
    yield* pagesOf(log, behind);
  } catch (error) {
    if (!(error instanceof UnreadableFact)) throw error;
  }
}

interface Page {
  readonly events: readonly StoredEvent[];
  readonly end: UnreadableFact | null;
}

async function pageOf(log: Reading, after: number): Promise<Page> {
  try {
    return { events: await log.readAll(after, PAGE), end: null };
  } catch (error) {
    if (error instanceof UnreadableFact) return oneByOne(log, after);
    throw error;
  }
}

/** Those that stand before the one that cannot be read. */
async function oneByOne(log: Reading, after: number): Promise<Page> {
  const events: StoredEvent[] = [];
  try {
    while (events.length < PAGE) {
      const [next] = await log.readAll(events.at(-1)?.position ?? after, 1);
      if (!next) break;
      events.push(next);
    }
    return { events, end: null };
  } catch (error) {
    if (error instanceof UnreadableFact) return { events, end: error };
    throw error;
  }
}
