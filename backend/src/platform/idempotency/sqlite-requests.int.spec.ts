import { beforeEach, describe, expect, it } from '@jest/globals';
import { closing, scratchFolder } from '../scratch.fixture.js';
import { SqliteRequests } from './sqlite-requests.js';

const NOW = Date.parse('2026-11-21T11:00:00.000Z');
const DAY_MS = 24 * 60 * 60_000;

describe('A request with a key', () => {
  const path = scratchFolder();
  const close = closing();
  let requests: SqliteRequests;
  const open = () => close(new SqliteRequests(path('requests')));
  const begin = (now = NOW, owner = 'm1', digest = 'digest') => requests.begin(owner, 'key', digest, now);
  beforeEach(() => {
    requests = open();
  });

  it('has no answer at first', () => expect(begin()).toEqual({ digest: 'digest', startedAt: NOW, answer: null }));
  it('keeps the time of its first try', () => {
    begin();
    expect(begin(NOW + 5000)).toEqual({ digest: 'digest', startedAt: NOW, answer: null });
  });
  it('keeps the digest of its first try, so that another request under its key is found out', () => {
    begin();
    expect(begin(NOW, 'm1', 'other').digest).toBe('digest');
  });
  it('gets its answer again', () => {
    begin();
    requests.answered('m1', 'key', 201, '{"id":"x"}');
    expect(begin(NOW + 5000).answer).toEqual({ status: 201, body: '{"id":"x"}' });
  });
  it('gets its answer again after a restart', () => {
    begin();
    requests.answered('m1', 'key', 201, '{}');
    requests = open();
    expect(begin().answer).toEqual({ status: 201, body: '{}' });
  });
  it('is not the request of another under the same key', () => {
    begin();
    requests.answered('m1', 'key', 201, '{}');
    expect(begin(NOW, 'm2').answer).toBeNull();
  });
  it('may be corrected once it was refused', () => {
    begin();
    requests.forget('m1', 'key');
    expect(begin(NOW + 5000, 'm1', 'corrected')).toEqual({ digest: 'corrected', startedAt: NOW + 5000, answer: null });
  });
  it('is not forgotten once it was answered', () => {
    begin();
    requests.answered('m1', 'key', 201, '{}');
    requests.forget('m1', 'key');
    expect(begin().answer).toEqual({ status: 201, body: '{}' });
  });
  it('is kept for a day', () => {
    begin();
    requests.answered('m1', 'key', 201, '{}');
    expect(begin(NOW + DAY_MS).answer).toEqual({ status: 201, body: '{}' });
    expect(begin(NOW + DAY_MS + 1).answer).toBeNull();
  });
});
