import { describe, expect, it } from '@jest/globals';
import { type JudgedProject, projectProblems } from '../../../../contracts/project-problems.js';
import { PROJECT_WRITING_TEXT } from '../../../../contracts/project-writing.js';
import { TEXT_BOUNDS_TEXT } from '../../../../contracts/text-bounds.js';

const PROJECT: JudgedProject = {
  ...{ title: 'Ortak Takvim', summary: 'Herkesin uygun saatini bulur.', description: '', stage: 'idea', visibility: 'public' },
  ...{ tags: ['react'], links: [{ label: 'Site', url: 'https://takvim.example/' }], repository_url: null },
};
const problemsWith = (change: Partial<JudgedProject>) => projectProblems({ ...PROJECT, ...change });

describe('What is wrong with a project', () => {
  it('is nothing where all that is needed is there', () => {
    expect(problemsWith({})).toEqual({});
    expect(problemsWith({ summary: 'Birinci satır\nve ikincisi', repository_url: 'https://kod.example/takvim', links: [], tags: [] })).toEqual({});
  });

  it.each<[keyof JudgedProject, Partial<JudgedProject>, string]>([
    ['title', { title: ' ' }, 'Proje adı gereklidir'],
    ['title', { title: 'ab' }, 'Proje adı en az 3 karakter olmalıdır'],
    ['title', { title: 'a'.repeat(101) }, 'Proje adı en fazla 100 karakter olmalıdır'],
    ['title', { title: 'iki\nsatır' }, 'Proje adı tek satır olmalıdır'],
    ['summary', { summary: '' }, 'Özet gereklidir'],
    ['summary', { summary: 'Kısacık' }, 'Özet en az 10 karakter olmalıdır'],
    ['summary', { summary: 'a'.repeat(301) }, 'Özet en fazla 300 karakter olmalıdır'],
    ['summary', { summary: '\u200b'.repeat(20) }, 'Özet görünmeyen karakterler içeremez. Kopyaladıysanız lütfen elle yazın.'],
    ['description', { description: 'a'.repeat(10_001) }, 'Açıklama en fazla 10.000 karakter olmalıdır'],
    ['description', { description: '> '.repeat(11) }, TEXT_BOUNDS_TEXT.nesting],
    ['stage', { stage: '' }, 'Aşama gereklidir'],
    ['visibility', { visibility: 'secret' as JudgedProject['visibility'] }, PROJECT_WRITING_TEXT.unknownVisibility],
    ['tags', { tags: ['a', 'b', 'c', 'd', 'e', 'f'] }, PROJECT_WRITING_TEXT.tooManyTags],
    ['tags', { tags: ['a'.repeat(31)] }, 'Bir etiket en fazla 30 karakter olmalıdır'],
    ['links', { links: Array.from({ length: 6 }, () => ({ label: 'Site', url: 'https://takvim.example' })) }, PROJECT_WRITING_TEXT.tooManyLinks],
    ['repository_url', { repository_url: 'http://kod.example' }, PROJECT_WRITING_TEXT.badUrl],
    ['repository_url', { repository_url: `https://kod.example/${'a'.repeat(500)}` }, 'Depo adresi en fazla 500 karakter olmalıdır'],
  ])('is said of its %s (%#)', (field, change, sentence) => {
    expect(problemsWith(change)).toEqual({ [field]: sentence });
  });

  it('is said of each link where it stands', () => {
    const links = [
      { label: '', url: '' },
      { label: 'Site', url: 'https://takvim.example' },
      { label: 'a'.repeat(41), url: 'javascript:alert(1)' },
    ];
    expect(problemsWith({ links })).toEqual({
      'links.0.label': 'Bağlantının adı gereklidir',
      'links.0.url': 'Bağlantının adresi gereklidir',
      'links.2.label': 'Bağlantının adı en fazla 40 karakter olmalıdır',
      'links.2.url': PROJECT_WRITING_TEXT.badUrl,
    });
  });
});
