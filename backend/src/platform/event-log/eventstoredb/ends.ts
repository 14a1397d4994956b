import { type AllStreamRecordedEvent, BACKWARDS, END, type EventStoreDBClient, type Position } from '@eventstore/db-client';
import type { Connection } from './connection.js';
import { drained } from './drained.js';
import { isOfSystem, positionOf, toPosition } from './recorded-event.js';

const FIRST_PAGE = 16;
const LARGEST_PAGE = 1_024;

/** Of all events up to `examined`, the server's own included, the last that is not the server's stands at `head`. */
export interface Ends {
  readonly head: number;
  readonly examined: number;
}

/** Reads the log from its end back to the last event that is not the server's own, or to what is known. */
export async function readEnds(client: EventStoreDBClient, connection: Connection, silenceMs: number, known: Ends): Promise<Ends> {
  let from: typeof END | Position = END;
  let newest = known.examined;
  for (let maxCount = FIRST_PAGE; ; maxCount = Math.min(maxCount * 4, LARGEST_PAGE)) {
    const page: AllStreamRecordedEvent[] = [];
    await drained(client.readAll({ direction: BACKWARDS, fromPosition: from, maxCount, ...connection.options }), silenceMs, ({ event }) => {
      if (event) page.push(event);
    });
    for (const event of page) {
      const position = positionOf(event);
      newest = Math.max(newest, position);
      if (position <= known.examined) return { head: known.head, examined: newest };
      if (!isOfSystem(event)) return { head: Math.max(known.head, position), examined: newest };
    }
    const last = page.at(-1);
    if (!last || page.length < maxCount) return { head: known.head, examined: newest };
    from = toPosition(positionOf(last));
  }
}
