import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Topic, TopicRow } from '../contracts/forum.js';
import type { Tag } from '../contracts/forum-tags.js';
import type { Client } from './client.js';
import { readPage } from './reading.js';
import { Town } from './town.js';

describe('Tags', () => {
  let town: Town;
  let author: Client;
  const guest = () => town.app.guest;
  const write = async (title: string, selectedTags: string[], category = 'genel') => {
    const topic = { title, content: 'Yeterince uzun bir içerik.', categoryId: town.app.categoryId(category), selectedTags };
    return (await author.post<Topic>('/api/forum/topics', topic)).body.data;
  };
  const tags = async (query = '') => (await guest().get<Tag[]>(`/api/forum/tags${query}`)).body.data;
  const titles = async (query: string) => (await guest().get<TopicRow[]>(`/api/forum/topics?${query}`)).body.data.map(({ title }) => title);

  beforeAll(async () => {
    town = await Town.open({ PUBLIC_URL: 'https://meydan.test', TRUSTED_PROXIES: 'loopback' });
    author = await town.member();
    await write('Bir', ['TypeScript', 'Işık']);
    await write('İki', ['typescript', 'c++'], 'mimari');
    await write('Üçüncü', ['c#', 'isik']);
    await write('Dört', ['typescript']);
  });
  afterAll(() => town.app.stop());

  it('are listed with their visible topics, the most used first; spellings that read alike are one', async () => {
    const listed = await tags();
    expect(listed[0]).toEqual({ id: 'typescript', name: 'typescript', slug: 'typescript', topic_count: 3 });
    expect(listed[1]).toMatchObject({ slug: 'isik', topic_count: 2 });
    expect(listed.slice(2).map(({ slug }) => slug)).toEqual(expect.arrayContaining(['c-plus-plus', 'c-sharp']));
  });

  it('keep the name under which they came into use, whatever a later topic makes of it', async () => {
    const { id } = await write('Beş', ['🔞 typescript 🔞']);
    expect((await tags('?q=typescript'))[0]).toMatchObject({ name: 'typescript', topic_count: 4 });
    expect((await author.delete(`/api/forum/topics/${id}`)).status).toBe(200);
    expect((await tags('?q=typescript'))[0]).toMatchObject({ name: 'typescript', topic_count: 3 });
  });

  it('are found by how they begin, however that is written', async () => {
    expect((await tags('?q=TYPE')).map(({ slug }) => slug)).toEqual(['typescript']);
    expect((await tags(`?q=${encodeURIComponent('IŞ')}`)).map(({ slug }) => slug)).toEqual(['isik']);
    expect(await tags('?q=yok')).toEqual([]);
    expect((await tags('?limit=1')).length).toBe(1);
  });

  it('narrow the list of topics, in every order and in a category', async () => {
    for (const sort of ['active', 'newest', 'liked', 'unanswered'])
      expect((await titles(`tag=typescript&sort=${sort}`)).sort()).toEqual(['Bir', 'Dört', 'İki']);
    expect(await titles('tag=typescript&category=mimari')).toEqual(['İki']);
    expect(await titles('tag=typescript&sort=solved')).toEqual([]);
    expect(await titles('tag=hic-yok')).toEqual([]);
    expect((await guest().get<TopicRow[]>('/api/forum/topics?tag=isik&limit=1')).body).toMatchObject({ total: 2, hasMore: true });
  });

  it('follow what their topics go through', async () => {
    const { id } = await write('Etiketi değişen', ['gecici']);
    const count = async (slug: string) => (await tags()).find((tag) => tag.slug === slug)?.topic_count ?? 0;
    const moderator = await town.app.member('gozde', 'moderator');
    const decide = (body: object) => moderator.put(`/api/forum/topics/${id}/moderate`, { reason: 'Deneme için', ...body });
    expect(await count('gecici')).toBe(1);
    await author.put(`/api/forum/topics/${id}`, { selectedTags: ['kalici'] });
    expect([await count('gecici'), await count('kalici'), await titles('tag=kalici')]).toEqual([0, 1, ['Etiketi değişen']]);
    await decide({ action: 'hide' });
    expect([await count('kalici'), await titles('tag=kalici')]).toEqual([0, []]);
    await decide({ action: 'restore' });
    await decide({ action: 'retag', selectedTags: ['baska'] });
    expect([await count('kalici'), await count('baska'), await titles('tag=baska')]).toEqual([0, 1, ['Etiketi değişen']]);
    await author.delete(`/api/forum/topics/${id}`);
    expect(await count('baska')).toBe(0);
    expect((await readPage(guest(), '/forum?tag=baska')).status).toBe(404);
  });

  it('have a page that can be read without running the app', async () => {
    const page = await readPage(guest(), '/forum?tag=isik');
    expect([page.title, page.head('canonical')]).toEqual(['#ışık · Forum · Meydan', 'https://meydan.test/forum?tag=isik']);
    expect(page.content).toContain('Üçüncü');
    expect(page.content).not.toContain('Dört');
    expect((await readPage(guest(), `/forum/category/${town.app.categoryId('genel')}?tag=typescript`)).head('canonical')).toBe(
      'https://meydan.test/forum?tag=typescript',
    );
    expect((await readPage(guest(), '/forum?tag=hic-yok')).status).toBe(404);
  });
});
