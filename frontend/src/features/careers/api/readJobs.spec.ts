/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { jobRow } from '../components/job.fixture';

type Reading = typeof import('./readJobs');
let reading: Reading;

const EARLIER = '2026-11-22T09:00:00.000Z';
const LATER = '2026-11-22T11:00:00.000Z';
const of = (published_at: string, fields: Parameters<typeof jobRow>[0] = {}) => jobRow({ published_at, ...fields });

beforeEach(async () => {
  jest.useFakeTimers({ now: Date.parse('2026-11-22T10:00:00.000Z') });
  localStorage.clear();
  jest.resetModules();
  reading = await import('./readJobs');
});
afterEach(() => {
  jest.useRealTimers();
});

describe('A listing in a list', () => {
  it('is new when it was published since the first visit, unless it is over or one’s own', () =>
    expect([of(LATER), of(EARLIER), of(LATER, { state: 'filled' }), of(LATER, { viewer: { isOwner: true } })].map(reading.jobReadingNow)).toEqual([
      'new',
      'unopened',
      'unopened',
      'unopened',
    ]));
  it('is read as it stands, and new again when it is renewed', () => {
    reading.markJobRead(of(EARLIER));
    expect([of(EARLIER), of(LATER), of(LATER, { state: 'expired' })].map(reading.jobReadingNow)).toEqual(['read', 'new', 'unopened']);
    reading.markJobRead(of(LATER));
    expect(reading.jobReadingNow(of(LATER))).toBe('read');
  });
});
