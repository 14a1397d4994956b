import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { strFromU8, unzipSync } from 'fflate';
import { BLOG_TEXT, type OwnPosts, type Post, type PostRow } from '../contracts/blog.js';
import { EXPORT_LIMITS, EXPORT_TEXT, IMPORT_FIELD, IMPORT_LIMITS, type ImportReport } from '../contracts/blog-import.js';
import { POST_TEXT } from '../contracts/blog-writing.js';
import type { Client } from './client.js';
import { sendForm } from './forms.js';
import { Writers } from './posts.js';
import { inBothHomes, it } from './second-home/in-both-homes.js';
import { Town } from './town.js';

let town: Town;
let writers: Writers;
beforeAll(async () => {
  town = await Town.open();
  writers = new Writers(town.app);
});
afterAll(() => town.app.stop());

const ARCHIVE = '/api/blog/users/me/posts/archive';
const archiveOf = async (who: Client) => {
  const { status, headers, bytes } = await who.download(ARCHIVE);
  expect([status, headers.get('content-type'), headers.get('content-disposition')]).toEqual([
    200,
    'application/zip',
    `attachment; filename="${EXPORT_TEXT.archive}"`,
  ]);
  return unzipSync(bytes);
};
const bring = async (who: Client, files: Record<string, Uint8Array>) => {
  const all = Object.entries(files).map(([name, bytes]) => ({
    field: IMPORT_FIELD,
    name: name.split('/').at(-1) ?? '',
    type: 'text/markdown',
    bytes: Buffer.from(bytes),
  }));
  for (let from = 0; from < all.length; from += IMPORT_LIMITS.files)
    expect((await sendForm<ImportReport>(who, '/api/blog/imports', {}, all.slice(from, from + IMPORT_LIMITS.files))).body.data.counts.refused).toBe(0);
};
const postsOf = async (who: Client): Promise<Post[]> => {
  const { data } = (await who.get<PostRow[]>('/api/blog/users/me/posts?limit=100')).body as unknown as OwnPosts;
  return Promise.all(data.map(async ({ id }) => (await who.get<Post>(`/api/blog/posts/${id}`)).body.data));
};
const TEXTS = [
  '---\nbaşlık: gibi\n---\n\nAma metin.',
  '\n\n  Boşlukla başlar\r\nve   böyle sürer  \n\n',
  '# Başlık\n\n![Uzak](https://eski.example/a.png)\n\n```yaml\n---\na: [*b]\n---\n```\n',
  `${'Uzun satır "tırnak" \\ ters — ğüşiöç 🌍\n'.repeat(12_000)}son`,
];

describe('one’s own posts', () => {
  inBothHomes.it('are taken out as they are, and brought in again by anybody word for word', async () => {
    const author = await town.member();
    for (const [at, content] of TEXTS.entries())
      await writers.write(author, {
        ...{
          title: `Yazı ${at}: "tırnaklı" ve # diyezli`,
          content,
          excerpt: 'Özet: \\ "iki" \n satır',
          tags: ['c#', 'türkçe'],
          status: at % 2 === 0 ? 'published' : 'draft',
        },
        meta: { seoTitle: 'Arama: başlık', seoDescription: null, keywords: ['bir', 'iki'], canonical: 'https://eski.example/a' },
      });
    const files = await archiveOf(author);
    expect(Object.keys(files)).toHaveLength(TEXTS.length);
    const reader = await town.member();
    await bring(reader, files);
    const told = (posts: Post[]) =>
      posts
        .map(({ title, content, excerpt, tags, category_id, reading_time, meta }) => ({ title, content, excerpt, tags, category_id, reading_time, meta }))
        .sort((one, other) => one.title.localeCompare(other.title));
    expect(told(await postsOf(reader))).toEqual(told(await postsOf(author)));
    await bring(author, files);
    expect(await postsOf(author)).toHaveLength(TEXTS.length);
  });
  inBothHomes.it('are files of their own, too', async () => {
    const author = await town.member();
    const { id, slug } = await writers.write(author, { title: 'Tek dosya', content: 'Metni' });
    const { status, headers, bytes } = await author.download(`/api/blog/posts/${id}/markdown`);
    expect([status, headers.get('content-disposition')]).toEqual([200, `attachment; filename="${slug}.md"`]);
    expect(strFromU8(bytes)).toMatch(/^---\nid: .*\ntitle: "Tek dosya"\n[\s\S]*published_at: .*\n---\n\nMetni$/);
  });
  it('are nobody else’s to take out', async () => {
    const [author, other] = [await town.member(), await town.member()];
    const open = await writers.write(author);
    const draft = await writers.write(author, { status: 'draft' });
    const asked = await Promise.all([open, draft].map(({ id }) => other.get(`/api/blog/posts/${id}/markdown`)));
    expect(asked.map(({ status, body }) => [status, body.error])).toEqual([
      [403, POST_TEXT.notYours],
      [404, BLOG_TEXT.postNotFound],
    ]);
    const { status, body } = await other.get(ARCHIVE);
    expect([status, body.error]).toEqual([404, EXPORT_TEXT.nothing]);
  });
  it('are packed so often in an hour', async () => {
    const author = await town.member();
    await writers.write(author);
    for (let time = 0; time < EXPORT_LIMITS.anHour; time++) await archiveOf(author);
    const { status, body } = await author.get(ARCHIVE);
    expect([status, body.error]).toEqual([429, EXPORT_TEXT.tooOften]);
  });
  it('are files of their own so often in a minute', async () => {
    const author = await town.member();
    const { id } = await writers.write(author);
    const one = () => author.raw('GET', `/api/blog/posts/${id}/markdown`);
    for (let time = 0; time < EXPORT_LIMITS.filesAMinute; time++) expect((await one()).status).toBe(200);
    const { status, text } = await one();
    expect([status, text.includes(EXPORT_TEXT.tooManyFiles)]).toEqual([429, true]);
    town.app.clock.advance({ minutes: 1 });
    expect((await one()).status).toBe(200);
  });
});
