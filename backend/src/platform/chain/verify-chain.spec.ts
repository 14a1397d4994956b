import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { FaultKind } from '../../../contracts/audit.js';
import type { StoredEvent } from '../../kernel/event.js';
import { chained, factAt, ListedLinks, logOf, SEALED_AT, sealOf, signetOf, unreadableAt } from './chain.fixture.js';
import { linkUpTo } from './chain-keeper.js';
import type { Links } from './links.js';
import type { Seal } from './seal.js';
import { type AcceptedGap, bindingElsewhere, verifyChain } from './verify-chain.js';

const [signet, stranger] = [signetOf('ours'), signetOf('theirs')];
const COUNT = 40;
const SIZES = [15, 30];
const GONE = '2026-11-22T09:00:00.000Z';

interface Found {
  readonly facts: readonly StoredEvent[];
  readonly links: Links;
  readonly seals: readonly Seal[];
}

const verify = ({ facts, links, seals }: Found, gaps: readonly AcceptedGap[] = [], published: readonly Seal[] = []) =>
  verifyChain({ log: logOf(facts), links, seals, published, gaps, publicKey: signet.publicKey });
const faultOf = async (found: Found, gaps: readonly AcceptedGap[] = [], published: readonly Seal[] = []) => (await verify(found, gaps, published)).fault;
const without = (facts: readonly StoredEvent[], place: number, count = 1) => facts.filter((_, index) => index < place - 1 || index >= place - 1 + count);
const changed = (facts: readonly StoredEvent[], place: number, to: Partial<StoredEvent>) =>
  facts.map((fact, index) => (index === place - 1 ? { ...fact, ...to } : fact));
const swapped = (facts: readonly StoredEvent[], one: number, other: number) =>
  facts.map((fact, index) => ({
    ...((index === one - 1 ? facts[other - 1] : index === other - 1 ? facts[one - 1] : fact) as StoredEvent),
    position: fact.position,
  }));
/** What somebody who can write everything but the key makes of it: links, and seals if `seals` are theirs. */
async function rewritten(facts: readonly StoredEvent[], seals: readonly Seal[]): Promise<Found> {
  const links = new ListedLinks();
  await linkUpTo(logOf(facts), links);
  return { facts, links, seals };
}

describe('A log with its chain', () => {
  it('that nobody touched is what was recorded, in a thousand histories', async () => {
    const history = fc.record({
      count: fc.nat(60),
      linked: fc.nat(60),
      cuts: fc.array(fc.nat(60), { maxLength: 4 }),
      words: fc.array(fc.string({ unit: 'binary' }), { maxLength: 5 }),
    });
    await fc.assert(
      fc.asyncProperty(history, async ({ count, linked, cuts, words }) => {
        const facts = Array.from({ length: count }, (_, index) => factAt(index + 1, words[index % (words.length || 1)] ?? 'none'));
        const links = new ListedLinks();
        await linkUpTo(logOf(facts.slice(0, linked)), links);
        const sizes = cuts.filter((size) => size > 0 && size <= links.all.length);
        const seals = await Promise.all(sizes.map((size) => sealOf(links, size, signet)));
        const { fault, facts: verified, sealed, linked: found } = await verify({ facts, links, seals });
        expect({ fault, verified, sealed, found }).toEqual({ fault: null, verified: count, sealed: Math.max(0, ...sizes), found: Math.min(count, linked) });
      }),
      { numRuns: 1_000 },
    );
  });

  it.each<[string, FaultKind, number, number, (found: Found) => Partial<Found>]>([
    ['a word that was edited', 'edited', 7, 1, ({ facts }) => ({ facts: changed(facts, 7, { data: { words: 'other' } }) })],
    ['a time that was edited', 'edited', 1, 1, ({ facts }) => ({ facts: changed(facts, 1, { at: GONE }) })],
    ['an actor who was edited', 'edited', COUNT, 1, ({ facts }) => ({ facts: changed(facts, COUNT, { actor: { id: 'x', role: 'user' } }) })],
    ['two facts behind each other that were edited', 'edited', 7, 1, ({ facts }) => ({ facts: changed(changed(facts, 7, { at: GONE }), 8, { at: GONE }) })],
    ['a fact that was deleted', 'deleted', 7, 1, ({ facts }) => ({ facts: without(facts, 7) })],
    ['the first fact, deleted', 'deleted', 1, 1, ({ facts }) => ({ facts: without(facts, 1) })],
    ['five facts that were deleted', 'deleted', 20, 5, ({ facts }) => ({ facts: without(facts, 20, 5) })],
    ['a fact that was inserted', 'inserted', 12, 1, ({ facts }) => ({ facts: [...facts.slice(0, 11), { ...factAt(99), position: 34 }, ...facts.slice(11)] })],
    ['two facts that changed places', 'reordered', 9, 1, ({ facts }) => ({ facts: swapped(facts, 9, 17) })],
    ['neighbours that changed places', 'reordered', 9, 1, ({ facts }) => ({ facts: swapped(facts, 9, 10) })],
    ['a log that was cut off', 'truncated', 33, 8, ({ facts }) => ({ facts: facts.slice(0, 32) })],
    ['a log that is empty', 'truncated', 1, COUNT, () => ({ facts: [] })],
    [
      'a link that was changed',
      'record',
      8,
      1,
      ({ links }) => ({ links: new ListedLinks((links as ListedLinks).all.map((link) => (link.place === 8 ? { ...link, hash: 'f'.repeat(64) } : link))) }),
    ],
  ])('names %s', async (_, kind, place, count, change) => {
    const found = await chained(COUNT, SIZES, signet);
    expect(await faultOf({ ...found, ...change(found) })).toMatchObject({ kind, place, count });
  });

  it('names the fact that stands at the wrong place', async () => {
    const found = await chained(COUNT, SIZES, signet);
    expect(await faultOf({ ...found, facts: without(found.facts, 7) })).toMatchObject({ event: 'thing-2@2 ThingHappened' });
  });
  it('that was rewritten with all its links is found by the next seal', async () => {
    const { facts, seals } = await chained(COUNT, SIZES, signet);
    expect(await faultOf(await rewritten(changed(facts, 20, { data: { words: 'other' } }), seals))).toMatchObject({ kind: 'sealed', place: 16, count: 15 });
  });
  it('that was cut off with all its links is found by a seal of more', async () => {
    const { facts, seals } = await chained(COUNT, SIZES, signet);
    expect(await faultOf(await rewritten(facts.slice(0, 20), seals))).toMatchObject({ kind: 'truncated', place: 21, count: 10 });
  });
  it('is not vouched for by a seal that somebody else made', async () => {
    const found = await chained(COUNT, SIZES, signet);
    const forged = await sealOf(found.links, 35, stranger);
    expect(await faultOf({ ...found, seals: [...found.seals, forged] })).toMatchObject({ kind: 'forged', place: 35 });
  });
  it('names the fact whose bytes cannot be read, and what was done before it', async () => {
    const { facts, ...found } = await chained(COUNT, SIZES, signet);
    const named = (log: ReturnType<typeof logOf>) => verifyChain({ log, ...found, published: [], gaps: [], publicKey: signet.publicKey });
    expect((await named(unreadableAt(facts, 20))).fault).toEqual({ kind: 'edited', place: 20, event: 'thing-2@6 ThingHappened', count: 1 });
    expect((await named(unreadableAt(without(facts, 7), 20))).fault).toMatchObject({ kind: 'deleted', place: 7 });
  });
  it('is as it was when only a link of it was taken away', async () => {
    const found = await chained(COUNT, SIZES, signet);
    const links = new ListedLinks(found.links.all.filter(({ place }) => place !== 20));
    links.read = async (from, limit) => links.all.filter(({ place }) => place >= from).slice(0, limit);
    expect(await faultOf({ ...found, links })).toMatchObject({ kind: 'record', place: 20 });
  });
  it('is not vouched for by a seal whose words were changed', async () => {
    const found = await chained(COUNT, SIZES, signet);
    const [first, second] = found.seals as [Seal, Seal];
    expect(await faultOf({ ...found, seals: [first, { ...second, size: 29 }] })).toMatchObject({ kind: 'forged', place: 29 });
  });
  it('that was rewritten and sealed anew is found by a seal that was published before', async () => {
    const { facts, seals: published } = await chained(COUNT, SIZES, signet);
    const other = await rewritten(changed(facts, 20, { data: { words: 'other' } }), []);
    const resealed = { ...other, seals: await Promise.all(SIZES.map((size) => sealOf(other.links, size, signet))) };
    expect(await faultOf(resealed)).toBeNull();
    expect(await faultOf(resealed, [], published)).toMatchObject({ kind: 'sealed', place: 16 });
  });

  describe('with a gap that was accepted', () => {
    const gapOf = async (links: Links, place: number, upTo: number, sealsBefore: number, by = signet): Promise<AcceptedGap> => {
      const [at] = await links.read(upTo, 1);
      return { ...by.accept({ place, upTo, head: at?.hash ?? '', at: GONE, kind: 'edited', reason: 'restored' }), sealsBefore };
    };

    it('counts from there on as it stands', async () => {
      const { facts, seals } = await chained(COUNT, SIZES, signet);
      const found = await rewritten(changed(facts, 20, { at: GONE }), seals);
      expect(await verify(found, [await gapOf(found.links, 20, COUNT, 2)])).toMatchObject({ fault: null, sealed: COUNT });
    });
    it('may be shorter than a seal was that is older', async () => {
      const { facts, seals } = await chained(COUNT, SIZES, signet);
      const found = await rewritten(facts.slice(0, 20), seals);
      expect(await faultOf(found, [await gapOf(found.links, 21, 20, 2)])).toBeNull();
    });
    it('counts before it as it did', async () => {
      const { facts, seals } = await chained(COUNT, SIZES, signet);
      const found = await rewritten(changed(changed(facts, 20, { at: GONE }), 3, { at: GONE }), seals);
      expect(await faultOf(found, [await gapOf(found.links, 20, COUNT, 2)])).toMatchObject({ kind: 'sealed', place: 1 });
    });
    it('is bound by seals that came later', async () => {
      const { facts, seals } = await chained(COUNT, SIZES, signet);
      const found = await rewritten(changed(facts, 20, { at: GONE }), seals);
      const gap = await gapOf(found.links, 20, COUNT - 5, 2);
      const later = await sealOf(found.links, COUNT, signet, '2026-11-23T00:00:00.000Z');
      const again = await rewritten(changed(found.facts, COUNT - 1, { at: SEALED_AT, id: 'other' }), [...seals, later]);
      expect(await faultOf(again, [gap])).toMatchObject({ kind: 'sealed', place: COUNT - 4 });
    });
    it('ends what somebody else wrote about its place', async () => {
      const { facts, seals } = await chained(COUNT, SIZES, signet);
      const found = await rewritten(changed(facts, 20, { at: GONE }), seals);
      const [forged, own] = [await gapOf(found.links, 20, COUNT, 2, stranger), await gapOf(found.links, 20, COUNT, 2)];
      expect(await faultOf(found, [forged, own])).toBeNull();
      expect(await faultOf(found, [own, forged])).toMatchObject({ kind: 'forged', place: 20 });
    });
    it('is none when somebody else says so', async () => {
      const { facts, seals } = await chained(COUNT, SIZES, signet);
      const found = await rewritten(changed(facts, 20, { at: GONE }), seals);
      expect(await faultOf(found, [await gapOf(found.links, 20, COUNT, 2, stranger)])).toMatchObject({ kind: 'forged', place: 20 });
      const reworded = { ...(await gapOf(found.links, 20, COUNT, 2)), place: 1 };
      expect(await faultOf(found, [reworded])).toMatchObject({ kind: 'forged', place: 1 });
    });
    it('may give up an earlier gap', async () => {
      const { facts, seals } = await chained(COUNT, SIZES, signet);
      const once = await rewritten(changed(facts, 20, { at: GONE }), seals);
      const twice = await rewritten(changed(once.facts, 10, { at: GONE }), seals);
      const gaps = [await gapOf(once.links, 20, COUNT, 2), await gapOf(twice.links, 1, COUNT, 2)];
      expect(await faultOf(twice, gaps)).toBeNull();
      expect(await faultOf(twice, [...gaps].reverse())).toMatchObject({ kind: 'sealed' });
    });
    it('gives up seals by their order, whatever the clocks said', async () => {
      const { facts, links } = await chained(COUNT, SIZES, signet);
      const seals = [await sealOf(links, 30, signet, '2027-01-01T00:00:00.000Z')];
      const found = await rewritten(changed(facts, 20, { at: GONE }), seals);
      expect(await faultOf(found, [await gapOf(found.links, 20, COUNT, 1)])).toBeNull();
      expect(await faultOf(found, [await gapOf(found.links, 20, COUNT, 0)])).toMatchObject({ kind: 'sealed' });
    });
    it('gives up seals that were kept elsewhere before it, by their time', async () => {
      const { facts, seals: published } = await chained(COUNT, SIZES, signet);
      const found = await rewritten(changed(facts, 20, { at: GONE }), []);
      const gap = await gapOf(found.links, 20, COUNT, 0);
      expect(await faultOf(found, [gap], published)).toBeNull();
      expect(bindingElsewhere(published, [gap]).map(({ size }) => size)).toEqual([15]);
      expect(await faultOf(found, [{ ...gap, ...signet.accept({ ...gap, at: '2026-11-21T00:00:00.000Z' }) }], published)).toMatchObject({ kind: 'sealed' });
    });
    it('is not to be changed again', async () => {
      const { facts, seals } = await chained(COUNT, SIZES, signet);
      const found = await rewritten(changed(facts, 20, { at: GONE }), seals);
      const gap = await gapOf(found.links, 20, COUNT, 2);
      expect(await faultOf(await rewritten(changed(found.facts, 25, { at: GONE }), seals), [gap])).toMatchObject({ kind: 'sealed' });
    });
  });
});
