import type { Subrole } from '@contracts/subroles';
import { describe, expect, it } from '@jest/globals';
import { noteProblem, resultOf, reviewOf, verdictOfAll } from './verdict';

const ASKED: Subrole[] = ['student', 'employer'];

describe('A review', () => {
  it('is none until something was said of each', () => {
    expect(reviewOf(ASKED, { student: true }, '')).toBeNull();
    expect(resultOf(null)).toBe('Karara bağla');
  });
  it('approves some and rejects some', () => {
    const review = reviewOf(ASKED, { student: false, employer: true }, ' Belge gerekiyor ');
    expect(review).toEqual({ status: 'approved', approved_subroles: ['employer'], rejected_subroles: ['student'], review_note: 'Belge gerekiyor' });
    expect(resultOf(review)).toBe('1 onay, 1 ret ver');
  });
  it('approves all', () => expect(resultOf(reviewOf(ASKED, verdictOfAll(ASKED, true), ''))).toBe('Onayla'));
  it('is a rejection when nothing is approved', () => {
    const review = reviewOf(ASKED, verdictOfAll(ASKED, false), '');
    expect(review).toEqual({ status: 'rejected', approved_subroles: [], rejected_subroles: ASKED });
    expect(resultOf(review)).toBe('Reddet');
  });
  it('takes no note without end', () =>
    expect([noteProblem('ğ'.repeat(500)), noteProblem('ğ'.repeat(501))]).toEqual([null, 'Not en fazla 500 karakter olmalıdır']));
});
