import { describe, expect, it } from '@jest/globals';
import { daysAsked } from './days-asked.rules.js';

describe('The days that are asked for', () => {
  it('begin and end in the time of Turkey, both included', () =>
    expect(daysAsked({ from: '2026-11-21', to: '2026-11-22' })).toEqual({ since: '2026-11-20T21:00:00.000Z', until: '2026-11-22T21:00:00.000Z' }));
  it('may be open at either end', () => {
    expect(daysAsked({ from: '2026-11-21' }).until).toBeNull();
    expect(daysAsked({ to: '2026-11-21' }).since).toBeNull();
  });
  it.each(['2026-02-30', '2026-13-01', '21.11.2026', 'x'])('are days: %s is none', (from) => expect(() => daysAsked({ from })).toThrow('YYYY-AA-GG'));
  it('are not turned around', () => expect(() => daysAsked({ from: '2026-11-22', to: '2026-11-21' })).toThrow('sonra olamaz'));
});
