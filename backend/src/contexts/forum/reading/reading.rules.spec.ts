import { describe, expect, it } from '@jest/globals';
import { furtherMark, laterSince, markOf, markText, mayTakeBack } from './reading.rules.js';

const mark = (position: number) => ({ commentId: position ? `c${position}` : null, position, number: position });
const [EARLY, LATE, NOW] = ['2026-11-21T09:00:00.000Z', '2026-11-21T10:00:00.000Z', '2026-11-21T11:00:00.000Z'] as const;

describe('How far a topic was read', () => {
  it('is what was read first', () => expect(furtherMark(null, mark(0))).toEqual(mark(0)));
  it('goes on', () => expect(furtherMark(mark(3), mark(4))).toEqual(mark(4)));
  it('never goes back, whichever request comes last', () => expect([furtherMark(mark(4), mark(3)), furtherMark(mark(4), mark(0))]).toEqual([null, null]));
  it('stays when the same is told again', () => expect(furtherMark(mark(4), mark(4))).toBeNull());
  it('is read as it was written', () => expect(markOf(markText(mark(7)))).toEqual(mark(7)));
});

describe('The time up to which everything was read', () => {
  it('is what was told first', () => expect(laterSince(null, EARLY, NOW)).toBe(EARLY));
  it('goes on and never back', () => expect([laterSince(EARLY, LATE, NOW), laterSince(LATE, EARLY, NOW)]).toEqual([LATE, null]));
  it('is never in the future', () => expect([laterSince(null, NOW, LATE), laterSince(LATE, NOW, LATE)]).toEqual([LATE, null]));
});

describe('That everything was read', () => {
  const all = { since: LATE, former: EARLY };
  const after = (seconds: number) => new Date(Date.parse(LATE) + seconds * 1_000);
  it('can be taken back soon', () => expect([mayTakeBack(all, LATE, after(0)), mayTakeBack(all, LATE, after(60))]).toEqual([true, true]));
  it('stays so after a while', () => expect(mayTakeBack(all, LATE, after(61))).toBe(false));
  it('stays so when it has moved on or was taken back', () =>
    expect([mayTakeBack(all, NOW, after(1)), mayTakeBack(all, EARLY, after(1)), mayTakeBack(all, null, after(1))]).toEqual([false, false, false]));
});
