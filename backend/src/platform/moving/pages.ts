import type { RecordedEvent } from '../../kernel/event.js';
import { type EventLog, START } from '../../kernel/event-log.js';

const PAGE = 2_000;

/** Every event of a log, read page after page. */
export async function* pagesOf(log: EventLog): AsyncGenerator<RecordedEvent> {
  for (let after = START; ; ) {
    const events = await log.readAll(after, PAGE);
    const last = events.at(-1);
    if (!last) return;
    yield* events;
    after = last.position;
  }
}
