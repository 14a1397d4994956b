/** @jest-environment jsdom */

import { LIVE_CHANNEL, type LiveChange, type SessionEndedRow } from '@contracts/envelope';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, lazy, type ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { done, fakeServer } from '../../../testing/fakeServer';
import { draw, leaveAll, until } from '../../../testing/inReact';
import { draftName, keepKnown, textKey } from '../../client/drafts/localDraft';
import { rememberedRestriction } from '../../client/restriction';
import { announceSessionProblem, type SessionProblem } from '../../client/sessionProblem';
import { raiseSignedOutFlag, SIGNED_OUT_FLAG } from '../../client/signedOutFlag';

interface Following {
  onChange: (change: LiveChange<SessionEndedRow>) => void;
  onMissed: () => void;
}
const live = new Map<string, Following>();
jest.mock('../../client/socket', () => ({
  followChannel: (channel: string, following: Following) => {
    live.set(channel, following);
    return () => live.delete(channel);
  },
}));

let queries: QueryClient;
let place: ReturnType<typeof useLocation>;
const Place = () => {
  place = useLocation();
  return null;
};
const address = () => place.pathname + place.search;

/** A page that asks anew when nobody is signed in any more, as long as the address has not changed. */
function AsksAnew() {
  const { data: member } = useQuery({ queryKey: ['session'], queryFn: () => null, enabled: false });
  useQuery({ queryKey: ['forum', 'topic', member === null ? 'as a guest' : 'as a member'], queryFn: () => 'public' });
  return null;
}

let arrive = () => {};
const SlowLogin = lazy(() => new Promise<{ default: () => null }>((resolve) => (arrive = () => resolve({ default: () => null }))));

/** The page of a member, or of a guest, at an address. */
async function open(member: string | null, at = '/forum?tag=x#y', page: ReactNode = null, login: ReactNode = null) {
  const { SessionWatch } = await import('./SessionWatch');
  queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  queries.setQueryData(['session'], member && { id: member });
  queries.setQueryData(['forum', 'drafts'], ['private']);
  await draw(
    <QueryClientProvider client={queries}>
      <MemoryRouter initialEntries={[at]}>
        <SessionWatch />
        <Place />
        <Routes>
          <Route path="/forum" element={page} />
          <Route path="*" element={login} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}
const announce = (problem: SessionProblem) => act(async () => announceSessionProblem(problem));
const otherTab = (key: string, newValue: string | null) => act(async () => void dispatchEvent(new StorageEvent('storage', { key, newValue })));
const session = () => queries.getQueryData(['session']);
const isEmptied = () => session() === null && queries.getQueryData(['forum', 'drafts']) === undefined;
const restriction = { status: 'banned', text: 'Yasaklandınız.', reason: null, until: null } as const;

beforeEach(() => {
  live.clear();
  localStorage.clear();
  sessionStorage.clear();
  fakeServer(() => done({ user: { id: 'm1' } }));
});
afterEach(async () => {
  await leaveAll();
  queries.clear();
});

describe('A session that is over', () => {
  it('leads to sign in, says why, and back to where the member was', async () => {
    await open('m1');
    await announce({ kind: 'authRequired' });
    expect(address()).toBe('/auth/login?reason=auth_required&redirect=%2Fforum%3Ftag%3Dx%23y');
    expect(isEmptied()).toBe(true);
  });

  it('leaves nothing on the device that the page asked for as a guest before it was gone', async () => {
    await open('m1', '/forum', <AsksAnew />, <SlowLogin />);
    await announce({ kind: 'signedOut' });
    await until(() => queries.getQueryData(['forum', 'topic', 'as a guest']) !== undefined);
    await act(async () => arrive());
    expect(address()).toBe('/auth/login');
    expect(
      queries
        .getQueryCache()
        .getAll()
        .map(({ queryKey }) => queryKey),
    ).toEqual([['session']]);
  });

  it('tells a restricted member why', async () => {
    await open('m1');
    await announce({ kind: 'restricted', restriction });
    expect([address(), rememberedRestriction(), isEmptied()]).toEqual(['/auth/login?reason=restricted', restriction, true]);
  });

  it('is only read again where it may be out of date: the page stays', async () => {
    await open('m1');
    await announce({ kind: 'lapsed' });
    expect([address(), queries.getQueryState(['session'])?.dataUpdateCount]).toEqual(['/forum?tag=x', 2]);
    expect(queries.getQueryData(['forum', 'drafts'])).toEqual(['private']);
  });

  it.each([
    ['signed out', { reason: 'signed_out', restriction: null }, '/auth/login'],
    ['restricted', { reason: 'restricted', restriction }, '/auth/login?reason=restricted'],
  ] as const)('elsewhere because its member was %s is heard of over the live connection', async (_, row, to) => {
    await open('m1');
    await act(async () => live.get(LIVE_CHANNEL.session)?.onChange({ channel: LIVE_CHANNEL.session, kind: 'delete', row, position: 1 }));
    expect([address(), isEmptied()]).toEqual([to, true]);
  });

  it('leads to sign in with the reason when its member ended it elsewhere, and is asked for once more so that this is said once', async () => {
    await open('m1');
    await announce({ kind: 'ended', reason: 'revoked' });
    expect([address(), queries.getQueryData(['forum', 'drafts'])]).toEqual(['/auth/login?reason=revoked&redirect=%2Fforum%3Ftag%3Dx%23y', undefined]);
    expect(queries.getQueryState(['session'])?.dataUpdateCount).toBe(3);
  });

  it('leaves whoever sets a new password where they are', async () => {
    await open(null, '/auth/reset-password?type=recovery&token=x');
    await announce({ kind: 'ended', reason: 'password_changed' });
    expect(address()).toBe('/auth/reset-password?type=recovery&token=x');
  });

  it('may have ended while the live connection was away, so it is read again', async () => {
    await open('m1');
    await act(async () => live.get(LIVE_CHANNEL.session)?.onMissed());
    expect([address(), queries.getQueryState(['session'])?.dataUpdateCount]).toEqual(['/forum?tag=x', 2]);
  });

  it('is nothing that a guest follows', async () => {
    await open(null);
    expect(live.size).toBe(0);
  });
});

describe('Signing out in another tab', () => {
  it('empties this one and leads to sign in', async () => {
    await open('m1');
    await otherTab(SIGNED_OUT_FLAG, '1');
    expect([address(), isEmptied()]).toEqual(['/auth/login', true]);
  });

  it('takes the drafts that the server has from the device', async () => {
    const name = draftName('m1', 'topic');
    localStorage.setItem(textKey(name), 'x');
    keepKnown(name, { version: 'v1', text: 'x' });
    await open('m1');
    await otherTab(SIGNED_OUT_FLAG, '1');
    expect(localStorage).toHaveLength(0);
  });

  it('does not lead a guest away', async () => {
    await open(null);
    await otherTab(SIGNED_OUT_FLAG, '1');
    expect([address(), queries.getQueryData(['forum', 'drafts'])]).toEqual(['/forum?tag=x', ['private']]);
  });

  it('is not what other news of the storage mean', async () => {
    await open('m1');
    await otherTab('elsewhere', '1');
    await otherTab(SIGNED_OUT_FLAG, null);
    expect(address()).toBe('/forum?tag=x');
  });

  it('is said by the flag that this tab raises', () => {
    raiseSignedOutFlag();
    expect(Number(localStorage.getItem(SIGNED_OUT_FLAG))).toBeGreaterThan(0);
  });

  it('is not listened to any more by a page that is gone', async () => {
    await open('m1');
    await leaveAll();
    await otherTab(SIGNED_OUT_FLAG, '1');
    expect(session()).toEqual({ id: 'm1' });
  });
});
