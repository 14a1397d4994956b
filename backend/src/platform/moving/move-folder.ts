import { existsSync, readFileSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { NO_EVENTS } from '../chain/chain.js';

/*
 * A folder that events move in:
 *
 *   events.ndjson  one line for each event, in the order of the log
 *   vault.ndjson   one line for each key, password hash and token of the vault, and for each note of a member behind them
 *   files/         a copy of each uploaded file, under its key
 *   files.ndjson   one line for each of them, with its digest
 *   manifest.json  what of these files counts. Written after the lines have reached the disk, so it never promises too much; lines behind
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
  /** Whether the export came to the end of the log; half an export is not imported. */
  readonly complete: boolean;
  /** What the vault's file holds; null until it is whole. */
  readonly vault: FileSum | null;
  /** What the list of uploaded files holds; null until all are copied, nothing in the export of a release that did not take them. */
  readonly files?: FileSum | null;
}

export interface FileSum {
  readonly entries: number;
  /** Of the whole file, in hex. */
  readonly sha256: string;
}

export const EMPTY: Manifest = { format: FORMAT, events: 0, bytes: 0, head: NO_EVENTS, position: 0, marks: [], complete: false, vault: null, files: null };

/** Why a move cannot go on; the message is a sentence for the operator. */
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
  const manifest = parsed(readFileSync(manifestFile(folder), 'utf8'));
  if (!isManifest(manifest)) throw new MoveRefused(`${manifestFile(folder)} is not a file that this version wrote.`);
  return { ...manifest, vault: manifest.vault ?? null };
}

/** What is in a folder that an export has finished. Throws MoveRefused for any other. */
export function readFinished(folder: string): Manifest {
  const manifest = readManifest(folder);
  if (!manifest) throw new MoveRefused(`There is no exported log in ${folder}.`);
  if (!manifest.complete) throw new MoveRefused(`The export in ${folder} was cut off; run it again first.`);
  return manifest;
}

/** Puts a manifest in place of the last one; both the old and the new are whole at any time. */
export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const draft = await open(`${manifestFile(folder)}.part`, 'w', 0o600);
  try {
    await draft.writeFile(`${JSON.stringify(manifest)}\n`);
    await draft.sync();
  } finally {
    await draft.close();
  }
  await rename(`${manifestFile(folder)}.part`, manifestFile(folder));
}

/** The value of a JSON text; null when it is none, since what cannot be read is not what was written. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Whoever asked says what is wrong with it.
    return null;
  }
}

function isManifest(value: unknown): value is Manifest {
  const { format, events, bytes, head, marks, complete, vault, files } = (value ?? {}) as Partial<Manifest>;
  return (
    format === FORMAT &&
    [events, bytes, vault?.entries ?? 0, files?.entries ?? 0].every((number) => Number.isSafeInteger(number) && Number(number) >= 0) &&
    typeof head === 'string' &&
    Array.isArray(marks) &&
    typeof complete === 'boolean' &&
    [vault, files].every((sum) => !sum || typeof sum.sha256 === 'string')
  );
}
