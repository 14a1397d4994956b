import { describe, expect, it } from '@jest/globals';
import { lastPeriod, nameOf } from './digest.rules.js';

describe('A period of digests', () => {
  it.each([
    ['daily', '2026-11-21T05:00:00.000Z', '2026-11-20T05:00:00.000Z', '2026-11-21T05:00:00.000Z'],
    ['daily', '2026-11-21T04:59:59.999Z', '2026-11-19T05:00:00.000Z', '2026-11-20T05:00:00.000Z'],
    ['daily', '2026-11-21T22:30:00.000Z', '2026-11-20T05:00:00.000Z', '2026-11-21T05:00:00.000Z'],
    ['weekly', '2026-11-21T11:00:00.000Z', '2026-11-09T05:00:00.000Z', '2026-11-16T05:00:00.000Z'],
    ['weekly', '2026-11-23T05:00:00.000Z', '2026-11-16T05:00:00.000Z', '2026-11-23T05:00:00.000Z'],
    ['weekly', '2026-11-23T04:59:00.000Z', '2026-11-09T05:00:00.000Z', '2026-11-16T05:00:00.000Z'],
  ] as const)('%s at %s is from %s to %s', (kind, at, from, to) => expect(lastPeriod(kind, at)).toEqual({ kind, from, to }));
  it('has a name', () => expect(nameOf(lastPeriod('weekly', '2026-11-23T05:00:00.000Z'))).toBe('weekly.2026-11-23'));
});
