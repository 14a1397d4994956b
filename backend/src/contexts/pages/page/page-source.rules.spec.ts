import { describe, expect, it } from '@jest/globals';
import { filled } from '../../../../contracts/pages.js';
import { questionsOf, readSource } from './page-source.rules.js';

describe('The file of a page', () => {
  it('has a head and a text', () =>
    expect(readSource('---\ntitle: Hakkında\ndescription: "Kim: biz"\ndate: 2026-11-21\n---\n\n## Biz\n')).toEqual({
      title: 'Hakkında',
      description: 'Kim: biz',
      date: '2026-11-21',
      markdown: '## Biz',
    }));
  it('may come from another system', () => expect(readSource('\ufeff---\r\ntitle: A\r\n---\r\nMetin\r\n')).toMatchObject({ title: 'A', markdown: 'Metin' }));
  it('needs no head', () =>
    expect(readSource('# Metin\n\n---\n\nson')).toEqual({ title: null, description: null, date: null, markdown: '# Metin\n\n---\n\nson' }));
  it('may say less than all, or nonsense', () =>
    expect(readSource('---\ntitle:\ndate: dün\nbir şey\n---\nMetin')).toEqual({ title: null, description: null, date: null, markdown: 'Metin' }));
  it('has no date that is none', () => expect(readSource('---\ndate: 2026-13-45\n---\n')).toMatchObject({ date: null }));
});

describe('What is filled in', () => {
  it('is what has a name', () => expect(filled('{{OPERATOR_NAME}} ve {{OPERATOR_NAME}}', { OPERATOR_NAME: 'Biz $& $1' })).toBe('Biz $& $1 ve Biz $& $1'));
  it('is nothing else', () => expect(filled('{{YOK}} {{toString}} {ad}', { OPERATOR_NAME: 'Biz' })).toBe('{{YOK}} {{toString}} {ad}'));
});

describe('Questions', () => {
  it('are the headings of the third level', () =>
    expect(questionsOf('Giriş\n\n## Hesap\n\n### Nasıl?\n\nBöyle.\n\nVe böyle.\n\n### Neden?\n\nÖyle.\n\n## Forum\n\nAra söz')).toEqual([
      { question: 'Nasıl?', answer: 'Böyle.\n\nVe böyle.' },
      { question: 'Neden?', answer: 'Öyle.' },
    ]));
  it('need not be there', () => expect(questionsOf('## Yok\n\nMetin')).toEqual([]));
});
