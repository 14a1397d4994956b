import type { EventLog } from '../../kernel/event-log.js';
import { lineOf, link, NO_EVENTS } from '../chain/chain.js';
import { pagesOf } from '../chain/pages.js';
import { type Linked, linesOf } from './lines.js';
import { readFinished } from './move-folder.js';

/** Where a log and a folder part. `line` counts from 1; an event is named `stream@revision`. */
export interface Difference {
  readonly line: number;
  readonly kind: 'missing' | 'extra' | 'changed' | 'reordered';
  readonly inFolder: string | null;
  readonly inLog: string | null;
}

export interface Verdict {
  readonly events: number;
  /** Hash of the chain over the events that are the same. */
  readonly head: string;
  readonly difference: Difference | null;
}

const nameOf = ({ stream, revision }: { stream: string; revision: number }): string => `${stream}@${revision}`;

/** Compares a log with a folder, event by event, and answers the first difference. Throws MoveRefused when the folder itself is damaged. */
export async function verifyLog(log: EventLog, folder: string): Promise<Verdict> {
  const lines = linesOf(folder, readFinished(folder));
  let [events, head] = [0, NO_EVENTS];
  const differing = (kind: Difference['kind'], inFolder: string | null, inLog: string | null): Verdict => ({
    events,
    head,
    difference: { line: events + 1, kind, inFolder, inLog },
  });
  for await (const event of pagesOf(log)) {
    const next = await lines.next();
    if (next.done) return differing('extra', null, nameOf(event));
    if (next.value.line !== lineOf(event)) {
      const [inFolder, inLog] = [nameOf(next.value.event), nameOf(event)];
      return differing(await kindOf(log, next.value, lines, inLog), inFolder, inLog);
    }
    head = link(head, next.value.line);
    events += 1;
  }
  const rest = await lines.next();
  return rest.done ? { events, head, difference: null } : differing('missing', nameOf(rest.value.event), null);
}

/** What became of an event in whose place the log has another: the log lacks it, or has one that the folder lacks, or has it elsewhere. */
async function kindOf(log: EventLog, { event }: Linked, rest: AsyncIterable<Linked>, inLog: string): Promise<Difference['kind']> {
  if (nameOf(event) === inLog) return 'changed';
  const there = await log.readStream(event.stream, { from: event.revision, limit: 1 });
  if (there.length === 0) return 'missing';
  for await (const { event: later } of rest) if (nameOf(later) === inLog) return 'reordered';
  return 'extra';
}
