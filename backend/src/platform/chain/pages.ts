import type { StoredEvent } from '../../kernel/event.js';
import { type EventLog, START } from '../../kernel/event-log.js';

const PAGE = 2_000;

/** The events of a log behind a position, from the first one on unless said, a page at a time. */
export async function* wholePagesOf(log: Pick<EventLog, 'readAll'>, behind = START): AsyncGenerator<readonly StoredEvent[]> {
  for (let after = behind; ; ) {
    const events = await log.readAll(after, PAGE);
    const last = events.at(-1);
    if (!last) return;
    yield events;
    after = last.position;
  }
}

/** Every event of a log behind a position, from the first one on unless said, read page after page. */
export async function* pagesOf(log: Pick<EventLog, 'readAll'>, behind = START): AsyncGenerator<StoredEvent> {
  for await (const page of wholePagesOf(log, behind)) yield* page;
}
