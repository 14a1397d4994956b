import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import type { OwnPosts, Post, PostRow } from '../contracts/blog.js';
import { IMPORT_FIELD, IMPORT_LIMITS, IMPORT_TEXT, type ImportReport } from '../contracts/blog-import.js';
import { POST_TEXT } from '../contracts/blog-writing.js';
import type { Client } from './client.js';
import { type FileOfForm, sendForm } from './forms.js';
import { Writers } from './posts.js';
import { inBothHomes, it } from './second-home/in-both-homes.js';
import { Town } from './town.js';

let town: Town;
beforeAll(async () => {
  town = await Town.open();
});
afterAll(() => town.app.stop());

const file = (name: string, content: string | Buffer): FileOfForm => ({
  ...{ field: IMPORT_FIELD, name, type: 'text/plain' },
  bytes: typeof content === 'string' ? Buffer.from(content) : content,
});
const bring = (who: Client, files: FileOfForm[], fields: Record<string, string> = {}) => sendForm<ImportReport>(who, '/api/blog/imports', fields, files);
const brought = async (who: Client, ...files: FileOfForm[]) => (await bring(who, files)).body.data;
const own = async (who: Client) => (await who.get<PostRow[]>('/api/blog/users/me/posts?limit=100')).body as unknown as OwnPosts;
const postOf = async (who: Client, id: string | null | undefined) => (await who.get<Post>(`/api/blog/posts/${id}`)).body.data;
const feed = (...items: string[]) => `<?xml version="1.0"?><rss version="2.0"><channel><title>Eski blog</title>${items.join('')}</channel></rss>`;
const item = (number: number, more = '') =>
  `<item><title>Eski yazı ${number}</title><link>https://eski.example/${number}</link><description>&lt;p&gt;Metin ${number}&lt;/p&gt;</description>${more}</item>`;

const MARKDOWN = `---
title: "Elle taşınan yazı"
excerpt: Kısaca
category: Genel
tags: [React, "#türkçe"]
date: 2019-03-04T10:00:00Z
canonical: https://eski.example/elle
---

İlk satır.

![Uzak](https://eski.example/a.png)
`;

describe('posts from a Markdown file', () => {
  inBothHomes.it('come as drafts, with what stands above their text', async () => {
    const author = await town.member();
    const report = await brought(author, file('elle.md', MARKDOWN));
    expect(report.counts).toEqual({ coming: 0, brought: 1, waiting: 0, known: 0, refused: 0 });
    const [row] = report.items;
    expect(row).toMatchObject({ file: 'elle.md', title: 'Elle taşınan yazı', notes: [], problem: null, first_published_at: '2019-03-04T10:00:00.000Z' });
    const post = await postOf(author, row?.id);
    expect(post).toMatchObject({
      ...{ status: 'draft', title: 'Elle taşınan yazı', excerpt: 'Kısaca', tags: ['react', 'türkçe'], category: { slug: 'genel' } },
      ...{ published_at: null, first_published_at: '2019-03-04T10:00:00.000Z', meta: { canonical: 'https://eski.example/elle' } },
      content: 'İlk satır.\n\n![Uzak](https://eski.example/a.png)\n',
    });
    expect(post.html).not.toContain('<img');
  });
  it('come without what does not fit, which is said', async () => {
    const author = await town.member();
    const head = `title: Uzun özetli\nexcerpt: ${'ö'.repeat(301)}\ncategory: Yok böyle\nslug: Büyük Harf\ncover: https://eski.example/kapak.png\nreading_time: 900\nseo_title: ${'a'.repeat(71)}\ntags: [a, b, c, d, e, f, g]`;
    const [row] = (await brought(author, file('a.md', `---\n${head}\n---\n\nSöz`))).items;
    expect(row?.notes.sort()).toEqual(['category', 'cover', 'excerpt', 'readingTime', 'search', 'slug', 'tags']);
    expect(await postOf(author, row?.id)).toMatchObject({ excerpt: '', category: null, featured_image: null, slug: 'uzun-ozetli', content: 'Söz' });
  });
  it('have their title from the text, or from the name of the file, where none is given', async () => {
    const author = await town.member();
    const report = await brought(author, file('a.md', 'Giriş\n\n# Metindeki başlık\n\nSöz'), file('dosya adı.md', 'Yalnızca söz'));
    expect(report.items.map(({ title, notes }) => [title, notes])).toEqual([
      ['Metindeki başlık', ['title']],
      ['dosya adı', ['title']],
    ]);
  });
});

describe('posts from a feed', () => {
  inBothHomes.it('come with their text as Markdown, with the address at which they stood as canonical', async () => {
    const author = await town.member();
    const html = '<h2>Baş</h2><p>Söz <a href="/x">bağ</a> <img src="/a.png" alt="resim"></p><script>alert(1)</script>';
    const more = `<category>Genel</category><category>cqrs</category><pubDate>Mon, 06 Sep 2021 10:00:00 GMT</pubDate><content:encoded><![CDATA[${html}]]></content:encoded>`;
    const report = await brought(author, file('feed.xml', feed(item(1, more), item(2))));
    expect(report.counts.brought).toBe(2);
    expect(await postOf(author, report.items[0]?.id)).toMatchObject({
      ...{ title: 'Eski yazı 1', excerpt: 'Metin 1', tags: ['cqrs'], category: { slug: 'genel' }, first_published_at: '2021-09-06T10:00:00.000Z' },
      content: '## Baş\n\nSöz [bağ](https://eski.example/x)  [resim](https://eski.example/a.png)',
      meta: { canonical: 'https://eski.example/1' },
    });
  });
  inBothHomes.it('come once, however often the file is sent, and again once they were deleted', async () => {
    const author = await town.member();
    const sent = file('feed.xml', feed(item(1), item(2)));
    await Promise.all([bring(author, [sent]), bring(author, [sent])]);
    const again = await brought(author, sent);
    expect([again.counts.known, (await own(author)).total]).toEqual([2, 2]);
    await author.delete(`/api/blog/posts/${again.items[0]?.id}`);
    const anew = await brought(author, sent);
    expect([anew.counts.brought, anew.counts.known, (await own(author)).total]).toEqual([1, 1, 2]);
    const other = await town.member();
    expect((await brought(other, sent)).counts.brought).toBe(2);
  });
  it('are looked at first', async () => {
    const author = await town.member();
    const { body } = await bring(author, [file('feed.xml', feed(item(1), item(2)))], { preview: 'true' });
    expect([body.data.counts.coming, (await own(author)).total]).toEqual([2, 0]);
  });
  it('come a few at a time, and stop no other where one cannot', async () => {
    const author = await town.member();
    const items = Array.from({ length: IMPORT_LIMITS.atOnce + 2 }, (_, at) => item(at));
    const sent = file('feed.xml', feed('<item><title>a</title><description>x</description></item>', '<item><title>Boş yazı</title></item>', ...items));
    const first = await brought(author, sent);
    expect(first.counts).toMatchObject({ brought: IMPORT_LIMITS.atOnce, waiting: 2, refused: 2 });
    expect(first.items.slice(0, 2).map(({ problem }) => problem)).toEqual(['Başlık en az 3 karakter olmalıdır', IMPORT_TEXT.noText]);
    expect((await brought(author, sent)).counts).toMatchObject({ brought: 2, waiting: 0, refused: 2, known: IMPORT_LIMITS.atOnce });
  });
});

describe('a file', () => {
  const filled = (part: string) => part.repeat(Math.floor(IMPORT_LIMITS.bytes / part.length));
  it.each<[string, string, string | Buffer, string]>([
    ['a.pdf', 'of another kind', 'x', IMPORT_TEXT.unknownKind],
    ['a.md', 'that is no UTF-8', Buffer.from([0x53, 0xf6, 0x7a]), IMPORT_TEXT.encoding],
    ['a.md', 'with an alias', '---\na: &x [1]\nb: *x\n---\nSöz', IMPORT_TEXT.fields],
    ['a.md', 'of a megabyte of brackets', filled('['), POST_TEXT.tooLarge],
    [
      'a.md',
      'of brackets that fit',
      '['.repeat(800_000),
      'Metninizde çok fazla biçimlendirme işareti var. Lütfen bir bölümünü kaldırın veya kod bloğu içine alın.',
    ],
    ['a.xml', 'of no feed', '<html/>', IMPORT_TEXT['no-feed']],
    ['a.xml', 'that is broken', '<rss>', IMPORT_TEXT.broken],
    ['a.xml', 'that laughs', '<!DOCTYPE l [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]><rss/>', IMPORT_TEXT.entities],
    ['a.xml', 'that goes deep', `<rss>${filled('<a>').slice(9)}`, IMPORT_TEXT.nesting],
    ['a.xml', 'of thousands of items', `<rss>${filled('<item/>').slice(14)}`, IMPORT_TEXT.items],
    ['a.xml', 'of nothing', '<rss/>', IMPORT_TEXT.empty],
  ])('%s %s is refused in a sentence, and stops no other', async (name, _, content, sentence) => {
    const author = await town.member();
    const report = await brought(author, file(name, content), file('iyi.md', MARKDOWN));
    expect(report.items.map(({ file: from, outcome, problem }) => [from, outcome, problem])).toEqual([
      [name, 'refused', sentence],
      ['iyi.md', 'brought', null],
    ]);
  });
  it('with a mark before it and lines of another system is read like any other', async () => {
    const author = await town.member();
    const [row] = (await brought(author, file('bom.md', `\uFEFF${MARKDOWN.replaceAll('\n', '\r\n')}`))).items;
    expect((await postOf(author, row?.id)).content).toBe('İlk satır.\r\n\r\n![Uzak](https://eski.example/a.png)\r\n');
  });
  it('is not larger than a megabyte, nor one of six', async () => {
    const author = await town.member();
    const large = await bring(author, [file('a.md', 'x'.repeat(IMPORT_LIMITS.bytes + 1))]);
    const many = await bring(
      author,
      Array.from({ length: 6 }, (_, at) => file(`${at}.md`, 'x')),
    );
    const none = await bring(author, []);
    expect([large, many, none].map(({ status, body }) => [status, body.error])).toEqual([
      [413, IMPORT_TEXT.tooLarge],
      [413, IMPORT_TEXT.tooMany],
      [422, IMPORT_TEXT.nothing],
    ]);
  });
});

describe('a day', () => {
  it('has room for so many', async () => {
    const author = await town.member();
    const sent = file('feed.xml', feed(...Array.from({ length: IMPORT_LIMITS.aDay + 1 }, (_, at) => item(at))));
    for (let turn = 0; turn * IMPORT_LIMITS.atOnce < IMPORT_LIMITS.aDay; turn++) await bring(author, [sent]);
    const report = await brought(author, sent);
    expect([report.counts, report.items.at(-1)?.problem]).toEqual([
      { coming: 0, brought: 0, waiting: 0, known: IMPORT_LIMITS.aDay, refused: 1 },
      IMPORT_TEXT.tooManyToday,
    ]);
  });
});

describe('a post that was taken out', () => {
  it('is known again where it is here still', async () => {
    const author = await town.member();
    const writers = new Writers(town.app);
    const { id } = await writers.write(author, { title: 'Buradaki yazı', content: 'Aynı söz' });
    const head = `id: ${id}\ntitle: "Buradaki yazı"`;
    expect((await brought(author, file('a.md', `---\n${head}\n---\n\nAynı söz`))).counts.known).toBe(1);
    expect((await brought(author, file('a.md', `---\n${head}\n---\n\nBaşka söz`))).counts.brought).toBe(1);
    expect((await brought(await town.member(), file('a.md', `---\n${head}\n---\n\nAynı söz`))).counts.brought).toBe(1);
  });
});
