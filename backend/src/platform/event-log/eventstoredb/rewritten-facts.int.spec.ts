import { describe, expect, it } from '@jest/globals';
import { NO_STREAM, START, UnreadableFact } from '../../../kernel/event-log.js';
import { ListedLinks } from '../../chain/chain.fixture.js';
import { linkUpTo } from '../../chain/chain-keeper.js';
import { verifyChain } from '../../chain/verify-chain.js';
import { written } from '../event-log.contract.js';
import { eventStoreBench, namesIn, until } from './event-store.fixture.js';

const { at, actor, correlationId, causationId, schema } = written('e2');
const METADATA = { at, actor, correlationId, causationId, schema };

describe('A fact of an EventStoreDB log whose bytes somebody changed', () => {
  const bench = eventStoreBench();
  const rewrite = (place: number, parts: { data?: string; metadata?: string }) => bench.double().rewrite(bench.name(), place, parts);

  const verdictAfter = async (parts: { data?: string; metadata?: string }) => {
    const log = await bench.open();
    await log.append('a-1', NO_STREAM, [written('e1'), written('e2'), written('e3')]);
    const links = new ListedLinks();
    await linkUpTo(log, links);
    await log.close();
    await rewrite(2, parts);
    return verifyChain({ log: await bench.open(), links, seals: [], published: [], gaps: [], publicKey: '' });
  };

  it.each([
    ['broken JSON', { data: '{"id":' }],
    ['broken JSON of its metadata', { metadata: '{' }],
    ['bytes that are no text', { data: '\u0000\uFFFF' }],
    ['JSON that is no object', { data: '"e2"' }],
    ['no metadata', { metadata: '' }],
    ['other data, and what was recorded as a key of the metadata', { data: '{}', metadata: JSON.stringify({ ...METADATA, data: { id: 'e2' } }) }],
    ['another author, and the recorded one under another key', { metadata: JSON.stringify({ ...METADATA, actor: { kind: 'member', id: 'x' }, was: actor }) }],
  ])('is found to be edited when it has %s', async (_, parts) => {
    expect((await verdictAfter(parts)).fault).toMatchObject({ kind: 'edited', place: 2, event: expect.stringContaining('a-1@1') });
  });
  it.each([
    ['white space', { data: '{ "id" : "e2" }' }],
    ['a key that nothing reads', { metadata: JSON.stringify({ ...METADATA, type: 'Other', more: 1 }) }],
  ])('is what was recorded when it has only %s', async (_, parts) => {
    expect(await verdictAfter(parts)).toMatchObject({ fault: null, facts: 3 });
  });
  it('is named to whoever comes to it, and hides nothing else from those who listen', async () => {
    const [log, other] = [await bench.open(), await bench.open()];
    await bench.set({ holdSubscriptions: true });
    const { position } = await other.append('a-1', NO_STREAM, [written('e1')]);
    await rewrite(1, { data: '{' });
    const heard = new Promise<void>((resolve) => log.onAppended(resolve));
    await bench.set({ holdSubscriptions: false });
    await heard;
    await expect(log.readAll(START, 10)).rejects.toThrow(UnreadableFact);
    await expect(log.readStream('a-1')).rejects.toThrow(`The fact a-1@0 ThingHappened at position ${position} cannot be read`);
    await other.append('a-2', NO_STREAM, [written('e2')]);
    await until(async () => (await log.lag()) === 0);
    expect([log.live, await log.readAll(position, 10)]).toEqual([true, [expect.objectContaining({ stream: 'a-2' })]]);
    await expect(namesIn(log)).rejects.toThrow(UnreadableFact);
  });
});
