import { PROJECT_WRITING_TEXT } from '@contracts/project-writing';
import { describe, expect, it } from '@jest/globals';
import { meantUrl, NO_PROJECT, type ProjectFields, problemsOf, refusalsOf, requestOf, wrongFields } from './projectFields';

const whole: ProjectFields = { ...NO_PROJECT, title: 'Ortak Takvim', summary: 'Herkesin uygun saatini bulur.', stage: 'beta' };

describe('The form of a project', () => {
  it('is sent as it is shown, with each tag once and without links that say nothing', () => {
    const links = [
      { label: ' Site ', url: ' https://takvim.example ' },
      { label: ' ', url: '' },
    ];
    expect(requestOf({ ...whole, tags: ['react'], typedTag: 'React, nest', links, repository_url: ' ' })).toEqual({
      ...{ title: 'Ortak Takvim', summary: 'Herkesin uygun saatini bulur.', description: '', stage: 'beta', visibility: 'public' },
      ...{ tags: ['react', 'nest'], cover_image_url: null, links: [{ label: 'Site', url: 'https://takvim.example' }], repository_url: null },
    });
  });
  it('tells what is wrong where it is to be put right', () => {
    const problems = problemsOf({ ...whole, title: '', links: [{ label: '', url: 'https://takvim.example' }], repository_url: 'ftp://kod' });
    expect(problems).toEqual({ title: 'Proje adı gereklidir', links: 'Bağlantının adı gereklidir', repository_url: PROJECT_WRITING_TEXT.badUrl });
    expect(wrongFields(problems)).toEqual(['Proje adı', 'Depo adresi', 'Bağlantılar']);
  });
  it('shows refusals where their fields are', () =>
    expect(refusalsOf({ 'links.0.url': 'a', 'links.1.url': 'b', 'tags.0': 'c', title: 'd' })).toEqual({ links: 'a', tags: 'c', title: 'd' }));
  it.each([
    ['takvim.example', 'https://takvim.example'],
    ['https://takvim.example', 'https://takvim.example'],
    ['javascript:alert(1)', 'javascript:alert(1)'],
    [' ', ''],
  ])('takes %j for %j', (typed, meant) => expect(meantUrl(typed)).toBe(meant));
});
