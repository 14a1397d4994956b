import { describe, expect, it } from '@jest/globals';
import { LINK_PREVIEW_LIMITS } from '../../../contracts/link-previews.js';
import { pageWords } from './page-words.js';

const HTML = 'text/html; charset=utf-8';
const read = (html: string, type = HTML) => pageWords(type, Buffer.from(html));

describe('What a page says of itself', () => {
  it('is what it says for others, and else its title and its description', () => {
    const all = '<head><title>Başlık</title><meta name="description" content="Açıklama"><meta property="og:title" content="Paylaşılan"></head>';
    expect(read(all)).toEqual({ title: 'Paylaşılan', description: 'Açıklama' });
    expect(read('<title>\n Bir <b>konu</b> &amp; iki\n</title>')).toEqual({ title: 'Bir konu & iki', description: '' });
    expect(read('<meta content=Kısa name=description><meta property="og:title" content=" ">')).toEqual({ title: '', description: 'Kısa' });
  });
  it('stands in its head, and not in its scripts, pictures or comments', () => {
    expect(read('<!-- <title>a</title> --><script>"<title>b</title>"</script><svg><title>c</title></svg><title>d</title><title>e</title>')?.title).toBe('d');
    expect(read('<head></head><title>sonra</title>')?.title).toBe('');
    expect(read('<body><meta property="og:title" content="sonra">')?.title).toBe('');
  });
  it('is one line without what nobody sees, cut between signs', () => {
    expect(read('<title>a\u202eb\u0000c\u200bd\ne&#x202e;&#8203;f</title>')?.title).toBe('ab cd ef');
    const long = read(`<title>${'👩🏽‍💻'.repeat(200)}</title><meta name="description" content="${'ab '.repeat(9_000)}">`);
    expect([long?.title.length, long?.description.length].map((length) => length !== undefined && length <= LINK_PREVIEW_LIMITS.description)).toEqual([
      true,
      true,
    ]);
    expect(long?.title).toMatch(/^(👩🏽‍💻)+…$/u);
  });
  it('is plain text, whatever it looks like', () =>
    expect(read('<title>&lt;script&gt;alert(1)&lt;/script&gt;</title>')?.title).toBe('<script>alert(1)</script>'));
  it.each([
    ['text/html; charset=iso-8859-9', Buffer.from([0x3c, 0x74, 0x69, 0x74, 0x6c, 0x65, 0x3e, 0xfe, 0xfd, 0xf0]), 'şığ'],
    ['text/html', Buffer.concat([Buffer.from('<meta charset="windows-1254"><title>'), Buffer.from([0xfe])]), 'ş'],
    ['text/html; charset=yok-boyle', Buffer.from('<title>şığ'), 'şığ'],
    ['application/xhtml+xml', Buffer.from('\ufeff<title>şığ</title>'), 'şığ'],
  ])('is read in the letters that it is written in: %s', (type, body, title) => expect(pageWords(type, body)?.title).toBe(title));
  it.each(['application/json', 'image/png', 'text/plain', 'text/htmlx', ''])('is nothing in %j', (type) => expect(read('<title>a</title>', type)).toBeNull());
  it('is found out in bounded time, whatever a page is made of', () => {
    for (const piece of [
      '<meta content="',
      '<title>',
      '<',
      '<meta property=og:title content=a ',
      '&',
      '<!--',
      '</',
      "<meta name='",
      '<svg>',
      'content="',
      '<title a="',
    ]) {
      const html = piece.repeat(Math.floor(LINK_PREVIEW_LIMITS.bytes / piece.length));
      const started = process.cpuUsage();
      expect(read(html)).not.toBeNull();
      const { user } = process.cpuUsage(started);
      expect([piece, user < 2_000_000]).toEqual([piece, true]);
    }
  });
});
