import { describe, expect, it } from '@jest/globals';
import { firstMomentOf, momentOf } from './moment.rules.js';

describe('A moment', () => {
  it('is later when more time has passed, wherever the fact stands', () =>
    expect(momentOf('2026-11-21T11:00:01.000Z', 3)).toBeGreaterThan(momentOf('2026-11-21T11:00:00.900Z', 4_000_000)));
  it('is later in the log within a second', () => expect(momentOf('2026-11-21T11:00:00.100Z', 8)).toBeGreaterThan(momentOf('2026-11-21T11:00:00.900Z', 7)));
  it('is not before its second', () => expect(momentOf('2026-11-21T11:00:00.900Z', 7)).toBe(firstMomentOf('2026-11-21T11:00:00.000Z') + 7));
  it.each(['1999-01-01T00:00:00.000Z', '2026-11-21T11:00:00.000Z', '2087-12-31T23:59:59.999Z'])('is a whole number that JavaScript knows, at %s', (at) =>
    expect(Number.isSafeInteger(momentOf(at, 4_194_303))).toBe(true),
  );
});
