import { partsOf } from '@contracts/message-links';
import { describe, expect, it } from '@jest/globals';

const links = (text: string) => partsOf(text).flatMap(({ text: shown, href }) => (href === null ? [] : [[shown, href]]));

describe('The addresses of a text', () => {
  it('stand between its words, none of which is lost', () => {
    const text = 'Bakın: https://olcum.ornek/rapor ve http://b.ornek\nson';
    expect(partsOf(text).map((part) => part.text)).toEqual(['Bakın: ', 'https://olcum.ornek/rapor', ' ve ', 'http://b.ornek', '\nson']);
  });
  it('end before what ends the sentence', () =>
    expect(links('(https://a.ornek/x_(y)). “https://b.ornek?q=1!”')).toEqual([
      ['https://a.ornek/x_(y)', 'https://a.ornek/x_(y)'],
      ['https://b.ornek?q=1', 'https://b.ornek/?q=1'],
    ]));
  it.each(['javascript:alert(1)', 'data:text/html,x', 'http://', 'https://:', '<a href="x">', 'ornek.com', '//ornek.com'])('are none of %j', (text) =>
    expect(links(text)).toEqual([]),
  );
  it('are no more than a bounded number, and a long text is read in one go', () => {
    expect(links('https://a.ornek '.repeat(250)).length).toBeLessThanOrEqual(101);
    const long = `https://${'('.repeat(4_000)}`;
    expect(
      partsOf(long)
        .map(({ text }) => text)
        .join(''),
    ).toBe(long);
  });
});
