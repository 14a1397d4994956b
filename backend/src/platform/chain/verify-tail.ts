import { type EventLog, START, UnreadableFact } from '../../kernel/event-log.js';
import { lineOf, link, NO_EVENTS } from './chain.js';
import type { Link, Links } from './links.js';
import { pagesOf } from './pages.js';
import { isSealOf, type Seal } from './seal.js';

/** So many facts are looked at before a process serves: about a tenth of a second. */
const TAIL = 5_000;

/** `behind`: the links do not reach what was sealed, so that they tell nothing of it. */
export type TailState = 'whole' | 'behind' | 'wrong';

type Log = Pick<EventLog, 'readAll'>;

/** Compares the end of a log with its links and its last seal. Whatever is not whole, the whole log has to be compared to know what it is. */
export function tailOf(log: Log, links: Links, seal: Seal | null, publicKey: string): Promise<TailState> {
  return compared(log, links, seal, publicKey).catch((error: unknown): TailState => {
    if (error instanceof UnreadableFact) return 'wrong';
    throw error;
  });
}

async function compared(log: Log, links: Links, seal: Seal | null, publicKey: string): Promise<TailState> {
  if (seal && !isSealOf(publicKey, seal)) return 'wrong';
  const last = await links.last();
  if ((last?.place ?? 0) < (seal?.size ?? 0)) return 'behind';
  if (!last) return 'whole';
  const [sealed] = seal ? await links.read(seal.size, 1) : [];
  if (seal && sealed?.hash !== seal.head) return 'wrong';
  const from = Math.max(1, last.place - TAIL + 1);
  let before: Link | null = from > 1 ? ((await links.read(from - 1, 1))[0] ?? null) : null;
  const facts = pagesOf(log, before?.position ?? START);
  for (const expected of await links.read(from, TAIL)) {
    const fact = await facts.next();
    if (fact.done || link(before?.hash ?? NO_EVENTS, lineOf(fact.value)) !== expected.hash) return 'wrong';
    before = expected;
  }
  return 'whole';
}
