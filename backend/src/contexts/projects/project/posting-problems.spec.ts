import { describe, expect, it } from '@jest/globals';
import { POSTING_TEXT } from '../../../../contracts/help-wanted.js';
import { type JudgedPosting, messageProblem, postingProblems } from '../../../../contracts/posting-problems.js';
import { TEXT_BOUNDS_TEXT } from '../../../../contracts/text-bounds.js';

const TODAY = '2026-11-27';
const POSTING: JudgedPosting = {
  ...{ title: 'React ile takvim görünümü', description: 'Haftada 4–5 saat.', skills: ['React'], project_reward_type: 'volunteer' },
  ...{ places: 2, until: null },
};
const problemsWith = (change: Partial<JudgedPosting>) => postingProblems({ ...POSTING, ...change }, TODAY);

describe('What is wrong with a posting', () => {
  it('is nothing up to its limits', () => {
    expect(problemsWith({})).toEqual({});
    expect(problemsWith({ places: 20, until: TODAY, skills: Array.from({ length: 10 }, (_, index) => `Beceri ${index}`) })).toEqual({});
    expect(problemsWith({ places: 1, until: '2027-05-26' })).toEqual({});
  });

  it.each<[keyof JudgedPosting, Partial<JudgedPosting>, string]>([
    ['title', { title: '' }, 'Başlık gereklidir'],
    ['title', { title: 'a'.repeat(101) }, 'Başlık en fazla 100 karakter olmalıdır'],
    ['description', { description: 'Kısa' }, 'Açıklama en az 10 karakter olmalıdır'],
    ['description', { description: 'a'.repeat(5_001) }, 'Açıklama en fazla 5.000 karakter olmalıdır'],
    ['description', { description: '> '.repeat(11) }, TEXT_BOUNDS_TEXT.nesting],
    ['skills', { skills: [' '] }, POSTING_TEXT.skillNeeded],
    ['skills', { skills: Array.from({ length: 11 }, (_, index) => `Beceri ${index}`) }, POSTING_TEXT.tooManySkills],
    ['skills', { skills: ['a'.repeat(41)] }, 'Bir beceri en fazla 40 karakter olmalıdır'],
    ['project_reward_type', { project_reward_type: '' }, 'Karşılığını seçin'],
    ['places', { places: 0 }, POSTING_TEXT.badPlaces],
    ['places', { places: 21 }, POSTING_TEXT.badPlaces],
    ['places', { places: 1.5 }, POSTING_TEXT.badPlaces],
    ['until', { until: '2026-11-26' }, POSTING_TEXT.pastDay],
    ['until', { until: '2027-05-27' }, POSTING_TEXT.tooFarAhead],
    ['until', { until: '2027-02-30' }, POSTING_TEXT.badDay],
    ['until', { until: 'yarın' }, POSTING_TEXT.badDay],
  ])('is said of its %s (%#)', (field, change, sentence) => {
    expect(problemsWith(change)).toEqual({ [field]: sentence });
  });
});

describe('What is wrong with an application', () => {
  it('is that it says too little, or too much', () => {
    expect(messageProblem('Katılmak isterim.')).toBeNull();
    expect(messageProblem(' ')).toBe('Mesajınız gereklidir');
    expect(messageProblem('Selam')).toBe('Mesajınız en az 10 karakter olmalıdır');
    expect(messageProblem('a'.repeat(2_001))).toBe('Mesajınız en fazla 2.000 karakter olmalıdır');
    expect(messageProblem(`${'> '.repeat(11)} iç içe`)).toBe(TEXT_BOUNDS_TEXT.nesting);
  });
});
