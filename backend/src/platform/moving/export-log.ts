import { mkdirSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import type { EventLog } from '../../kernel/event-log.js';
import { lineOf, link } from './chain.js';
import { EMPTY, eventsFile, MARK_EVERY, type Manifest, readManifest, writeManifest } from './move-folder.js';

const PAGE = 2_000;

export interface MoveProgress {
  readonly events: number;
  /** How many there are, as far as is known. */
  readonly of: number | null;
}

/** Writes every event of a log into a folder, going on where an earlier export has stopped. Answers what the folder then holds. */
export async function exportLog(log: EventLog, folder: string, report: (progress: MoveProgress) => void): Promise<Manifest> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  let manifest = readManifest(folder) ?? EMPTY;
  const file = await open(eventsFile(folder), manifest.events === 0 ? 'w' : 'r+', 0o600);
  try {
    await file.truncate(manifest.bytes);
    for (;;) {
      const next = await exportPage(log, file, manifest);
      if (!next) break;
      await writeManifest(folder, next);
      manifest = next;
      report({ events: manifest.events, of: null });
    }
    if (manifest.events === 0) await writeManifest(folder, manifest);
    return manifest;
  } finally {
    await file.close();
  }
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
  await file.write(page, 0, page.length, before.bytes);
  await file.datasync();
  return { ...before, events: count, bytes: before.bytes + page.length, head, position: last.position, marks: [...marks, ...newMarks] };
}
