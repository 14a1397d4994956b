import { existsSync, mkdirSync, statSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { type EventLog, START } from '../../kernel/event-log.js';
import { type ChainedEvent, lineOf, link } from '../chain/chain.js';
import { linesOf } from './lines.js';
import { EMPTY, eventsFile, MARK_EVERY, type Manifest, MoveRefused, readManifest, writeManifest } from './move-folder.js';

const PAGE = 1_000;

export interface MoveProgress {
  readonly events: number;
  /** How many there are, as far as is known. */
  readonly of: number | null;
}

/**
 * Writes every event of a log into a folder, going on where an earlier export has stopped. Answers what the folder then holds. Throws
 * MoveRefused when what is there is damaged or was exported from another log.
 */
export async function exportLog(log: EventLog, folder: string, report: (progress: MoveProgress) => void): Promise<Manifest> {
  let manifest = await begun(log, folder);
  const file = await open(eventsFile(folder), 'a', 0o600);
  try {
    await file.truncate(manifest.bytes);
    for (;;) {
      const next = await exportPage(log, file, manifest);
      if (!next) break;
      await writeManifest(folder, next);
      manifest = next;
      report({ events: manifest.events, of: null });
    }
  } finally {
    await file.close();
  }
  manifest = { ...manifest, complete: true };
  await writeManifest(folder, manifest);
  return manifest;
}

/** What is there of an export, as far as it is whole, with the position of its last event in this log. */
async function begun(log: EventLog, folder: string): Promise<Manifest> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const before = readManifest(folder);
  if (!before) {
    if (sizeOf(folder) > 0) throw new MoveRefused(`There is ${eventsFile(folder)} but no manifest.json; give the export an empty folder.`);
    await writeManifest(folder, EMPTY);
    return EMPTY;
  }
  const { manifest, last } = await wholePart(folder, { ...before, complete: false, vault: null, files: null });
  return { ...manifest, position: last ? await positionIn(log, last, folder) : START };
}

/** Everything that the manifest counts; when the file is shorter than that, everything up to the last mark. */
async function wholePart(folder: string, promised: Manifest): Promise<{ manifest: Manifest; last: ChainedEvent | null }> {
  let whole: { manifest: Manifest; last: ChainedEvent | null } = { manifest: EMPTY, last: null };
  let bytes = 0;
  try {
    for await (const { number, event, line, head } of linesOf(folder, promised)) {
      bytes += Buffer.byteLength(line) + 1;
      if (number % MARK_EVERY === 0 || number === promised.events) {
        const marks = promised.marks.slice(0, Math.floor(number / MARK_EVERY));
        whole = { manifest: { ...promised, events: number, bytes, head, marks }, last: event };
      }
    }
  } catch (error) {
    // A file that was cut off ends in the middle of a line or too early; any other damage is for people to look at.
    if (!(error instanceof MoveRefused) || sizeOf(folder) >= promised.bytes) throw error;
  }
  return whole;
}

/** Where the log has an event that was exported; asked of the stream, since the folder may have been written from another engine. */
async function positionIn(log: EventLog, event: ChainedEvent, folder: string): Promise<number> {
  const [there] = await log.readStream(event.stream, { from: event.revision, limit: 1 });
  if (!there || lineOf(there) !== lineOf(event))
    throw new MoveRefused(`${folder} holds the export of another log: event ${event.revision} of stream ${event.stream} is not in this one.`);
  return there.position;
}

async function exportPage(log: EventLog, file: FileHandle, { marks, ...before }: Manifest): Promise<Manifest | null> {
  const events = await log.readAll(before.position, PAGE);
  const last = events.at(-1);
  if (!last) return null;
  let [head, count] = [before.head, before.events];
  const [lines, newMarks]: [string[], string[]] = [[], []];
  for (const event of events) {
    const line = lineOf(event);
    lines.push(`${line}\n`);
    head = link(head, line);
    count += 1;
    if (count % MARK_EVERY === 0) newMarks.push(head);
  }
  const page = Buffer.from(lines.join(''));
  await file.appendFile(page);
  await file.datasync();
  return { ...before, events: count, bytes: before.bytes + page.length, head, position: last.position, marks: [...marks, ...newMarks] };
}

const sizeOf = (folder: string): number => (existsSync(eventsFile(folder)) ? statSync(eventsFile(folder)).size : 0);
