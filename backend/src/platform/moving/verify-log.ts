import type { EventLog } from '../../kernel/event-log.js';
import { lineOf, link, NO_EVENTS } from './chain.js';
import { linesOf, MoveRefused, readManifest } from './move-folder.js';
import { pagesOf } from './pages.js';

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
  const manifest = readManifest(folder);
  if (!manifest) throw new MoveRefused(`${folder} klasöründe dışa aktarılmış bir kayıt yok.`);
  const lines = linesOf(folder, manifest);
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
      return differing(inFolder === inLog ? 'changed' : 'reordered', inFolder, inLog);
    }
    head = link(head, next.value.line);
    events += 1;
  }
  const rest = await lines.next();
  return rest.done ? { events, head, difference: null } : differing('missing', nameOf(rest.value.event), null);
}
