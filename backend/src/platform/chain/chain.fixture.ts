import { createHash } from 'node:crypto';
import { type StoredEvent, SYSTEM } from '../../kernel/event.js';
import { UnreadableFact } from '../../kernel/event-log.js';
import { linkUpTo } from './chain-keeper.js';
import { isSame, type Link, type Links } from './links.js';
import { GrowingTree, leafOf } from './merkle-tree.js';
import { type Seal, Signet } from './seal.js';
import type { ChainToVerify } from './verify-chain.js';

/** Links in memory, for looking at what is told of them. */
export class ListedLinks implements Links {
  constructor(readonly all: Link[] = []) {}

  async last(): Promise<Link | null> {
    return this.all.at(-1) ?? null;
  }

  async read(from: number, limit: number): Promise<readonly Link[]> {
    return this.all.slice(from - 1, from - 1 + limit);
  }

  async append(after: Link | null, links: readonly Link[]): Promise<boolean> {
    if (!isSame(await this.last(), after)) return false;
    this.all.push(...links);
    return true;
  }

  async cut(place: number): Promise<void> {
    this.all.length = Math.min(this.all.length, place - 1);
  }
}

export const signetOf = (master: string) => new Signet({ blind: (purpose, text) => createHash('sha256').update(`${master}/${purpose}/${text}`).digest('hex') });

export const SEALED_AT = '2026-11-21T14:00:00.000Z';

/** A fact of a log in which `position` is three times its place. */
export const factAt = (place: number, words = `fact ${place}`): StoredEvent => ({
  stream: `thing-${place % 3}`,
  revision: Math.floor((place - 1) / 3),
  position: place * 3,
  id: `id-${words}`,
  type: 'ThingHappened',
  at: SEALED_AT,
  actor: SYSTEM,
  correlationId: 'correlation-1',
  causationId: null,
  schema: 1,
  data: { words },
});

export const logOf = (facts: readonly StoredEvent[]): ChainToVerify['log'] => ({
  readAll: async (after, limit) => facts.filter(({ position }) => position > after).slice(0, limit),
});

/** The same log, where the fact at a place cannot be read. */
export const unreadableAt = (facts: readonly StoredEvent[], place: number): ChainToVerify['log'] => ({
  readAll: async (after, limit) => {
    const read = await logOf(facts).readAll(after, limit);
    const there = read.find((fact) => fact === facts[place - 1]);
    if (there) throw new UnreadableFact(`${there.stream}@${there.revision} ${there.type}`, there.position, new SyntaxError());
    return read;
  },
});

/** The seal of the first facts that a chain has links for. */
export async function sealOf(links: Links, size: number, signet: Signet, at = SEALED_AT): Promise<Seal> {
  const tree = new GrowingTree();
  const sealed = await links.read(1, size);
  for (const { hash } of sealed) tree.append(leafOf(hash));
  return signet.seal({ size, head: sealed.at(-1)?.hash ?? '', root: tree.root(), at });
}

/** Facts with their links and the seals at the given sizes, nothing of it touched. */
export async function chained(count: number, sizes: readonly number[], signet: Signet) {
  const facts = Array.from({ length: count }, (_, index) => factAt(index + 1));
  const links = new ListedLinks();
  await linkUpTo(logOf(facts), links);
  return { facts, links, seals: await Promise.all(sizes.map((size) => sealOf(links, size, signet))) };
}
