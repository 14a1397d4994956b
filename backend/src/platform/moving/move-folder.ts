import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { lineOf, link, type MovingEvent, NO_EVENTS } from './chain.js';

/*
 * A folder that events move in:
 *
 *   events.ndjson  one line for each event, in the order of the log
 *   manifest.json  what of that file counts. Written after the lines have reached the disk, so it never promises too much; lines behind
 *                  what it says were being written when an export was cut off and are written again.
 */
const FORMAT = 1;
/** One hash in so many lines is noted in the manifest, so that a wrong line can be looked for. */
export const MARK_EVERY = 1_000;

export interface Manifest {
  readonly format: number;
  readonly events: number;
  /** Length of the lines that count. */
  readonly bytes: number;
  /** Hash of the chain after the last line. */
  readonly head: string;
  /** Position of the last event in the log it was read from, for going on from there. */
  readonly position: number;
  /** Hash of the chain after every MARK_EVERY lines. */
  readonly marks: readonly string[];
}

export const EMPTY: Manifest = { format: FORMAT, events: 0, bytes: 0, head: NO_EVENTS, position: 0, marks: [] };

/** Why a move cannot go on; the message is a Turkish sentence for the operator. */
export class MoveRefused extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = 'MoveRefused';
  }
}

export const eventsFile = (folder: string): string => join(folder, 'events.ndjson');
const manifestFile = (folder: string): string => join(folder, 'manifest.json');

/** What is in a folder, or null when nothing has been exported into it. */
export function readManifest(folder: string): Manifest | null {
  if (!existsSync(manifestFile(folder))) return null;
  const manifest = parse(readFileSync(manifestFile(folder), 'utf8')) as Partial<Manifest> | null;
  if (manifest?.format !== FORMAT) throw new MoveRefused(`${manifestFile(folder)} bu sürümün yazdığı bir dosya değil.`);
  return manifest as Manifest;
}

/** Puts a manifest in place of the last one; both the old and the new are whole at any time. */
export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const draft = await open(`${manifestFile(folder)}.part`, 'w', 0o600);
  await draft.writeFile(`${JSON.stringify(manifest)}\n`);
  await draft.sync();
  await draft.close();
  await rename(`${manifestFile(folder)}.part`, manifestFile(folder));
}

/** An event with its line, and the hash of the chain up to it. */
export interface Linked {
  readonly number: number;
  readonly event: MovingEvent;
  readonly line: string;
  readonly head: string;
}

/** The events that a manifest promises, checked one by one. Throws MoveRefused at the first line that is not what was exported, or after the last. */
export async function* linesOf(folder: string, manifest: Manifest): AsyncGenerator<Linked> {
  const revisions = new Map<string, number>();
  let [number, head] = [0, NO_EVENTS];
  for await (const line of createInterface({ input: Readable.from(fileUpTo(folder, manifest.bytes)), crlfDelay: Number.POSITIVE_INFINITY })) {
    number += 1;
    const event = parse(line) as MovingEvent | null;
    if (typeof event?.stream !== 'string' || typeof event.id !== 'string' || lineOf(event) !== line)
      throw wrong(`${number}. satır bir olay değil ya da değiştirilmiş`);
    const expected = (revisions.get(event.stream) ?? -1) + 1;
    if (event.revision !== expected) throw wrong(`${number}. satırda ${event.stream} akışının ${expected}. olayı beklenirken ${event.revision}. olayı var`);
    revisions.set(event.stream, expected);
    head = link(head, line);
    if (number % MARK_EVERY === 0 && head !== manifest.marks[number / MARK_EVERY - 1])
      throw wrong(`${number - MARK_EVERY + 1}. ile ${number}. satırlar arasında bir satır değiştirilmiş`);
    yield { number, event, line, head };
  }
  if (number !== manifest.events) throw wrong(`${manifest.events} olay yerine ${number} olay var`);
  if (head !== manifest.head) throw wrong(`${number - (number % MARK_EVERY) + 1}. satırdan sonra bir satır değiştirilmiş`);
}

/** Reads every line once; throws MoveRefused unless all of it is what was exported. */
export async function checkFolder(folder: string): Promise<Manifest> {
  const manifest = readManifest(folder);
  if (!manifest) throw new MoveRefused(`${folder} klasöründe dışa aktarılmış bir kayıt yok.`);
  for await (const _ of linesOf(folder, manifest));
  return manifest;
}

async function* fileUpTo(folder: string, bytes: number): AsyncGenerator<Buffer> {
  if (bytes > 0) yield* createReadStream(eventsFile(folder), { end: bytes - 1 });
}

const wrong = (what: string) => new MoveRefused(`Dışa aktarılan kayıt bozuk: ${what}.`);

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // What cannot be read is not what was written, and whoever asked says so.
    return null;
  }
}
