import { checkpointAt, type EventLog } from '../../kernel/event-log.js';
import type { EventReader } from '../../kernel/event-reader.js';
import { folds, type Projection, project } from '../../kernel/projection.js';
import type { Shadow, Step, ViewStore } from '../../kernel/view-store.js';
import { type Told, toldInOrder } from './told-in-order.js';

const BATCH = 2_000;

export interface Progress {
  readonly position: number;
  readonly head: number;
  readonly events: number;
}

/**
 * Builds a projection's views again beside the live ones and swaps them in; readers see the old ones until then. Answers how many events
 * were read. An event that cannot be folded ends the rebuild and leaves the live views as they are.
 */
export async function rebuild(
  log: EventLog,
  views: ViewStore,
  reader: EventReader,
  projection: Projection,
  report: (progress: Progress) => void,
): Promise<number> {
  const shadow = await views.shadow(projection.name);
  try {
    let events = 0;
    for (;;) {
      events += await fill(log, reader, projection, shadow, (progress) => report({ ...progress, events: events + progress.events }));
      if (await shadow.swap()) return events;
      // The live views are ahead: what they have seen is to be read now, and whoever brings it needs the event loop.
      await new Promise(setImmediate);
    }
  } catch (error) {
    await shadow.discard();
    throw error;
  }
}

async function fill(log: EventLog, reader: EventReader, projection: Projection, shadow: Shadow, report: (progress: Progress) => void): Promise<number> {
  let count = 0;
  for (;;) {
    const from = shadow.checkpoint();
    const events = await toldInOrder(reader, await log.readAll(from, BATCH), (event) => folds(projection, event));
    const last = events.at(-1)?.event;
    if (!last) return count;
    await shadow.apply({ from, ...checkpointAt(last), steps: events.map((told) => stepOf(projection, told)) });
    count += events.length;
    report({ position: last.position, head: await log.head(), events: count });
    await new Promise(setImmediate);
  }
}

/** What an event makes of a projection's views; throws why it cannot be told. */
export function stepOf(projection: Projection, { event: { position }, as }: Told): Step {
  if ('error' in as) throw as.error;
  return { position, writes: project(projection, as) };
}
