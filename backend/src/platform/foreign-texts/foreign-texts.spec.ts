import { describe, expect, it } from '@jest/globals';
import { renderText } from '../../../contracts/rendering/markdown.js';
import { readMarkdownFile } from './front-matter.js';
import { piecesOf } from './html-pieces.js';
import { markdownOf } from './html-to-markdown.js';
import { readFeed } from './read-feed.js';
import { textIn, Unreadable } from './unreadable.js';

const MEGABYTE = 1_048_576;
const flawOf = (read: () => unknown): string => {
  try {
    read();
  } catch (error) {
    if (error instanceof Unreadable) return error.flaw;
    throw error;
  }
  return 'none';
};
const filled = (part: string): string => part.repeat(Math.floor(MEGABYTE / part.length));

describe('The pieces of a page', () => {
  it.each(['<', '</', '< ', '<3 '])('are no more for a text of nothing but %j', (part) => expect([...piecesOf(filled(part))].length).toBe(1));
  it('are its words and its elements, in their order', () =>
    expect([...piecesOf('a < b <i>c</i><!-- d --> <? e ?>&lt;<script>f</script>g <b')]).toEqual([
      ...[{ words: 'a < b ' }, { opens: 'i', attributes: '' }, { words: 'c' }, { closes: 'i' }, { words: ' ' }],
      ...[{ words: '<' }, { opens: 'script', attributes: '' }, { words: 'g <b' }],
    ]));
});

describe('A page as Markdown', () => {
  it.each([
    ['<p>Bir <b>iki</b> <i> üç </i></p>', 'Bir **iki**  *üç*'],
    ['<h2>Baş<br>lık</h2><p>Söz<br/>Yeni satır</p>', '## Baş lık\n\nSöz\\\nYeni satır'],
    ['<ul><li>bir</li><li>iki<ol><li>üç</li></ol></li></ul><p>son</p>', '-  bir\n-  iki\n   1. üç\n\nson'],
    ['<blockquote><p>Alıntı</p><p>sürer</p></blockquote>', '> Alıntı\n>\n> sürer'],
    ['<pre><code class="x">if (a &lt; b) {\n  *c*\n}</code></pre>', '```\nif (a < b) {\n  *c*\n}\n```'],
    ['<a href="/yazi?a=(b)">Bağlantı</a>', '[Bağlantı](https://eski.example/yazi?a=%28b%29)'],
    ['<a href="javascript:alert(1)">Tuzak</a>', 'Tuzak'],
    ['<img src="https://eski.example/a.png" alt="Bir [resim]">', '[Bir \\[resim\\]](https://eski.example/a.png)'],
    ['<img src="/a.png">', '[Resim](https://eski.example/a.png)'],
    ['<a href="https://eski.example/"><img src="a.png" alt="resim"></a>', '[resim](https://eski.example/)'],
    ['<script>alert(1)</script><style>p{}</style>Söz<!-- gizli -->', 'Söz'],
    [
      '1. sayı<p># diyez</p><p>- eksi</p><p>*yıldız* _alt_ snake_case &amp;amp; &lt;b&gt;</p>',
      '1\\. sayı\n\n\\# diyez\n\n\\- eksi\n\n\\*yıldız\\* \\_alt\\_ snake_case \\&amp; \\<b\\>',
    ],
    ['<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>', 'a · b\n\nc'],
    ['a < b ve <b', 'a \\< b ve \\<b'],
  ])('reads %s', (html, markdown) => expect(markdownOf(html, 'https://eski.example/blog/', 'Resim')).toBe(markdown));

  it('says nothing that could be run', () => {
    const html = renderText(markdownOf('<p>&lt;script&gt;alert(1)&lt;/script&gt; <a href=" javascript:x">[x](javascript:y)</a></p>', null), 'post');
    expect(html).not.toMatch(/<script|href="javascript/);
  });

  it.each([
    '<b>',
    '<p>',
    '<i>x</i>',
    '<br>',
    'x<td>',
    '<',
    '<a ',
    '</script',
    '<script>',
    '<blockquote>',
    '<ul><li>',
    '`',
    '<a href="',
    '<!--',
    '&#x26',
    '<pre>`',
  ])('is made of a megabyte of %s in a moment', (part) => {
    const began = process.cpuUsage();
    markdownOf(filled(part), null);
    expect(process.cpuUsage(began).user / 1_000_000).toBeLessThan(5);
  });
});

describe('A feed', () => {
  const rss = (inside: string) => `<?xml version="1.0"?><rss version="2.0"><channel><title>Eski</title>${inside}</channel></rss>`;
  it('is read as RSS', () =>
    expect(
      readFeed(
        rss(`<item><title>Bir &amp; iki</title><link>https://eski.example/1</link><pubDate>Mon, 06 Sep 2021 10:00:00 GMT</pubDate>
        <category>React</category><category><![CDATA[Türkçe]]></category><description>Kısaca</description><content:encoded><![CDATA[<p>Uzun</p>]]></content:encoded></item>`),
        9,
      ),
    ).toEqual([
      {
        ...{ title: 'Bir & iki', link: 'https://eski.example/1', at: 'Mon, 06 Sep 2021 10:00:00 GMT', tags: ['React', 'Türkçe'] },
        ...{ content: '<p>Uzun</p>', summary: 'Kısaca' },
      },
    ]));
  it('is read as Atom, whichever way its texts are written', () => {
    const entry = (content: string) =>
      `<entry><title>Bir</title><link rel="self" href="https://eski.example/self"/><link href="https://eski.example/1"/><published>2021-09-06T10:00:00Z</published><category term="react"/>${content}</entry>`;
    const items = readFeed(
      `<feed xmlns="http://www.w3.org/2005/Atom">${entry('<content type="html">&lt;p&gt;A&lt;/p&gt;</content>')}${entry('<content type="xhtml"><div><p title="&quot;">B &amp; C</p></div></content>')}${entry('<content>D &lt; E</content>')}</feed>`,
      9,
    );
    expect(items.map(({ content }) => content)).toEqual(['<p>A</p>', '<div><p title="&quot;">B &amp; C</p></div>', '<p>D &lt; E</p>']);
    expect(items[0]).toMatchObject({ link: 'https://eski.example/1', at: '2021-09-06T10:00:00Z', tags: ['react'] });
  });
  it.each([
    ['what is no feed', '<html><body/></html>', 'no-feed'],
    ['what is no XML', 'merhaba', 'broken'],
    ['what does not end', '<rss><channel>', 'broken'],
    ['a document type', '<!DOCTYPE rss [<!ENTITY a "b">]><rss/>', 'entities'],
    [
      'laughter that grows',
      '<!DOCTYPE l [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]><rss><channel><item><title>&b;</title></item></channel></rss>',
      'entities',
    ],
    ['an entity of its own', rss('<item><title>&nbsp;</title></item>'), 'entities'],
    ['what goes deep', rss('<a>'.repeat(1_000)), 'nesting'],
    ['more items than are read', rss('<item/>'.repeat(20)), 'items'],
    ['a megabyte that goes deep', filled('<rss>'), 'nesting'],
    ['a megabyte of items', `<rss>${filled('<item/>')}`, 'items'],
  ])('is not %s', (_, xml, flaw) => expect(flawOf(() => readFeed(xml, 10))).toBe(flaw));
});

describe('A Markdown file', () => {
  it('is its fields and its text, which stays as it is', () => {
    const { fields, body } = readMarkdownFile('---\r\ntitle: Bir\r\ntags: [a, b]\r\n---\r\n\r\nSöz\r\n\r\n---\r\nson  ');
    expect([[...fields], body]).toEqual([
      [
        ['title', 'Bir'],
        ['tags', ['a', 'b']],
      ],
      'Söz\r\n\r\n---\r\nson  ',
    ]);
  });
  it.each(['Söz', '', '---', '---\nBir çizgi ve söz', '--- \nx: ['])('may have no fields: %j', (text) =>
    expect(readMarkdownFile(text)).toEqual({ fields: new Map(), body: text }),
  );
  it('takes the names of machines for names', () =>
    expect([...readMarkdownFile('---\n__proto__: 1\nConstructor: 2\n---\n').fields]).toEqual([
      ['__proto__', 1],
      ['constructor', 2],
    ]));
  it.each([
    ['no YAML', 'a: [b'],
    ['a list', '- a'],
    ['a word', 'söz'],
    ['an alias', 'a: &x [1]\nb: *x'],
    ['laughter', `a: &a ["x"]\n${Array.from({ length: 9 }, (_, at) => `b${at}: &b${at} [*a, *a, *a]`).join('\n')}`],
    ['the same name twice', 'a: 1\na: 2'],
    ['what goes deep', `a: ${'['.repeat(5_000)}`],
    ['lists within lists', '- '.repeat(5_000)],
    ['questions', '? '.repeat(5_000)],
    ['a type of a program', 'a: !!js/function "x"\nb: *c'],
    ['more than any post says of itself', `a: ${'x'.repeat(20_000)}`],
  ])('has no %s above its text', (_, head) => expect(flawOf(() => readMarkdownFile(`---\n${head}\n---\nSöz`))).toBe('fields'));
  it('may be a megabyte of brackets: that is its text', () => expect(readMarkdownFile(filled('[')).body).toHaveLength(MEGABYTE));
});

describe('The bytes of a file', () => {
  it('are read without the mark before them', () => expect(textIn(Buffer.from('\uFEFFSöz'))).toBe('Söz'));
  it.each([[[0xff, 0xfe, 0x41]], [[0x53, 0xf6, 0x7a]]])('are text: %j is none', (bytes) =>
    expect(flawOf(() => textIn(Uint8Array.from(bytes)))).toBe('encoding'),
  );
});
