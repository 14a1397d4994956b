/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { chooseCookies } from './cookieChoice';
import { forgetStoredQueries, KEPT_FOR, kept, restoreQueries, storeQueries } from './queryStore';

const KEY = 'queryCache';
const NOW = new Date('2026-11-22T14:00:00.000Z').getTime();
const stored = () => localStorage.getItem(KEY);
const stops: (() => void)[] = [];

/** A page of somebody, which follows its answers. */
function page(owner = 'build-1 m1') {
  const queries = new QueryClient();
  stops.push(
    storeQueries(queries, () => owner),
    () => queries.clear(),
  );
  return queries;
}

/** Something that was read; kept ones say so. */
const read = (queries: QueryClient, name: string, data: unknown, options: object = kept) =>
  queries.fetchQuery({ queryKey: [name], queryFn: async () => data, ...options });

/** What the next visit finds. */
function nextVisit(owner = 'build-1 m1') {
  const queries = new QueryClient();
  stops.push(() => queries.clear());
  restoreQueries(queries, owner);
  return queries;
}
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
  localStorage.clear();
  chooseCookies('accepted');
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('Answers that are kept on the device', () => {
  it('are there at the next visit', async () => {
    await read(page(), 'topics', ['t1']);
    await pass(1_000);
    expect(nextVisit().getQueryData(['topics'])).toEqual(['t1']);
  });
  it('are asked again by the next visit, however young they are', async () => {
    await read(page(), 'topics', ['t1']);
    await pass(1_000);
    const queries = nextVisit();
    await read(queries, 'topics', ['t1', 't2'], { ...kept, staleTime: 300_000 });
    expect(queries.getQueryData(['topics'])).toEqual(['t1', 't2']);
  });

  it('are written at most once a second', async () => {
    const write = jest.spyOn(Storage.prototype, 'setItem');
    const queries = page();
    await read(queries, 'a', 1);
    await pass(900);
    await read(queries, 'b', 2);
    expect(write.mock.calls.filter(([key]) => key === KEY)).toHaveLength(0);
    await pass(100);
    await pass(5_000);
    expect(write.mock.calls.filter(([key]) => key === KEY)).toHaveLength(1);
    expect(nextVisit().getQueryData(['b'])).toBe(2);
  });

  it('are written at once by the page that is being left', async () => {
    await read(page(), 'topics', ['t1']);
    dispatchEvent(new Event('pagehide'));
    expect(nextVisit().getQueryData(['topics'])).toEqual(['t1']);
  });

  it('are only those that say so', async () => {
    const queries = page();
    await read(queries, 'topics', ['t1']);
    await read(queries, 'session', { user: 'm1' }, {});
    await pass(1_000);
    expect(stored()).not.toContain('session');
  });

  it('are none that failed', async () => {
    const queries = page();
    await queries.fetchQuery({ queryKey: ['broken'], queryFn: () => Promise.reject(new Error('x')), ...kept }).catch(() => undefined);
    await pass(1_000);
    expect(stored()).not.toContain('broken');
  });

  it.each([
    ['another member', 'build-1 m2'],
    ['another build', 'build-2 m1'],
    ['a guest', 'build-1 guest'],
  ])('are not read by %s, and are gone then', async (_, other) => {
    await read(page(), 'topics', ['t1']);
    await pass(1_000);
    expect(nextVisit(other).getQueryData(['topics'])).toBeUndefined();
    expect(stored()).toBeNull();
  });

  it('are let go after a week', async () => {
    await read(page(), 'topics', ['t1']);
    await pass(1_000);
    jest.setSystemTime(NOW + KEPT_FOR - 1);
    expect(nextVisit().getQueryData(['topics'])).toEqual(['t1']);
    jest.setSystemTime(NOW + KEPT_FOR);
    expect(nextVisit().getQueryData(['topics'])).toBeUndefined();
  });

  it('are nothing where the visitor has not agreed', async () => {
    chooseCookies('rejected');
    await read(page(), 'topics', ['t1']);
    await pass(1_000);
    expect(stored()).toBeNull();
  });

  it('are the newest as far as there is room', async () => {
    const queries = page();
    const much = 'x'.repeat(800_000);
    await read(queries, 'older', much);
    await pass(10);
    await read(queries, 'newer', much);
    await pass(1_000);
    expect([nextVisit().getQueryData(['newer']), nextVisit().getQueryData(['older'])]).toEqual([much, undefined]);
  });

  it('do not keep the page from working where the storage is full', async () => {
    localStorage.setItem(KEY, 'older');
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await read(page(), 'topics', ['t1']);
    await pass(1_000);
    expect(stored()).toBeNull();
  });

  it('do not keep the page from working where what is stored is broken', () => {
    localStorage.setItem(KEY, '{"owner":');
    expect(nextVisit().getQueryCache().getAll()).toEqual([]);
  });

  it('are gone at once when they are to be forgotten', async () => {
    await read(page(), 'topics', ['t1']);
    await pass(1_000);
    forgetStoredQueries();
    expect(stored()).toBeNull();
  });

  it('are not written any more by a page that has stopped', async () => {
    const queries = page();
    await read(queries, 'topics', ['t1']);
    stops[0]?.();
    await pass(1_000);
    dispatchEvent(new Event('pagehide'));
    expect(stored()).toBeNull();
  });
});
