/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { KnownMember } from '../../../client/knownMember';

type Reading = typeof import('./readPosts');
type Known = typeof import('../../../client/knownMember');
let reading: Reading;
let rememberMember: Known['rememberMember'];

const START = '2026-11-22T10:00:00.000Z';
const EARLIER = '2026-11-22T09:00:00.000Z';
const LATER = '2026-11-22T11:00:00.000Z';
const author = { id: 'm2', username: 'elif', name: 'Elif', avatar: null, is_blog_author: false };
const stateOf = (id: string, published_at = LATER, by = author) => reading.readingNow({ id, published_at, author: by });

beforeEach(async () => {
  jest.useFakeTimers({ now: Date.parse(START) });
  localStorage.clear();
  jest.resetModules();
  ({ rememberMember } = await import('../../../client/knownMember'));
  rememberMember({ id: 'm1' } as KnownMember);
  reading = await import('./readPosts');
});
afterEach(() => {
  jest.useRealTimers();
});

describe('A post in a list', () => {
  it('is new when it came since the first visit, but never one’s own', () => {
    expect([stateOf('p1').reading, stateOf('p1', EARLIER).reading, stateOf('p1', LATER, { ...author, id: 'm1' }).reading]).toEqual([
      'new',
      'unopened',
      'unopened',
    ]);
  });
  it('says how much of it was read, and at last that it was', () => {
    const said = [0, 4, 40, 96].map((percent) => {
      reading.markReading('p1', percent);
      return stateOf('p1');
    });
    expect(said).toEqual([
      { reading: 'unopened', percent: 0 },
      { reading: 'unopened', percent: 0 },
      { reading: 'part', percent: 40 },
      { reading: 'read', percent: 100 },
    ]);
  });
  it('is never read less than it was', () => {
    reading.markReading('p1', 60);
    reading.markReading('p2', 10);
    reading.markReading('p1', 5);
    expect(stateOf('p1').percent).toBe(60);
  });
  it('belongs to one reader', () => {
    reading.markReading('p1', 60);
    rememberMember(null);
    expect(stateOf('p1').percent).toBe(0);
    rememberMember({ id: 'm1' } as KnownMember);
    expect(stateOf('p1').percent).toBe(60);
  });
  it('is written down in steps, and for the last three hundred posts', () => {
    const write = jest.spyOn(Storage.prototype, 'setItem');
    for (let percent = 0; percent <= 12; percent += 1) reading.markReading('p0', percent);
    expect(write).toHaveBeenCalledTimes(3);
    for (let at = 1; at <= 300; at += 1) reading.markReading(`p${at}`, 50);
    expect([stateOf('p0', EARLIER).percent, stateOf('p1').percent]).toEqual([0, 50]);
    write.mockRestore();
  });
});
