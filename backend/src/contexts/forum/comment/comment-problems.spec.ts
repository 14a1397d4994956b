import { describe, expect, it } from '@jest/globals';
import { commentProblems } from '../../../../contracts/forum.js';

describe('A comment', () => {
  it.each([
    ['', 'Yorum gereklidir'],
    [' \n ', 'Yorum gereklidir'],
    ['!', undefined],
    ['a'.repeat(5000), undefined],
    ['a'.repeat(5001), 'Yorum en fazla 5000 karakter olmalıdır'],
  ])('finds with the content %p the problem %p', (content, problem) => expect(commentProblems({ content }).content).toBe(problem));
});
