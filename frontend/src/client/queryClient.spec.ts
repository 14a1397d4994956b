/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { knownMember } from './knownMember';

const owner = (id: string | null) => id && { id, username: id, display_name: id, role: 'user', email: `${id}@x.example` };
type Module = typeof import('./queryClient');
let queryClient: Module['queryClient'];
let known: typeof knownMember;

async function start(build = 'build-1') {
  jest.resetModules();
  const module = await import('./queryClient');
  ({ knownMember: known } = await import('./knownMember'));
  const { chooseCookies } = await import('./cookieChoice');
  chooseCookies('accepted');
  queryClient = module.queryClient;
  module.startQueries(build);
}
/** The session has answered. */
const signedIn = (id: string | null) => queryClient.setQueryData(['session'], owner(id));
const retries = (failures: number, error: Error): unknown => {
  const { retry } = queryClient.getDefaultOptions().queries ?? {};
  return typeof retry === 'function' ? retry(failures, error) : retry;
};

beforeEach(async () => {
  localStorage.clear();
  await start();
});
afterEach(() => queryClient.clear());

describe('What was read', () => {
  it('is gone the moment the session tells of somebody else', () => {
    signedIn('m1');
    queryClient.setQueryData(['forum', 'drafts'], ['private']);
    signedIn('m2');
    expect(queryClient.getQueryData(['forum', 'drafts'])).toBeUndefined();
    expect(queryClient.getQueryData(['session'])).toMatchObject({ id: 'm2' });
  });

  it('is gone when nobody is signed in any more, also from the device', () => {
    signedIn('m1');
    localStorage.setItem('queryCache', 'theirs');
    queryClient.setQueryData(['forum', 'drafts'], ['private']);
    signedIn(null);
    expect([queryClient.getQueryData(['forum', 'drafts']), localStorage.getItem('queryCache'), known()]).toEqual([undefined, null, null]);
  });

  it('stays while the same member is told again', () => {
    signedIn('m1');
    queryClient.setQueryData(['forum', 'topics'], ['t1']);
    signedIn('m1');
    expect(queryClient.getQueryData(['forum', 'topics'])).toEqual(['t1']);
  });

  it('stays for the member who was known from the last visit', async () => {
    signedIn('m1');
    await start();
    queryClient.setQueryData(['forum', 'topics'], ['t1']);
    signedIn('m1');
    expect(queryClient.getQueryData(['forum', 'topics'])).toEqual(['t1']);
  });

  it('is no reason to keep more of a member than the header shows', () => {
    signedIn('m1');
    expect(localStorage.getItem('knownMember')).toContain('m1');
    expect(localStorage.getItem('knownMember')).not.toContain('@x.example');
  });
});

describe('A read that failed', () => {
  it('is tried once more, but not what the server refused', async () => {
    const { ApiError, noAnswer } = await import('./apiError');
    expect([retries(0, noAnswer()), retries(1, noAnswer()), retries(0, new ApiError(503, 'UNAVAILABLE', ''))]).toEqual([true, false, true]);
    expect([retries(0, new ApiError(404, 'NOT_FOUND', '')), retries(0, new ApiError(401, 'AUTH_REQUIRED', ''))]).toEqual([false, false]);
  });
});
