import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { mentionsIn } from '../../../contracts/mentions.js';
import { houseText, memberText } from './safe-markdown.js';

describe('A member’s text', () => {
  it('has headings below those of the page', () => expect(memberText('# A\n\n##### B').text).toBe('<h3>A</h3>\n<h6>B</h6>'));
  it('has links that count for nothing', () =>
    expect(memberText('[a](https://x.dev)').text).toBe('<p><a rel="nofollow ugc noopener" href="https://x.dev">a</a></p>'));
  it.each([
    ['<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
    ['a <img src=x onerror=alert(1)>', '<p>a &lt;img src=x onerror=alert(1)&gt;</p>'],
    ['[a](javascript:alert(1))', '<p><a rel="nofollow ugc noopener" href="">a</a></p>'],
    ['[a](data:text/html;base64,eA==)', '<p><a rel="nofollow ugc noopener" href="">a</a></p>'],
    ['![resim "x"](https://x.dev/iz.png "başlık")', '<p>Görsel: resim &quot;x&quot;</p>'],
    ['`<h1>` ve `<a href=x>`', '<p><code>&lt;h1&gt;</code> ve <code>&lt;a href=x&gt;</code></p>'],
  ])('is harmless: %s', (source, markup) => expect(memberText(source).text).toBe(markup));
});

/** What members write, in pieces that may stand anywhere. */
const piece = fc.constantFrom(
  '@ayse',
  '@mehmet.k',
  '@Ali_V.',
  'yaz@ornek.dev',
  '@ab',
  'a@ayse',
  '`@kod`',
  '``@kod ` @kod``',
  '\n\n```ts\n@kod\n```\n\n',
  '[@bag](https://x.dev)',
  '![@res](/a.png)',
  '<https://x.dev/@adres>',
  '**@kalin**',
  '(@ayraç @parantez)',
  '> @alinti',
  '\n\n- @madde\n',
  '\n\n# @baslik\n\n',
  'kelime',
  'İstanbul’da',
  '\n\n',
  '“@tirnak”',
  '@son!',
);
const text = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(' '));
const linkedIn = (markup: string) => [...markup.matchAll(/<a href="\/profile\/([^"]+)">@\1<\/a>/g)].map(([, username = '']) => username.toLowerCase());

describe('The members that a text names', () => {
  it('are linked', () => expect(memberText('Sağ ol @ayse.').text).toBe('<p>Sağ ol <a href="/profile/ayse">@ayse</a>.</p>'));
  it('are those who are told of it', () =>
    fc.assert(
      fc.property(text, (source) => expect(new Set(linkedIn(memberText(source).text))).toEqual(new Set(mentionsIn(source).map((name) => name.toLowerCase())))),
    ));
});

/** Tags and attributes that a text can become; whatever else appears was smuggled in. */
const TAG = /<\/?(?:p|h[3-6]|ul|ol|li|blockquote|pre|code|em|strong|br|hr|a)(?: (?:rel|href|title|class|start)="[^"<>]*")*(?: \/)?>/g;
const hostile = fc.constantFrom(
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '[a](javascript:alert(1))',
  '[a](JaVaScRiPt:alert(1))',
  '[a]( data:text/html,x )',
  '[a](vbscript:x)',
  '![a](javascript:x)',
  '<javascript:alert(1)>',
  '[a]: javascript:x',
  '[a]',
  '"onmouseover="x',
  '](',
  '![',
  '**',
  '`',
  '> ',
  '- ',
  '&#106;avascript:',
  '<!--',
  ']]>',
  '<svg/onload=x>',
  '@ayse',
  '\n',
  '\\',
  '\u0000',
);

describe('A text that means harm', () => {
  const harmless = (source: string) => {
    const markup = memberText(source).text;
    expect(markup.replace(TAG, '')).not.toMatch(/</);
    expect(markup).not.toMatch(/(?:href|src)="\s*(?:javascript|data|vbscript):/i);
  };
  it('becomes nothing but text and links', () =>
    fc.assert(
      fc.property(
        fc.array(hostile, { maxLength: 12 }).map((parts) => parts.join('')),
        harmless,
      ),
      { numRuns: 1_000 },
    ));
  it('becomes that whatever it is', () => fc.assert(fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), harmless)));
  it.each(['> ', '- ', '**', '[', '*a _', '`'])('is read in time however deep it goes: %j', (part) => {
    const before = Date.now();
    memberText(part.repeat(5_000 / part.length));
    expect(Date.now() - before).toBeLessThan(5_000);
  });
});

describe('The installation’s text', () => {
  it('is the page itself', () => expect(houseText('## A\n\n[b](/kvkk)').text).toBe('<h2>A</h2>\n<p><a href="/kvkk">b</a></p>'));
  it('is as harmless', () => expect(houseText('<script>').text).toBe('&lt;script&gt;'));
});
