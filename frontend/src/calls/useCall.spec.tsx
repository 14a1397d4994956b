/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { type NotificationData, notifications } from '@mantine/notifications';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { done, fakeServer, NOTHING, refused } from '../../testing/fakeServer';
import { inReact, leaveAll } from '../../testing/inReact';
import { at, reads } from '../client/reads';
import { posts, puts, removes, shownAs, useCall } from './useCall';

const listQuery = reads<string[]>(['list'], '/api/list');
let queries: QueryClient;

/** Draws a call; `make` presses its button and waits for the end, however it ends. */
async function drawn<Request, Answer>(use: () => ReturnType<typeof useCall<Request, Answer>>) {
  const hook = await inReact(use, undefined, (inside) => <QueryClientProvider client={queries}>{inside}</QueryClientProvider>);
  return { hook, make: (request: Request) => act(async () => void (await hook.now.mutateAsync(request).catch(() => undefined))) };
}

beforeEach(() => {
  queries = new QueryClient({ defaultOptions: { mutations: { networkMode: 'always' } } });
});
afterEach(async () => {
  await leaveAll();
  queries.clear();
  jest.restoreAllMocks();
});

describe('A path', () => {
  it('takes its parts as they are, whatever is in them', () => {
    expect(at`/api/topics/${'a/b?c'}/comments`).toBe('/api/topics/a%2Fb%3Fc/comments');
  });
});

describe('A call', () => {
  it('sends what it is asked with, or what is made of it', async () => {
    const server = fakeServer(() => done(null));
    const { make } = await drawn(() => useCall(posts<{ text: string }, null>('/api/texts')));
    await make({ text: 'a' });
    const level = await drawn(() =>
      useCall(
        puts<string, null>(
          (name) => at`/api/levels/${name}`,
          (name) => ({ name }),
        ),
      ),
    );
    await level.make('b');
    const gone = await drawn(() => useCall(removes<string>((id) => at`/api/texts/${id}`)));
    await gone.make('c');
    expect(server.asked.map(({ method, path, body }) => [method, path, body])).toEqual([
      ['POST', '/api/texts', { text: 'a' }],
      ['PUT', '/api/levels/b', { name: 'b' }],
      ['DELETE', '/api/texts/c', undefined],
    ]);
  });

  it('keeps its key until it is answered, and needs none where each time is one of its own', async () => {
    const server = fakeServer(() => NOTHING);
    const { make } = await drawn(() => useCall(posts<void, null>('/api/once')));
    await make();
    server.answer = () => done(null);
    await make();
    await make();
    const keys = server.asked.map(({ headers }) => headers['Idempotency-Key']);
    expect([keys[0] !== undefined, keys[0] === keys[1], keys[1] === keys[2]]).toEqual([true, true, false]);
    const anew = await drawn(() => useCall(posts<void, null>('/api/anew'), { anew: true }));
    await anew.make();
    expect(server.asked.at(-1)?.headers['Idempotency-Key']).toBeUndefined();
  });

  it('shows what it will come to before the server has answered, and takes that back when it refuses', async () => {
    queries.setQueryData(listQuery.queryKey, ['a', 'b']);
    const seen: unknown[] = [];
    fakeServer(() => {
      seen.push(queries.getQueryData(listQuery.queryKey));
      return refused(409, 'CONFLICT');
    });
    const { make } = await drawn(() =>
      useCall(
        removes<string>((id) => at`/api/list/${id}`),
        { shows: shownAs(listQuery, (list, gone) => list?.filter((each) => each !== gone)) },
      ),
    );
    await make('b');
    expect([seen, queries.getQueryData(listQuery.queryKey)]).toEqual([[['a']], ['a', 'b']]);
  });

  it('says of a failure what it was, and the reason that the server gives', async () => {
    fakeServer(() => refused(409, 'CONFLICT'));
    const told = new Promise<NotificationData>((tell) => {
      jest.spyOn(notifications, 'show').mockImplementation((toast) => {
        tell(toast);
        return '';
      });
    });
    const { make } = await drawn(() => useCall(puts<void, null>('/api/members/1/block'), { fails: 'Üye engellenemedi' }));
    await make();
    expect(await told).toMatchObject({ title: 'Üye engellenemedi', message: '(CONFLICT)' });
  });

  it('keeps its answer where that is shown, and asks again for what it changes', async () => {
    fakeServer(() => done(['c']));
    const again = jest.spyOn(queries, 'invalidateQueries');
    const { make } = await drawn(() => useCall(puts<void, string[]>('/api/list'), { keeps: listQuery, asksAgain: [['other']] }));
    await make();
    expect(queries.getQueryData(listQuery.queryKey)).toEqual(['c']);
    expect(again.mock.calls).toEqual([[{ queryKey: ['other'] }]]);
  });
});
