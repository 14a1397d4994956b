import { describe, expect, it } from '@jest/globals';
import { PAGE_LIMITS } from '../../../../contracts/page-editing.js';
import { changedParts } from './changed-parts.rules.js';

const text = (...paragraphs: string[]) => ({ title: 'Koşullar', description: 'Neye uyulur', markdown: paragraphs.join('\n\n') });
const numbered = (count: number, word: string) => Array.from({ length: count }, (_, at) => `${word} ${at}`);

describe('What changes of a page', () => {
  it('is its title, its description and the paragraphs that go and come', () => {
    const before = { ...text('bir', 'iki', 'üç'), title: 'Eski' };
    expect(changedParts(before, text('bir', '2', 'üç', 'dört'))).toEqual([
      { label: 'Başlık', from: 'Eski', to: 'Koşullar' },
      { label: 'Metin 1', from: 'iki', to: '2' },
      { label: 'Metin 2', from: null, to: 'dört' },
    ]);
    expect(changedParts(text('bir', 'iki'), text('iki'))).toEqual([{ label: 'Metin 1', from: 'bir', to: '–' }]);
    expect(changedParts(before, before)).toEqual([]);
  });
  it('is told to its last paragraph', () => {
    const changes = changedParts(text('başlangıç'), text('başlangıç', ...numbered(60, 'yeni')));
    expect(changes.map(({ to }) => to)).toEqual(numbered(60, 'yeni'));
  });
  it('is also what only moved, beside what changed', () => {
    expect(changedParts(text('bir', 'iki', 'üç', 'dört'), text('üç', 'bir', 'iki', '4'))).toEqual([
      { label: 'Metin 1', from: 'dört', to: '4' },
      { label: '3. paragraf 1. sıraya taşındı', from: null, to: 'üç' },
    ]);
    expect(changedParts(text('bir', 'iki', 'bir'), text('iki', 'bir', 'bir'))).toEqual([{ label: '1. paragraf 2. sıraya taşındı', from: null, to: 'bir' }]);
  });
  it('is also the room within and between paragraphs', () => {
    expect(changedParts(text('bir', '    iki'), text('bir', 'iki'))).toEqual([{ label: 'Metin 1', from: '    iki', to: 'iki' }]);
    expect(changedParts(text('bir', 'iki'), text('bir', '\niki'))).toEqual([{ label: 'Metin', from: null, to: 'paragrafların aralıkları' }]);
  });
  it('is found in a moment for the longest text, turned around', () => {
    const paragraphs = numbered(PAGE_LIMITS.markdown / 10, 'p');
    expect(changedParts(text(...paragraphs), text(...[...paragraphs].reverse()))).toHaveLength(paragraphs.length - 1);
  });
});
