import type { LogFault } from '../../../contracts/audit.js';
import type { StoredEvent } from '../../kernel/event.js';
import { type EventLog, START, UnreadableFact } from '../../kernel/event-log.js';
import { lineOf, link, NO_EVENTS } from './chain.js';
import { faultAt, inNames } from './fault.js';
import type { Link, Links } from './links.js';
import { GrowingTree, leafOf } from './merkle-tree.js';
import { readablePagesOf, wholePagesOf } from './pages.js';
import { isGapOf, isSealOf, type Seal, type SignedGap } from './seal.js';

/** A gap with how many seals stood in the log before it: those do not bind what stands there since. */
export type AcceptedGap = SignedGap & { readonly sealsBefore: number };

export interface ChainToVerify {
  readonly log: Pick<EventLog, 'readAll'>;
  readonly links: Links;
  /** Those in the log, in order. */
  readonly seals: readonly Seal[];
  /** Those that were kept elsewhere. */
  readonly published: readonly Seal[];
  readonly gaps: readonly AcceptedGap[];
  /** The key whose seals count (base64). */
  readonly publicKey: string;
  /** Called now and then with how many facts were verified. */
  readonly report?: (facts: number) => void;
  /** Waited for after each page of the log, by whoever has others to serve. */
  readonly rest?: () => Promise<unknown>;
}

export interface Verdict {
  /** How many facts were found to be what was recorded. */
  readonly facts: number;
  /** Hash of the chain over them, and root of the tree over its links. */
  readonly head: string;
  readonly root: string;
  /** How many of them a seal vouches for, and how many have a link. */
  readonly sealed: number;
  readonly linked: number;
  readonly fault: LogFault | null;
}

/** Reads the whole log and compares it with its links and seals; answers the first place that is not what was recorded. */
export async function verifyChain({ log, links, seals, published, gaps, publicKey, report, rest }: ChainToVerify): Promise<Verdict> {
  const accepted = gapsOf(publicKey, gaps);
  const counting = [...bindingSeals(seals, accepted), ...bindingElsewhere(published, accepted)];
  const forged = counting.find((seal) => !isSealOf(publicKey, seal))?.size ?? forgedGap(publicKey, gaps)?.place;
  const promised = new Map<number, readonly Vouched[]>();
  for (const { size, head, root } of counting) promised.set(size, [...(promised.get(size) ?? []), { head, root }]);
  for (const { upTo, head } of bindingGaps(accepted)) promised.set(upTo, [...(promised.get(upTo) ?? []), { head, root: null }]);
  const tree = new GrowingTree();
  // What is linked while this goes on belongs to facts that may not be read any more.
  const until = (await links.last())?.place ?? 0;
  let [facts, head, sealed, linked] = [0, NO_EVENTS, 0, 0];
  let before: Link | null = null;
  const verdict = (fault: LogFault | null): Verdict => ({ facts, head, root: tree.root(), sealed, linked, fault });
  if (forged !== undefined) return verdict({ kind: 'forged', place: forged, event: null, count: 1 });
  const broken = (first: string) => {
    const from = before?.position ?? START;
    return faultAt({ before, first, links, facts: () => readablePagesOf(log, from) });
  };
  // By whole pages: a promise for each of a million facts would take longer than what is asked of it.
  const compared = async (): Promise<LogFault | null> => {
    for await (const page of wholePagesOf(log)) {
      const kept = await links.read(facts + 1, Math.max(0, Math.min(page.length, until - facts)));
      for (const [index, event] of page.entries()) {
        const next = link(head, lineOf(event));
        const there = kept[index];
        if (there && there.place !== facts + 1) return { kind: 'record', place: facts + 1, event: inNames(event), count: 1 };
        if (there && there.hash !== next) return broken(head);
        if (there) linked += 1;
        [facts, head, before] = [facts + 1, next, linkAt(facts + 1, event, next)];
        tree.append(leafOf(next));
        const promises = promised.get(facts) ?? [];
        if (promises.some((promise) => promise.head !== head || (promise.root ?? tree.root()) !== tree.root()))
          return { kind: 'sealed', place: sealed + 1, event: inNames(event), count: facts - sealed };
        if (promises.length > 0) sealed = facts;
      }
      report?.(facts);
      await rest?.();
    }
    return null;
  };
  const fault = await compared().catch((error: unknown): LogFault => {
    if (error instanceof UnreadableFact) return { kind: 'edited', place: facts + 1, event: error.fact, count: 1 };
    throw error;
  });
  if (fault) return verdict(fault);
  if (until > facts) return verdict(await broken(head));
  const beyond = [...promised.keys()].reduce((most, size) => Math.max(most, size), 0);
  if (beyond > facts) return verdict({ kind: 'truncated', place: facts + 1, event: null, count: beyond - facts });
  return verdict(null);
}

interface Vouched {
  readonly head: string;
  readonly root: string | null;
}

/** The gaps that whoever holds this key has accepted: what anybody else wrote gives up no seal. */
export const gapsOf = (publicKey: string, gaps: readonly AcceptedGap[]): readonly AcceptedGap[] => gaps.filter((gap) => isGapOf(publicKey, gap));

/** A gap that somebody else wrote, until a later one of ours gives up its place. */
const forgedGap = (publicKey: string, gaps: readonly AcceptedGap[]): AcceptedGap | undefined =>
  gaps.find((gap, index) => !isGapOf(publicKey, gap) && !gapsOf(publicKey, gaps.slice(index + 1)).some(({ place }) => place <= gap.place));

/** The seals of the log that no gap behind them has given up. */
export const bindingSeals = (seals: readonly Seal[], gaps: readonly AcceptedGap[]): readonly Seal[] =>
  seals.filter(({ size }, index) => !gaps.some((gap) => size >= gap.place && index < gap.sealsBefore));

/** What was accepted, but for what a later gap has given up again. */
const bindingGaps = (gaps: readonly AcceptedGap[]): readonly AcceptedGap[] =>
  gaps.filter(({ upTo }, index) => !gaps.slice(index + 1).some(({ place }) => place <= upTo));

/** Those that were kept elsewhere and that no gap has given up: of them only the time tells what was before what. */
export const bindingElsewhere = (seals: readonly Seal[], gaps: readonly AcceptedGap[]): readonly Seal[] =>
  seals.filter(({ size, at }) => !gaps.some((gap) => size >= gap.place && at <= gap.at));

const linkAt = (place: number, { position }: StoredEvent, hash: string): Link => ({ place, position, hash });
