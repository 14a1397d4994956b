import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { expiryFrom, isWorthProlonging } from './session.rules.js';

const anyTime = fc.date({ min: new Date('2020-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }).map((date) => date.toISOString());

describe('The life of a session', () => {
  it('is a day', () => expect(expiryFrom('2026-11-21T11:00:00.000Z', false)).toBe('2026-11-22T11:00:00.000Z'));
  it('is thirty days when it is remembered', () => expect(expiryFrom('2026-11-21T11:00:00.000Z', true)).toBe('2026-12-21T11:00:00.000Z'));
  it('is never prolonged right after it was set', () =>
    fc.assert(fc.property(anyTime, fc.boolean(), (at, remember) => !isWorthProlonging(at, expiryFrom(at, remember), remember))));
});
