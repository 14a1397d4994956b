import { describe, expect, it } from '@jest/globals';
import { furtherMarks, type KeptMarks, marksOf, marksText, NO_MARKS, type Place } from './marks.rules.js';

const at = (position: number): Place => ({ id: `m${position}`, position });
const kept = (delivered: number, seen: number | null): KeptMarks => ({ delivered: at(delivered), seen: seen === null ? null : at(seen) });

describe('How far somebody has a conversation', () => {
  it('begins nowhere', () => {
    expect(furtherMarks(NO_MARKS, 'delivered', at(3))).toEqual(kept(3, null));
    expect(furtherMarks(NO_MARKS, 'seen', at(3))).toEqual(kept(3, 3));
  });
  it('only goes further', () => {
    expect(furtherMarks(kept(5, 4), 'seen', at(7))).toEqual(kept(7, 7));
    expect(furtherMarks(kept(5, 4), 'delivered', at(7))).toEqual(kept(7, 4));
    for (const mark of ['delivered', 'seen'] as const) for (const place of [1, 4]) expect(furtherMarks(kept(5, 4), mark, at(place))).toBeNull();
  });
  it('is delivered wherever it is seen, and stays delivered further', () => {
    expect(furtherMarks(kept(5, 2), 'seen', at(4))).toEqual(kept(5, 4));
    expect(furtherMarks(kept(5, null), 'seen', at(5))).toEqual(kept(5, 5));
  });
  it('is what was kept', () => expect(marksOf(marksText(kept(5, null)))).toEqual(kept(5, null)));
});
