import { describe, expect, it } from '@jest/globals';
import { proposedExcerpt, proposedMinutes } from './proposals';

const words = (count: number) => Array.from({ length: count }, () => 'İstanbul’da').join(' ');

describe('proposedMinutes', () => {
  it.each([
    [0, 1],
    [1, 1],
    [200, 1],
    [201, 2],
    [1_000, 5],
    [100_000, 240],
  ])('of %d words is %d', (count, minutes) => expect(proposedMinutes(words(count))).toBe(minutes));

  it('counts neither marks nor addresses', () => {
    const marked = `${words(199)}\n\n## **son**\n\n---\n\n![](https://meydan.example/a/b-c/d.webp)`;
    expect(proposedMinutes(marked)).toBe(1);
  });
});

describe('proposedExcerpt', () => {
  it('is the words of a short text', () => expect(proposedExcerpt('Bir **söz**, # işareti ve `kod`.')).toBe('Bir söz, # işareti ve kod.'));

  it('takes neither headings nor code, unless there is nothing else', () => {
    expect(proposedExcerpt('# Başlık\n\nBir **söz**.\n\n```ts\nconst a = 1;\n# b\n```\n\n## Son\n\nBitti.')).toBe('Bir söz. Bitti.');
    expect(proposedExcerpt('Söz.\n\n~~~\nkapanmayan kod')).toBe('Söz.');
    expect(proposedExcerpt('# Yalnızca başlık')).toBe('Yalnızca başlık');
  });

  it('is found in a long text of hostile marks without a wait', () => {
    const began = performance.now();
    for (const mark of ['`', '~', '#', '```\n', '# ', ' ']) proposedExcerpt(mark.repeat(800_000 / mark.length));
    expect(performance.now() - began).toBeLessThan(2_000);
  });

  it('stays within what an excerpt may be', () => {
    const excerpt = proposedExcerpt(words(500));
    expect(excerpt.length).toBeLessThanOrEqual(300);
    expect(excerpt.endsWith('…')).toBe(true);
  });
});
