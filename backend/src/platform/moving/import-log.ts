import { type EventLog, NO_STREAM, START, WrongExpectedRevision } from '../../kernel/event-log.js';
import { type ChainedEvent, lineOf } from '../chain/chain.js';
import { pagesOf } from '../chain/pages.js';
import type { MoveProgress } from './export-log.js';
import { checkFolder, type Linked, linesOf } from './lines.js';
import { type Manifest, MoveRefused } from './move-folder.js';

/** Events of one stream that stand next to each other may go in as one append. */
const LONGEST_APPEND = 100;
/** In characters; EventStoreDB refuses an append of more than 1 MiB. */
const LARGEST_APPEND = 256 * 1024;
const REPORT_EVERY = 1_000;

/**
 * Appends the events of a folder to a log, in their order, so that the new log has the same total order; one append at a time, because
 * nothing else keeps an order over streams. What is there already from an earlier try is skipped. Throws MoveRefused, before anything is
 * written, when the folder is damaged or the log holds anything else; also when somebody else writes to the log meanwhile.
 */
export async function importLog(folder: string, log: EventLog, report: (progress: MoveProgress) => void): Promise<Manifest> {
  const manifest = await checkFolder(folder);
  let moved = await countTheSame(folder, manifest, log);
  let told = moved;
  for await (const events of appendsOf(linesOf(folder, manifest), moved)) {
    await append(log, events);
    moved += events.length;
    if (moved - told < REPORT_EVERY || moved === manifest.events) continue;
    told = moved;
    report({ events: moved, of: manifest.events });
  }
  report({ events: moved, of: manifest.events });
  return manifest;
}

/** Throws MoveRefused when an import would be refused; writes nothing. */
export async function checkMove(folder: string, log: EventLog): Promise<void> {
  await countTheSame(folder, await checkFolder(folder), log);
}

/** What goes in together, behind the first lines. */
async function* appendsOf(lines: AsyncIterable<Linked>, skipped: number): AsyncGenerator<readonly ChainedEvent[]> {
  let [waiting, size]: [ChainedEvent[], number] = [[], 0];
  for await (const { event, number, line } of lines) {
    if (number <= skipped) continue;
    const full = waiting.length === LONGEST_APPEND || size + line.length > LARGEST_APPEND;
    if (waiting[0] && (full || waiting[0].stream !== event.stream)) {
      yield waiting;
      [waiting, size] = [[], 0];
    }
    waiting.push(event);
    size += line.length;
  }
  if (waiting.length > 0) yield waiting;
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
        `The log to import into is not empty, and not the beginning of this export either: its event number ${count + 1} is event ${event.revision} of stream ${event.stream}.`,
      );
    }
    count += 1;
  }
  await lines.return(undefined);
  return count;
}

async function append(log: EventLog, moving: readonly ChainedEvent[]): Promise<void> {
  const [first] = moving;
  if (!first) return;
  const events = moving.map(({ stream: _, revision: __, ...event }) => event);
  try {
    await log.append(first.stream, first.revision === 0 ? NO_STREAM : first.revision - 1, events);
  } catch (error) {
    if (!(error instanceof WrongExpectedRevision)) throw error;
    throw new MoveRefused(`During the import somebody else wrote to the log too: stream ${first.stream} is at event ${error.actual}.`);
  }
}
