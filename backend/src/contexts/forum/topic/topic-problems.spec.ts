import { describe, expect, it } from '@jest/globals';
import { FORUM_TEXT, topicProblems } from '../../../../contracts/forum.js';

const FORM = { title: 'Merhaba dünya', content: 'İlk konumu açıyorum.', categoryId: 'c1' };
const problemsOf = (changes: Partial<Parameters<typeof topicProblems>[0]>) => topicProblems({ ...FORM, ...changes });

describe('A topic', () => {
  it('has no problems when it is complete', () => expect(problemsOf({ selectedTags: ['bir', 'iki'] })).toEqual({}));
  it('has the first problem of every field, in the order of the form', () =>
    expect(Object.entries(topicProblems({ title: '', content: ' ', categoryId: '' }))).toEqual([
      ['title', 'Başlık gereklidir'],
      ['content', 'İçerik gereklidir'],
      ['categoryId', 'Kategori gereklidir'],
    ]));
  it.each([
    ['ab', 'Başlık en az 3 karakter olmalıdır'],
    ['  ab  ', 'Başlık en az 3 karakter olmalıdır'],
    ['abc', undefined],
    ['a'.repeat(200), undefined],
    ['a'.repeat(201), 'Başlık en fazla 200 karakter olmalıdır'],
  ])('finds with the title %p the problem %p', (title, problem) => expect(problemsOf({ title }).title).toBe(problem));
  it.each([
    ['a'.repeat(9), 'İçerik en az 10 karakter olmalıdır'],
    ['a'.repeat(10), undefined],
    ['a'.repeat(5000), undefined],
    ['a'.repeat(5001), 'İçerik en fazla 5000 karakter olmalıdır'],
  ])('finds with the content %p the problem %p', (content, problem) => expect(problemsOf({ content }).content).toBe(problem));
  it.each([
    [['1', '2', '3', '4', '5'], undefined],
    [['1', '2', '3', '4', '5', '6'], FORUM_TEXT.tooManyTags],
    [['a'.repeat(30)], undefined],
    [[` ${'a'.repeat(30)} `], undefined],
    [['a'.repeat(31)], FORUM_TEXT.tagTooLong],
  ])('finds with the tags %j the problem %p', (selectedTags, problem) => expect(problemsOf({ selectedTags }).selectedTags).toBe(problem));
});
