import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Post } from '../contracts/blog.js';
import { POST_TEXT } from '../contracts/blog-writing.js';
import type { Topic } from '../contracts/forum.js';
import type { Client } from './client.js';
import { NO_VALUES } from './hostile-posts.js';
import { Writers } from './posts.js';
import { Town } from './town.js';

const POSTS = '/api/blog/posts';
let town: Town;
let writers: Writers;
let author: Client;
beforeAll(async () => {
  town = await Town.open();
  writers = new Writers(town.app);
  author = await town.member();
});
afterAll(() => town.app.stop());

describe('What no form sends', () => {
  it('is refused with the name of its field, in every field of a post', async () => {
    const { id } = await writers.write(author, { title: 'Sağlam kalan' });
    const whole = await writers.complete(author, { status: 'draft' });
    for (const field of ['title', 'content', 'excerpt', 'slug', 'tags'] as const) {
      // No list, and one without anything in it, are lists.
      const values = NO_VALUES.filter((value) => field !== 'tags' || (value !== null && !(Array.isArray(value) && value.length === 0)));
      for (const value of values) {
        const sent = { ...whole, [field]: value };
        const made = await author.post(POSTS, sent);
        const edited = await author.put(`${POSTS}/${id}`, { [field]: value });
        expect([field, value, made.status, edited.status, Object.keys(edited.body.fields ?? {})]).toEqual([field, value, 422, 422, [field]]);
      }
    }
    expect((await author.get<Post>(`${POSTS}/${id}`)).body.data).toMatchObject({ title: 'Sağlam kalan', version: 0 });
  });
  it('is refused of topics and series too', async () => {
    const { body } = await author.post<Topic>('/api/forum/topics', {
      ...{ title: 'Bir konu daha', content: 'Yeterince uzun bir metin.', categoryId: town.app.categoryId('genel'), selectedTags: [] },
    });
    const series = await author.post<{ id: string }>('/api/blog/series', { title: 'Bir dizi' });
    for (const field of ['title', 'content'])
      expect([field, (await author.put(`/api/forum/topics/${body.data.id}`, { [field]: null })).status]).toEqual([field, 422]);
    expect((await author.put(`/api/blog/series/${series.body.data.id}`, { title: null })).status).toBe(422);
  });
});

describe('A post in which nothing is to be seen', () => {
  it.each(['\u200b', '\u2060\ufeff', '\u202e \u00ad', '\u2800'.repeat(50)])('is not published: %j', async (nothing) => {
    for (const unseen of [{ content: nothing }, { excerpt: nothing }]) {
      const { status, body } = await author.post(POSTS, await writers.complete(author, unseen));
      expect([status, body.error === POST_TEXT.required || Object.keys(body.fields ?? {})[0] === 'excerpt']).toEqual([422, true]);
    }
  });
});
