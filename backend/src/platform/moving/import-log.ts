import { type EventLog, NO_STREAM, START } from '../../kernel/event-log.js';
import { lineOf, type MovingEvent } from './chain.js';
import type { MoveProgress } from './export-log.js';
import { checkFolder, linesOf, type Manifest, MoveRefused } from './move-folder.js';
import { pagesOf } from './pages.js';

/** Events of one stream that stand next to each other may go in as one append. */
const LONGEST_APPEND = 100;
const REPORT_EVERY = 1_000;

/**
 * Appends the events of a folder to a log, in their order, so that the new log has the same total order; one append at a time, because
 * nothing else keeps an order over streams. What is there already from an earlier try is skipped. Throws MoveRefused, before anything is
 * written, when the folder is damaged or the log holds anything else.
 */
export async function importLog(folder: string, log: EventLog, report: (progress: MoveProgress) => void): Promise<Manifest> {
  const manifest = await checkFolder(folder);
  const there = await countTheSame(folder, manifest, log);
  let waiting: MovingEvent[] = [];
  for await (const { event, number } of linesOf(folder, manifest)) {
    if (number <= there) continue;
    if (waiting.length === LONGEST_APPEND || (waiting[0] && waiting[0].stream !== event.stream)) {
      await append(log, waiting);
      waiting = [];
    }
    waiting.push(event);
    if (number % REPORT_EVERY === 0) report({ events: number, of: manifest.events });
  }
  await append(log, waiting);
  report({ events: manifest.events, of: manifest.events });
  return manifest;
}

/** How many events the log holds, all of them the first of the folder. */
async function countTheSame(folder: string, manifest: Manifest, log: EventLog): Promise<number> {
  if ((await log.head()) === START) return 0;
  const lines = linesOf(folder, manifest);
  let count = 0;
  for await (const event of pagesOf(log)) {
    const next = await lines.next();
    if (next.done || next.value.line !== lineOf(event)) {
      throw new MoveRefused(
        `Hedef kayıt boş değil ve bu dışa aktarmanın başı da değil: ${count + 1}. olayı ${event.stream} akışının ${event.revision}. olayı.`,
      );
    }
    count += 1;
  }
  await lines.return(undefined);
  return count;
}

async function append(log: EventLog, moving: readonly MovingEvent[]): Promise<void> {
  const [first] = moving;
  if (!first) return;
  const events = moving.map(({ stream: _, revision: __, ...event }) => event);
  await log.append(first.stream, first.revision === 0 ? NO_STREAM : first.revision - 1, events);
}
