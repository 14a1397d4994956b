import { beforeEach, describe, expect, it } from '@jest/globals';
import { scratchFolder } from '../scratch.fixture.js';
import type { Requests } from './requests.js';

const NOW = Date.parse('2026-11-21T11:00:00.000Z');
const DAY_MS = 24 * 60 * 60_000;

/** What every store of requests does; `opening` answers the one that lives under a path, the same one each time. */
export function describeRequests(name: string, opening: (path: string) => Promise<Requests>): void {
  describe(name, () => describe('A request with a key', () => behaves(opening)));
}

function behaves(opening: (path: string) => Promise<Requests>): void {
  const path = scratchFolder();
  let requests: Requests;
  const open = () => opening(path('requests'));
  const begin = (now = NOW, owner = 'm1', digest = 'digest') => requests.begin(owner, 'key', digest, now);
  beforeEach(async () => {
    requests = await open();
  });

  it('has no answer at first', async () => expect(await begin()).toEqual({ digest: 'digest', startedAt: NOW, answer: null }));
  it('keeps the time of its first try', async () => {
    await begin();
    expect(await begin(NOW + 5000)).toEqual({ digest: 'digest', startedAt: NOW, answer: null });
  });
  it('keeps the digest of its first try, so that another request under its key is found out', async () => {
    await begin();
    expect((await begin(NOW, 'm1', 'other')).digest).toBe('digest');
  });
  it('gets its answer again', async () => {
    await begin();
    await requests.answered('m1', 'key', 201, '{"id":"x"}');
    expect((await begin(NOW + 5000)).answer).toEqual({ status: 201, body: '{"id":"x"}' });
  });
  it('gets its answer again after a restart', async () => {
    await begin();
    await requests.answered('m1', 'key', 201, '{}');
    requests = await open();
    expect((await begin()).answer).toEqual({ status: 201, body: '{}' });
  });
  it('is not the request of another under the same key', async () => {
    await begin();
    await requests.answered('m1', 'key', 201, '{}');
    expect((await begin(NOW, 'm2')).answer).toBeNull();
  });
  it('may be corrected once it was refused', async () => {
    await begin();
    await requests.forget('m1', 'key');
    expect(await begin(NOW + 5000, 'm1', 'corrected')).toEqual({ digest: 'corrected', startedAt: NOW + 5000, answer: null });
  });
  it('is not forgotten once it was answered', async () => {
    await begin();
    await requests.answered('m1', 'key', 201, '{}');
    await requests.forget('m1', 'key');
    expect((await begin()).answer).toEqual({ status: 201, body: '{}' });
  });
  it('is one of the newest of its owner, or is not known any more; others lose nothing by it', async () => {
    await requests.begin('m2', 'theirs', 'digest', NOW);
    await requests.answered('m2', 'theirs', 201, '{}');
    for (let number = 0; number < 600; number++) await requests.begin('m1', `key-${number}`, 'digest', NOW + number);
    const digestOf = async (owner: string, key: string) => (await requests.begin(owner, key, 'anew', NOW + 600)).digest;
    expect([await digestOf('m1', 'key-599'), await digestOf('m1', 'key-101'), await digestOf('m1', 'key-99'), await digestOf('m2', 'theirs')]).toEqual([
      'digest',
      'digest',
      'anew',
      'digest',
    ]);
  });
  it('is kept for a day', async () => {
    await begin();
    await requests.answered('m1', 'key', 201, '{}');
    expect((await begin(NOW + DAY_MS)).answer).toEqual({ status: 201, body: '{}' });
    expect((await begin(NOW + DAY_MS + 1)).answer).toBeNull();
  });
  it('that comes twice at once is noted once', async () => {
    const both = await Promise.all([begin(NOW), begin(NOW + 1)]);
    expect(both[0]).toEqual(both[1]);
  });
  it('is not taken for another whose owner and key run together to the same text', async () => {
    await requests.begin('m1', '2key', 'digest', NOW);
    expect(await requests.begin('m12', 'key', 'other', NOW)).toEqual({ digest: 'other', startedAt: NOW, answer: null });
  });
}
