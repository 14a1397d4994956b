import { describe, expect, it } from '@jest/globals';
import { linesOf, piecesOf } from './pieces';

/** Each line with what it is made of: what is told apart stands in brackets behind how. */
const drawn = (source: string) =>
  linesOf(source).map((line) =>
    piecesOf(line)
      .map(({ text, shades }) => (shades.length > 0 ? `${shades.join('+')}[${text}]` : text))
      .join(''),
  );

describe('Markdown in colours', () => {
  it.each([
    ['düz yazı', 'düz yazı'],
    ['## Baytlar `Ç` der', 'mark[##]strong[ Baytlar ]strong+code[`Ç`]strong[ der]'],
    ['#etiket', '#etiket'],
    ['a **b c** d', 'a mark+strong[**]strong[b c]mark+strong[**] d'],
    ['a *b* _c_ d_e_f', 'a mark+em[*]em[b]mark+em[*] mark+em[_]em[c]mark+em[_] d_e_f'],
    ['2 * 3 * 4', '2 * 3 * 4'],
    ['`**a**` ``b`c``', 'code[`**a**`] code[``b`c``]'],
    ['[a](https://x.example) ve https://y.example', 'link[[a](https://x.example)] ve link[https://y.example]'],
    ['![yükleniyor… kapak 1]()', 'upload[![yükleniyor… kapak 1]()]'],
    ['> - a', 'mark[> ]- a'],
    ['- [x] a', 'mark[- [x] ]a'],
    ['12. a', 'mark[12. ]a'],
  ])('%j', (source, expected) => expect(drawn(source)).toEqual([expected]));

  it('leaves a block of code as it is until its own fence closes it', () =>
    expect(drawn('```ts\n**a**\n~~~\n``\n````\n**b**')).toEqual([
      'mark[```ts]',
      'block[**a**]',
      'block[~~~]',
      'block[``]',
      'mark[````]',
      'mark+strong[**]strong[b]mark+strong[**]',
    ]));
  it('loses no letter, whatever stands there', () => {
    const source = '# \n**a\n> `b\n_ç_ ***d*** [e](f\n\n\t```\n  * * *\n![]()\n```';
    const again = linesOf(source).map((line) => piecesOf(line).reduce((text, piece) => text + piece.text, ''));
    expect(again.join('\n')).toBe(source);
  });
  it('takes no longer than a moment for lines that are made to take long', () => {
    const hostile = ['**a', '_a ', '[', '`a``', '![yükleniyor…', 'https://', '*a*_'].map((part) => part.repeat(2_000 / part.length)).join('\n');
    const start = performance.now();
    for (const line of linesOf(hostile)) piecesOf(line);
    expect(performance.now() - start).toBeLessThan(1_000);
    expect(piecesOf({ text: '**a**'.repeat(1_000), fence: '' })).toHaveLength(1);
  });
});
