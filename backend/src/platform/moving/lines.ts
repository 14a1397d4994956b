import { createReadStream, existsSync } from 'node:fs';
import { type ChainedEvent, lineOf, link, NO_EVENTS } from '../chain/chain.js';
import { eventsFile, MARK_EVERY, type Manifest, MoveRefused, parsed, readFinished } from './move-folder.js';

/** An event with its line, and the hash of the chain up to it. */
export interface Linked {
  readonly number: number;
  readonly event: ChainedEvent;
  readonly line: string;
  readonly head: string;
}

/** The events that a manifest promises, checked one by one. Throws MoveRefused at the first line that is not what was exported. */
export async function* linesOf(folder: string, manifest: Manifest): AsyncGenerator<Linked> {
  const revisions = new Map<string, number>();
  let [number, head] = [0, NO_EVENTS];
  for await (const text of texts(folder, manifest)) {
    number += 1;
    if (number > manifest.events) throw wrong(`line ${number} is one too many, there should be ${manifest.events} events`);
    const line = text.slice(0, -1);
    const event = parsed(line) as ChainedEvent | null;
    if (typeof event?.stream !== 'string' || typeof event.id !== 'string' || `${lineOf(event)}\n` !== text)
      throw wrong(`line ${number} is no event, or was changed`);
    const expected = (revisions.get(event.stream) ?? -1) + 1;
    if (event.revision !== expected) throw wrong(`line ${number} holds event ${event.revision} of stream ${event.stream} instead of event ${expected}`);
    revisions.set(event.stream, expected);
    head = link(head, line);
    if (head !== promisedAt(number, manifest, head)) throw wrong(`one of the lines ${blockOf(number)} to ${number} was changed`);
    yield { number, event, line, head };
  }
  if (number < manifest.events) throw wrong(`there are ${number} events instead of ${manifest.events}`);
}

/** Reads every line once; throws MoveRefused unless all of it is what was exported. */
export async function checkFolder(folder: string): Promise<Manifest> {
  const manifest = readFinished(folder);
  for await (const _ of linesOf(folder, manifest));
  return manifest;
}

/** The hash that a manifest promises after a line; where it promises none, the one that was found is as good. */
function promisedAt(number: number, { events, head, marks }: Manifest, found: string): string | undefined {
  if (number === events) return head;
  return number % MARK_EVERY === 0 ? marks[number / MARK_EVERY - 1] : found;
}

/** The first line that the hash after a line says something new about. */
const blockOf = (number: number): number => Math.floor((number - 1) / MARK_EVERY) * MARK_EVERY + 1;

/** Lines with their ends; the last may lack its end. Of an export that has not finished only what its manifest counts. */
async function* texts(folder: string, { bytes, complete }: Manifest): AsyncGenerator<string> {
  if (!existsSync(eventsFile(folder)) || (bytes === 0 && !complete)) return;
  let rest = '';
  for await (const part of createReadStream(eventsFile(folder), { encoding: 'utf8', ...(!complete && { end: bytes - 1 }) })) {
    const lines = `${rest}${part}`.split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield `${line}\n`;
  }
  if (rest !== '') yield rest;
}

const wrong = (what: string) => new MoveRefused(`The exported log is damaged: ${what}.`);
