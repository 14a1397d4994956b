import { describe, expect, it } from '@jest/globals';
import { chained, factAt, ListedLinks, logOf, signetOf, unreadableAt } from './chain.fixture.js';
import { linkUpTo } from './chain-keeper.js';
import { tailOf } from './verify-tail.js';

const [signet, stranger] = [signetOf('ours'), signetOf('theirs')];
const setUp = async (count = 20, size = 12) => {
  const { facts, links, seals } = await chained(count, [size], signet);
  const [seal] = seals;
  if (!seal) throw new Error('nothing was sealed');
  return { facts, links, seal };
};

describe('The end of a log', () => {
  it('is whole when links and seal agree with it', async () => {
    const { facts, links, seal } = await setUp();
    expect(await tailOf(logOf(facts), links, seal, signet.publicKey)).toBe('whole');
  });
  it('is whole before there is anything to compare it with', async () =>
    expect(await tailOf(logOf([factAt(1)]), new ListedLinks(), null, signet.publicKey)).toBe('whole'));
  it('is whole when it has more facts than links', async () => {
    const { facts, links, seal } = await setUp();
    expect(await tailOf(logOf([...facts, factAt(21)]), links, seal, signet.publicKey)).toBe('whole');
  });
  it('is not whole when its links are lost behind a seal', async () => {
    const { facts, links, seal } = await setUp();
    await links.cut(12);
    expect(await tailOf(logOf(facts), links, seal, signet.publicKey)).toBe('behind');
    await links.cut(1);
    expect(await tailOf(logOf(facts), links, seal, signet.publicKey)).toBe('behind');
  });
  it('is wrong when a fact of it was changed, or cut off', async () => {
    const { facts, links, seal } = await setUp();
    const changed = facts.map((fact, index) => (index === 17 ? { ...fact, data: {} } : fact));
    expect(await tailOf(logOf(changed), links, seal, signet.publicKey)).toBe('wrong');
    expect(await tailOf(logOf(facts.slice(0, 18)), links, seal, signet.publicKey)).toBe('wrong');
  });
  it('is wrong when a fact of it cannot be read', async () => {
    const { facts, links, seal } = await setUp();
    expect(await tailOf(unreadableAt(facts, 18), links, seal, signet.publicKey)).toBe('wrong');
  });
  it('is wrong when all links were made anew behind a change', async () => {
    const { facts, seal } = await setUp();
    const changed = facts.map((fact, index) => (index === 3 ? { ...fact, data: {} } : fact));
    const links = new ListedLinks();
    await linkUpTo(logOf(changed), links);
    expect(await tailOf(logOf(changed), links, seal, signet.publicKey)).toBe('wrong');
  });
  it('is wrong when its last seal was made by somebody else, or changed', async () => {
    const { facts, links, seal } = await setUp();
    expect(await tailOf(logOf(facts), links, stranger.seal(seal), signet.publicKey)).toBe('wrong');
    expect(await tailOf(logOf(facts), links, { ...seal, size: 11 }, signet.publicKey)).toBe('wrong');
  });
  it('is wrong when its links are of another engine, where facts have other positions', async () => {
    const { facts, links, seal } = await setUp(6_000, 5_500);
    const elsewhere = facts.map((fact) => ({ ...fact, position: fact.position + 1_000 }));
    expect(await tailOf(logOf(elsewhere), links, seal, signet.publicKey)).toBe('wrong');
  });
});
