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
  it.each([
    ['Uyarı›\r\n\r\nHesabınız', 'Başlık tek satır olmalıdır'],
    ['Uyarı\u2028Hesabınız', 'Başlık tek satır olmalıdır'],
    ['\u200b\u200b\u200b', 'Başlık görünmeyen karakterler içeremez. Kopyaladıysanız lütfen elle yazın.'],
    ['\u202e\u2066abc', 'Başlık görünmeyen karakterler içeremez. Kopyaladıysanız lütfen elle yazın.'],
    [`Z${'\u0301'.repeat(180)}`, 'Başlık üst üste bu kadar çok işaret içeremez'],
    ['مرحبا 👩🏽\u200d💻', undefined],
  ])('finds with the title %j, which is to be one line, the problem %p', (title, problem) => expect(problemsOf({ title }).title).toBe(problem));
  it.each([
    [['iyi', '\u3164\u3164'], 'Bir etiket görünmeyen karakterler içeremez. Kopyaladıysanız lütfen elle yazın.'],
    [['a\nb'], 'Bir etiket tek satır olmalıdır'],
    [['\u0301'], 'Bir etiket görünür en az bir karakter içermelidir'],
    [['c++', '日本', '🇹🇷', ''], undefined],
  ])('finds with the tags %j, which are to be one line each, the problem %p', (selectedTags, problem) =>
    expect(problemsOf({ selectedTags }).selectedTags).toBe(problem),
  );
});
