/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { KnownMember } from '../../../client/knownMember';
import { projectRow } from '../components/project.fixture';

type Reading = typeof import('./readProjects');
type Known = typeof import('../../../client/knownMember');
let reading: Reading;
let rememberMember: Known['rememberMember'];

const START = '2026-11-22T10:00:00.000Z';
const EARLIER = '2026-11-22T09:00:00.000Z';
const LATER = '2026-11-22T11:00:00.000Z';
const of = (updated_at: string, ownerId = 'm2') => {
  const row = projectRow({ id: 'p1', updated_at });
  return { ...row, owner: row.owner && { ...row.owner, id: ownerId } };
};

beforeEach(async () => {
  jest.useFakeTimers({ now: Date.parse(START) });
  localStorage.clear();
  jest.resetModules();
  ({ rememberMember } = await import('../../../client/knownMember'));
  rememberMember({ id: 'm1' } as KnownMember);
  reading = await import('./readProjects');
});
afterEach(() => {
  jest.useRealTimers();
});

describe('A project in a list', () => {
  it('is new when it changed since the first visit, but never one’s own before it was opened', () => {
    expect([of(LATER), of(EARLIER), of(LATER, 'm1')].map(reading.projectReadingNow)).toEqual(['new', 'unopened', 'unopened']);
  });
  it('is read as it stands, and new again when something comes', () => {
    reading.markProjectRead(of(EARLIER));
    expect([of(EARLIER), of(LATER)].map(reading.projectReadingNow)).toEqual(['read', 'new']);
    reading.markProjectRead(of(LATER));
    expect(reading.projectReadingNow(of(LATER))).toBe('read');
  });
  it('belongs to one reader', () => {
    reading.markProjectRead(of(LATER));
    rememberMember({ id: 'm3' } as KnownMember);
    expect(reading.projectReadingNow(of(LATER))).toBe('new');
    rememberMember({ id: 'm1' } as KnownMember);
    expect(reading.projectReadingNow(of(LATER))).toBe('read');
  });
});
