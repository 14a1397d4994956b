import type { FaultKind, LogFault } from '../../../contracts/audit.js';
import { type ChainedEvent, lineOf, link, nameOf } from './chain.js';
import type { Link, Links } from './links.js';

const PAGE = 1_000;

export const inNames = (event: ChainedEvent | null): string | null => event && `${nameOf(event)} ${event.type}`;

/** Where a fact was found that is not the one that was linked: the last link that is right, and the facts from there on. */
export interface Break {
  readonly before: Link | null;
  readonly first: string;
  readonly links: Links;
  /** The facts from the broken place on, read anew at every call. */
  facts(): AsyncIterable<ChainedEvent>;
}

/** Says what was done at a break: looks where the fact that stands there belongs, and where the one that belongs there stands. */
export async function faultAt({ before, first, links, facts }: Break): Promise<LogFault> {
  const place = (before?.place ?? 0) + 1;
  const [kept, after] = await links.read(place, 2);
  if (!kept) throw new Error(`there is no link at place ${place} to be broken`);
  const [found = null, next = null] = await firstTwo(facts());
  const fault = (kind: FaultKind, count = 1): LogFault => ({ kind, place, event: inNames(found), count });
  if (!found) return fault('truncated', ((await links.last())?.place ?? place) - place + 1);
  const line = lineOf(found);
  if (after && next && after.hash === link(link(first, line), lineOf(next))) return fault('record');
  const [home, away] = [await placeOf(line, kept, links), await stepsTo(kept.hash, first, facts())];
  if (home !== null && away !== null) return fault('reordered');
  if (after && next && after.hash === link(kept.hash, lineOf(next))) return fault('edited');
  if (home !== null) return fault('deleted', home - place);
  return away === null ? fault('edited') : fault('inserted', away);
}

/** The place behind a link at which a fact was linked, or null. */
async function placeOf(line: string, from: Link, links: Links): Promise<number | null> {
  let previous = from;
  for (;;) {
    const page = await links.read(previous.place + 1, PAGE);
    for (const next of page) {
      if (link(previous.hash, line) === next.hash) return next.place;
      previous = next;
    }
    if (page.length < PAGE) return null;
  }
}

/** How many facts stand before the one that gives this hash behind that one, or null when there is none. */
async function stepsTo(hash: string, first: string, facts: AsyncIterable<ChainedEvent>): Promise<number | null> {
  let steps = 0;
  for await (const fact of facts) {
    if (link(first, lineOf(fact)) === hash) return steps;
    steps += 1;
  }
  return null;
}

async function firstTwo<T>(all: AsyncIterable<T>): Promise<T[]> {
  const two: T[] = [];
  for await (const one of all) if (two.push(one) === 2) break;
  return two;
}
