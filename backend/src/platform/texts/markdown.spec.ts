import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import createParser from 'markdown-it';
import { mentionsIn } from '../../../contracts/mentions.js';
import { plainHtml, renderText } from '../../../contracts/rendering/markdown.js';
import { boundProblem } from '../../../contracts/text-bounds.js';
import { filled, HOSTILE, ORDINARY, SMUGGLING } from '../../../test/hostile-texts.js';

const REL = 'rel="nofollow ugc noopener"';
const IMAGE = '/api/forum/images/0190aaaa-0000-7000-8000-000000000000';

describe('A member’s text', () => {
  it.each([
    ['# A\n\n##### B', '<h3>A</h3>\n<h6>B</h6>'],
    ['[a](https://x.dev)', `<p><a ${REL} href="https://x.dev">a</a></p>`],
    ['[a](/forum) [b](#c)', `<p><a ${REL} href="/forum">a</a> <a ${REL} href="#c">b</a></p>`],
    ['https://x.dev/a. www.x.dev', `<p><a ${REL} href="https://x.dev/a">https://x.dev/a</a>. <a ${REL} href="http://www.x.dev">www.x.dev</a></p>`],
    ['yaz@x.dev', `<p><a ${REL} href="mailto:yaz@x.dev">yaz@x.dev</a></p>`],
    ['node.js, x.com, ftp://x.dev', '<p>node.js, x.com, ftp://x.dev</p>'],
    ['a\nb  \nc', '<p>a\nb<br>\nc</p>'],
    ['~~a~~ **b** _c_', '<p><del>a</del> <strong>b</strong> <em>c</em></p>'],
    ['```ts\na<b\n```', '<pre><code class="language-ts">a&lt;b\n</code></pre>'],
    ['```ts src/a.ts\na\n```', '<figure class="code"><figcaption>src/a.ts</figcaption><pre><code class="language-ts">a\n</code></pre></figure>'],
    [
      '| a | b |\n|:-:|--:|\n| 1 | 2 |',
      '<div class="table" tabindex="0"><table>\n<thead>\n<tr>\n<th class="center">a</th>\n<th class="right">b</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td class="center">1</td>\n<td class="right">2</td>\n</tr>\n</tbody>\n</table></div>',
    ],
    [
      '- [ ] a\n- [x] b',
      '<ul class="contains-task-list">\n<li class="task-list-item"><input type="checkbox" disabled aria-label="Yapılacak"> a</li>\n<li class="task-list-item"><input type="checkbox" disabled checked aria-label="Yapıldı"> b</li>\n</ul>',
    ],
    [`![r](${IMAGE}#640x360)`, `<p><img src="${IMAGE}" width="640" height="360" alt="r" loading="lazy" decoding="async"></p>`],
    ['![resim "x"](https://x.dev/iz.png "başlık")', `<p><a ${REL} href="https://x.dev/iz.png">Görsel: resim &quot;x&quot;</a></p>`],
    ['[![y](https://x.dev/b.png)](https://z.dev)', `<p><a ${REL} href="https://z.dev">Görsel: y</a></p>`],
    ['<script>alert(1)</script>', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>'],
    ['[a](javascript:alert(1))', '<p>[a](javascript:alert(1))</p>'],
    ['`<h1>` ve `<a href=x>`', '<p><code>&lt;h1&gt;</code> ve <code>&lt;a href=x&gt;</code></p>'],
  ])('%j is %s', (source, markup) => expect(renderText(source)).toBe(markup));
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
  it('are linked', () => expect(renderText('Sağ ol @ayse.')).toBe('<p>Sağ ol <a href="/profile/ayse">@ayse</a>.</p>'));
  it('are those who are told of it', () =>
    fc.assert(
      fc.property(text, (source) => expect(new Set(linkedIn(renderText(source)))).toEqual(new Set(mentionsIn(source).map((name) => name.toLowerCase())))),
    ));
});

/** Tags and attributes that a text can become; whatever else appears was smuggled in. */
const ATTRIBUTES = 'rel|href|title|class|start|tabindex|src|width|height|alt|loading|decoding|type|aria-label';
const TAG = new RegExp(
  `</?(?:p|figure|figcaption|h[3-6]|ul|ol|li|blockquote|pre|code|em|strong|del|br|hr|a|div|table|thead|tbody|tr|th|td|img|input)(?: (?:(?:${ATTRIBUTES})="[^"<>]*"|checked|disabled))*>`,
  'g',
);
const ADDRESS = /(?:href|src)="([^"]*)"/g;
const SAFE = /^(?:https?:\/\/|mailto:|\/(?!\/)|#)/i;

function expectHarmless(source: string): void {
  const markup = renderText(source);
  expect(markup.replace(TAG, '')).not.toMatch(/[<>]/);
  for (const [, address = ''] of markup.matchAll(ADDRESS)) expect(address).toMatch(SAFE);
  for (const [, picture = ''] of markup.matchAll(/<img src="([^"]*)"/g)) expect(picture).toMatch(/^\/api\/forum\/images\/[0-9a-f-]{36}$/);
}

const hostile = fc.constantFrom(
  ...SMUGGLING,
  '[a]',
  '"onmouseover="x',
  '](',
  '![',
  '**',
  '`',
  '```',
  '> ',
  '- ',
  '|',
  '&#106;avascript:',
  ']]>',
  '@ayse',
  '\n',
  '\\',
  '\u0000',
);

describe('A text that means harm', () => {
  it.each(SMUGGLING)('becomes nothing but text and links: %j', (source) => expectHarmless(source));
  it('becomes that in whatever order', () =>
    fc.assert(
      fc.property(fc.array(hostile, { maxLength: 12 }), (parts) => expectHarmless(parts.join(''))),
      { numRuns: 1_000 },
    ));
  it('becomes that whatever it is', () => fc.assert(fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), expectHarmless)));
  it.each([...Object.entries(ORDINARY), ...Object.entries(HOSTILE)])('is read in time and whole: %s', (_, source) => {
    const before = process.cpuUsage();
    expectHarmless(source);
    const { user } = process.cpuUsage(before);
    // Thousands of times what it takes; what is not bounded takes seconds. Of the processor, as others may work on this machine.
    expect(user / 1_000).toBeLessThan(1_000);
    if (boundProblem(source)) expect(renderText(source)).toBe(plainHtml(source));
  });
  it('is words where it is more than the parser goes into', () => {
    const hidden = Array.from({ length: 30 }, (_, level) => `${'>'.repeat(level % 2)}${'   '.repeat(level)}- a`).join('\n');
    expect(renderText(hidden).match(/a/g)).toHaveLength(30);
  });
});

describe('Addresses', () => {
  const part = fc.stringMatching(/^[\w.~/?=&+#@:%-]{1,12}$/);
  it('are what the parser alone would make of them', () => {
    const alone = createParser({ linkify: true });
    fc.assert(
      fc.property(fc.constantFrom('https://', 'http://', 'mailto:a@', '/', '#', ''), fc.array(part, { maxLength: 4 }), (scheme, parts) => {
        const address = scheme + parts.join('');
        const [, href, words] = /href="([^"]*)">([^<]*)</.exec(renderText(`<${address}> [a](${address})`)) ?? [];
        const [, hrefAlone, wordsAlone] = /href="([^"]*)">([^<]*)</.exec(alone.render(`<${address}> [a](${address})`)) ?? [];
        if (href !== undefined && hrefAlone !== undefined) expect([href, words]).toEqual([hrefAlone, wordsAlone]);
      }),
    );
  });
});

describe('The file of a block of code', () => {
  const fileOf = (info: string) => /<figcaption>(.*)<\/figcaption>/.exec(renderText(`\`\`\`${info}\na\n\`\`\``))?.[1];
  it.each(['arama.sql', 'src/ışık/[slug].tsx', 'Dockerfile', '.env', `${'a'.repeat(77)}.ts`])('is what stands behind its language: %s', (file) =>
    expect([fileOf(`ts ${file}`), fileOf(`ts   ${file}  `), fileOf(`~ ${file}`)]).toEqual([file, file, file]),
  );
  it.each([
    'ts',
    'ts ignore',
    'js {1,3}',
    'ts title="a.ts"',
    'ts a.ts b.ts',
    `ts ${'a'.repeat(78)}.ts`,
    'ts a.ts<b>',
    'ts &lt;a.ts',
    'ts a\u202e.ts',
    'ts "a.ts',
  ])('is nothing else: %s', (info) => expect(fileOf(info)).toBeUndefined());
  it('stands in every kind of text', () =>
    expect((['member', 'post', 'house'] as const).map((kind) => renderText('~~~sql a.sql\na\n~~~', kind).includes('<figcaption>a.sql</figcaption>'))).toEqual([
      true,
      true,
      true,
    ]));
});

describe('Numbered lists', () => {
  it.each([
    ['98. a\n99. b', '<ol start="98">'],
    ['98. a\n99. b\n100. c', '<ol start="98" class="digits-3">'],
    ['123456789. a', '<ol start="123456789" class="digits-9">'],
    [filled('1. a\n', 5 * 99), '<ol>'],
    [filled('1. a\n', 5 * 100), '<ol class="digits-3">'],
  ])('tell how much room their longest number wants: %#', (source, list) => expect(/<ol[^>]*>/.exec(renderText(source))?.[0]).toBe(list));
  it('count their own items', () => expect(renderText('99. a\n    - b\n    - c\n      1. d').match(/<ol[^>]*>/g)).toEqual(['<ol start="99">', '<ol>']));
});

describe('Pictures', () => {
  it('in the words of a picture are words', () => expect(renderText('![a ![b](/c)](/d)')).toBe(`<p><a ${REL} href="/d">Görsel: a b</a></p>`));
  it('that stand deeper stay as they are written', () =>
    expect(renderText(`${'!['.repeat(5)}a${'](/b)'.repeat(5)}`)).toBe(`<p><a ${REL} href="/b">Görsel: ![![a](/b)](/b)</a></p>`));
  it('in a link are no link, and those after it are', () =>
    expect(renderText('[![a](/b)](/c) ![d](/e)')).toBe(`<p><a ${REL} href="/c">Görsel: a</a> <a ${REL} href="/e">Görsel: d</a></p>`));
});

describe('Plain words', () => {
  it('keep their lines and paragraphs', () => expect(plainHtml('a\nb\n\n\n<c> & "d"\n')).toBe('<p>a<br>b</p>\n<p>&lt;c&gt; &amp; &quot;d&quot;</p>'));
});

describe('The installation’s text', () => {
  it('is the page itself', () =>
    expect(renderText('## A\n\n[b](/kvkk) ![c](/c.png)', 'house')).toBe(
      '<h2>A</h2>\n<p><a href="/kvkk">b</a> <img src="/c.png" alt="c" loading="lazy" decoding="async"></p>',
    ));
  it('is as harmless', () => expect(renderText('<script> [a](javascript:x)', 'house')).toBe('<p>&lt;script&gt; [a](javascript:x)</p>'));
});

describe('A post', () => {
  const links = '[a](/b) '.repeat(1_200);
  it('may be heavier than other texts, and is as harmless', () => {
    expect([renderText(links).includes('<a '), renderText(links, 'post').includes('<a ')]).toEqual([false, true]);
    expect(renderText('# A\n\n<script> [a](javascript:x)', 'post')).toBe(renderText('# A\n\n<script> [a](javascript:x)'));
  });
  it('is plain words beyond its own bounds', () => expect(renderText(links.repeat(20), 'post')).not.toContain('<a '));
});
