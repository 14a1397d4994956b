import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { CATEGORY_TEXT, type ConsoleCategory, type OpenCategoryRequest } from '../contracts/categories.js';
import { CODE } from '../contracts/envelope.js';
import { type Category, FORUM_TEXT, type Topic, type TopicRow } from '../contracts/forum.js';
import type { FactRow } from '../contracts/moderation.js';
import type { SearchRow } from '../contracts/search.js';
import type { Answer, Client } from './client.js';
import { sentAgain } from './lost-answers.js';
import { NOBODY } from './routes.js';
import { inBothHomes, it } from './second-home/in-both-homes.js';
import { query, rows, said, Town } from './town.js';

const CONSOLE = '/api/console/categories';

let town: Town;
let admin: Client;
let moderator: Client;
let member: Client;
let made = 0;
const guest = () => town.app.guest;

beforeAll(async () => {
  town = await Town.open();
  ({ moderator } = town);
  admin = await town.app.member('yonetici', 'admin');
  member = await town.member();
});
afterAll(() => town.app.stop());

const request = (changes: Partial<OpenCategoryRequest> = {}): OpenCategoryRequest => ({
  name: `Kategori ${++made}`,
  description: 'Deneme için',
  color: 'blue',
  ...changes,
});
const open = async (changes: Partial<OpenCategoryRequest> = {}) => {
  const { status, body } = await admin.post<ConsoleCategory>(CONSOLE, request(changes));
  expect([status, body.message]).toEqual([201, CATEGORY_TEXT.opened]);
  return body.data;
};
const all = async () => rows<ConsoleCategory>(await moderator.get(`${CONSOLE}?range=[0,99]`));
const listed = async () => (await guest().get<Category[]>('/api/forum/categories')).body.data;
const find = async (idOrSlug: string) => (await listed()).find(({ id, slug }) => id === idOrSlug || slug === idOrSlug);
const write = (categoryId: string, who = member, title = 'Bir konu') =>
  who.post<Topic>('/api/forum/topics', { title, content: 'Yeterince uzun bir içerik.', categoryId });
const topicIn = async (categoryId: string, title?: string) => {
  const { status, body } = await write(categoryId, member, title);
  expect(status).toBe(201);
  return body.data;
};
const topicsOf = async (idOrSlug: string, more = '') => (await guest().get<TopicRow[]>(`/api/forum/topics?category=${idOrSlug}${more}`)).body;
const merge = (id: string, into: string, who = admin) => who.post<ConsoleCategory>(`${CONSOLE}/${id}/merge`, { into });
const unmerge = (id: string) => admin.post<ConsoleCategory>(`${CONSOLE}/${id}/unmerge`);
const writing = (id: string, closed: boolean, writers = 'everybody') => admin.put<ConsoleCategory>(`${CONSOLE}/${id}/writing`, { closed, writers });
const place = (id: string, before: string | null, who = moderator) => who.put<ConsoleCategory>(`${CONSOLE}/${id}/place`, { before });
const happened = async (id: string) => rows<FactRow>(await moderator.get(`/api/console/facts?${query({ filter: { category: id } })}`)).map(({ what }) => what);

describe('A category', () => {
  inBothHomes.it('is opened by an admin and can be written in at once', async () => {
    const { id, slug } = await open({ name: 'Yapay Zekâ & Öğrenme' });
    expect(slug).toBe('yapay-zeka-ogrenme');
    expect(await find(slug)).toMatchObject({ id, is_active: true, topic_count: 0, former_name: null, closed: false, writers: 'everybody', merged: [] });
    const topic = await topicIn(id);
    expect(topic.categories).toEqual({ id, name: 'Yapay Zekâ & Öğrenme', slug, color: 'blue' });
    expect([(await find(id))?.topic_count, (await topicsOf(slug)).total]).toEqual([1, 1]);
  });

  it('stands behind the others', async () => {
    const { id } = await open();
    expect((await listed()).at(-1)?.id).toBe(id);
  });

  it.each([
    [{ name: ' ' }, CATEGORY_TEXT.nameNeeded],
    [{ name: 'G' }, CATEGORY_TEXT.nameShort],
    [{ name: 'x'.repeat(41) }, CATEGORY_TEXT.nameLong],
    [{ name: 'GENEL' }, CATEGORY_TEXT.nameTaken],
    [{ slug: 'genel' }, CATEGORY_TEXT.slugTaken],
    [{ slug: 'Büyük Harf' }, CATEGORY_TEXT.slugSpelled],
    [{ slug: 'a'.repeat(61) }, CATEGORY_TEXT.slugLong],
    [{ description: 'x'.repeat(301) }, CATEGORY_TEXT.descriptionLong],
  ])('is not opened with %j', async (changes, sentence) => expect(said(await admin.post(CONSOLE, request(changes)))).toEqual([422, sentence]));

  inBothHomes.it('is opened once when two open it at the same address at once', async () => {
    const wanted = request({ slug: 'ayni-anda' });
    const answers = await Promise.all([1, 2, 3].map((turn) => admin.post(CONSOLE, { ...wanted, name: `Aynı anda ${turn}` })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
    expect((await listed()).filter(({ slug }) => slug === 'ayni-anda')).toHaveLength(1);
  });

  inBothHomes.it('is known again when it is sent once more because its answer was lost', async () => {
    const wanted = request({ name: 'İki kez sorulan' });
    const { status, body } = await sentAgain(town.app, (key) => admin.post<ConsoleCategory>(CONSOLE, wanted, key));
    expect([status, (await listed()).filter(({ slug }) => slug === body.data.slug).length]).toEqual([201, 1]);
  });

  inBothHomes.it('gets another name and keeps its address', async () => {
    const { id, slug, name } = await open();
    const topic = await topicIn(id);
    const answer = await moderator.put<ConsoleCategory>(`${CONSOLE}/${id}`, { name: 'Yeni ad', description: 'Yeni açıklama', color: 'red' });
    expect([answer.status, answer.body.message]).toEqual([200, CATEGORY_TEXT.saved]);
    const changed = { name: 'Yeni ad', former_name: name, slug, description: 'Yeni açıklama', color: 'red' };
    expect(answer.body.data).toMatchObject(changed);
    expect((await moderator.get(`${CONSOLE}/${id}`)).body).toMatchObject(changed);
    expect((await topicsOf(slug)).data.map((row) => row.categories?.name)).toEqual(['Yeni ad']);
    expect((await guest().get<Topic>(`/api/forum/posts/${topic.id}`)).body.data.categories).toMatchObject({ name: 'Yeni ad', color: 'red', slug });
    expect((await guest().raw('GET', '/forum')).text).toContain('Yeni ad');
    expect(await happened(id)).toEqual([
      'Kategori açıldı',
      `Adı değişti: ${name} → Yeni ad`,
      'Kategorinin açıklaması değişti',
      'Rengi değişti: Mavi → Kırmızı',
    ]);
  });

  it('does not get the name of another one', async () => {
    const { id, name } = await open();
    const words = { description: '', color: 'red' };
    expect(said(await moderator.put(`${CONSOLE}/${id}`, { ...words, name: 'genel' }))).toEqual([422, CATEGORY_TEXT.nameTaken]);
    expect((await moderator.put(`${CONSOLE}/${id}`, { ...words, name: name.toUpperCase() })).status).toBe(200);
  });

  inBothHomes.it('is not there for those who ask for an unknown one', async () => {
    const answers = await Promise.all([
      admin.get(`${CONSOLE}/${NOBODY}`),
      admin.put(`${CONSOLE}/${NOBODY}`, { name: 'Yok', description: '', color: 'red' }),
      place(NOBODY, null),
      writing(NOBODY, true),
      merge(NOBODY, town.app.categoryId('genel')),
      unmerge(NOBODY),
    ]);
    expect(answers.map(said)).toEqual(answers.map(() => [404, FORUM_TEXT.unknownCategory]));
  });

  it('is described and ordered by moderators, and run by admins', async () => {
    const { id } = await open();
    const refused = await Promise.all([
      moderator.post(CONSOLE, request()),
      moderator.put(`${CONSOLE}/${id}/writing`, { closed: true, writers: 'staff' }),
      merge(id, town.app.categoryId('genel'), moderator),
      moderator.post(`${CONSOLE}/${id}/unmerge`),
      place(id, null, member),
      member.get(CONSOLE),
    ]);
    expect(refused.map(({ body }) => body.code)).toEqual(refused.map(() => CODE.forbidden));
  });
});

describe('The order of the categories', () => {
  const ids = async () => (await listed()).map(({ id }) => id);

  inBothHomes.it('is that in which they are put', async () => {
    const [first, second] = [await open(), await open()];
    const before = await ids();
    const [top = ''] = before;
    expect((await place(second.id, top)).body.message).toBe(CATEGORY_TEXT.moved);
    expect(await ids()).toEqual([second.id, ...before.filter((id) => id !== second.id)]);
    await place(second.id, null);
    expect(await ids()).toEqual([...before.filter((id) => id !== second.id), second.id]);
    expect(await happened(second.id)).toEqual(['Kategori açıldı', 'Kategorilerin sırası değişti', 'Kategorilerin sırası değişti']);
    expect((await ids()).indexOf(first.id)).toBe(before.indexOf(first.id));
  });

  inBothHomes.it('keeps what two have moved at once', async () => {
    const [one, other] = [await open(), await open()];
    const [top = '', next = ''] = await ids();
    await Promise.all([place(one.id, top), place(other.id, next, admin)]);
    const after = await ids();
    expect([after.indexOf(one.id) < after.indexOf(top), after.indexOf(other.id) < after.indexOf(next)]).toEqual([true, true]);
    expect([...after].sort()).toEqual([...new Set(after)].sort());
  });

  it('knows no neighbour that there is not', async () => expect((await place((await open()).id, NOBODY)).status).toBe(404));
});

describe('A closed category', () => {
  inBothHomes.it('takes no new topic, of staff neither, until it is opened again', async () => {
    const { id } = await open();
    const { id: topicId } = await topicIn(id);
    expect((await writing(id, true)).body.data).toMatchObject({ closed: true, is_active: true });
    expect((await find(id))?.closed).toBe(true);
    expect(said(await write(id))).toEqual([422, CATEGORY_TEXT.closed]);
    expect(said(await write(id, moderator))).toEqual([422, CATEGORY_TEXT.closed]);
    expect((await member.post(`/api/forum/topics/${topicId}/comments`, { content: 'Yorum yazılabilir' })).status).toBe(201);
    await writing(id, false);
    expect((await write(id)).status).toBe(201);
    expect(await happened(id)).toEqual(['Kategori açıldı', 'Kategori yeni konulara kapatıldı', 'Kategori yeni konulara açıldı']);
  });

  it('lets its topics be edited, and takes others from staff only', async () => {
    const { id } = await open();
    const inside = await topicIn(id);
    const outside = await topicIn(town.app.categoryId('genel'));
    await writing(id, true);
    const edited = await member.put<Topic>(`/api/forum/topics/${inside.id}`, { title: 'Düzeltilmiş başlık', categoryId: id });
    expect([edited.status, edited.body.data.title]).toEqual([200, 'Düzeltilmiş başlık']);
    expect(said(await member.put(`/api/forum/topics/${outside.id}`, { categoryId: id }))).toEqual([422, CATEGORY_TEXT.closed]);
    const moved = { action: 'move', reason: 'Burası daha uygun', categoryId: id };
    expect((await moderator.put(`/api/forum/topics/${outside.id}/moderate`, moved)).status).toBe(200);
    expect((await topicsOf(id)).total).toBe(2);
  });

  it('lets in what was written before and is released later', async () => {
    const strict = await Town.open({ HOLD_FIRST_POSTS: '1' });
    try {
      const boss = await strict.app.member('yonetici', 'admin');
      const author = await strict.member();
      const { id } = (await boss.post<ConsoleCategory>(CONSOLE, request())).body.data;
      const held = await write(id, author);
      expect(held.body.data.state).toBe('held');
      await boss.put(`${CONSOLE}/${id}/writing`, { closed: true, writers: 'staff' });
      const [report] = rows<{ id: string }>(await strict.moderator.get('/api/console/reports'));
      await strict.decide(report?.id ?? '', { status: 'dismissed' });
      await strict.app.settled();
      expect((await strict.app.guest.get<Topic>(`/api/forum/posts/${held.body.data.id}`)).body.data.state).toBe('visible');
    } finally {
      await strict.app.stop();
    }
  });
});

describe('A category in which only staff may write', () => {
  it('takes topics of staff and comments of everybody', async () => {
    const { id } = await open();
    const outside = await topicIn(town.app.categoryId('genel'));
    await writing(id, false, 'staff');
    expect((await find(id))?.writers).toBe('staff');
    expect(said(await write(id))).toEqual([422, CATEGORY_TEXT.onlyStaff]);
    expect(said(await member.put(`/api/forum/topics/${outside.id}`, { categoryId: id }))).toEqual([422, CATEGORY_TEXT.onlyStaff]);
    const announced = await write(id, moderator);
    expect(announced.status).toBe(201);
    expect((await member.post(`/api/forum/topics/${announced.body.data.id}/comments`, { content: 'Teşekkürler' })).status).toBe(201);
    expect(await happened(id)).toEqual(['Kategori açıldı', 'Kimlerin konu açabileceği değişti: Görevliler yazabilir']);
  });
});

describe('A category that was merged into another', () => {
  inBothHomes.it('leaves its topics and its address there, and takes its own back', async () => {
    const [from, into] = [await open(), await open()];
    const [own, other] = [await topicIn(from.id, 'Göçebe kelebek konusu'), await topicIn(into.id, 'Yerleşik kelebek konusu')];
    town.app.clock.advance({ minutes: 1 });
    await member.post(`/api/forum/topics/${own.id}/comments`, { content: 'Bir yorum' });
    const answer = await merge(from.id, into.id);
    expect([answer.status, answer.body.message]).toEqual([200, CATEGORY_TEXT.merged]);
    expect(answer.body.data).toMatchObject({ is_active: false, merged_into: { id: into.id, name: into.name }, own_topic_count: 1 });

    expect(await find(from.id)).toBeUndefined();
    expect(await find(into.id)).toMatchObject({ topic_count: 2, merged: [{ id: from.id, slug: from.slug }] });
    for (const address of [into.id, into.slug, from.id, from.slug]) {
      const { data, total } = await topicsOf(address, '&sort=newest');
      expect([data.map(({ id }) => id), total]).toEqual([[other.id, own.id], 2]);
      expect(new Set(data.map(({ categoryId, categories }) => `${categoryId} ${categories?.name}`))).toEqual(new Set([`${into.id} ${into.name}`]));
    }
    expect((await topicsOf(into.id, '&sort=active&limit=1&page=2')).data.map(({ id }) => id)).toEqual([other.id]);
    expect((await topicsOf(into.id, '&sort=unanswered')).total).toBe(1);
    expect((await guest().get<Category>(`/api/categories/slug/${from.slug}`)).body.data.id).toBe(into.id);
    expect((await guest().get(`/api/forum/categories/${into.id}/comments`)).body.data).toEqual({ count: 1 });
    await town.app.settled();
    for (const name of [into.slug, from.slug]) {
      const found = (await guest().get<SearchRow[]>(`/api/search?q=${encodeURIComponent(`kelebek kategori:${name}`)}`)).body.data;
      expect(found.map(({ id, categories }) => [id, categories?.id]).sort()).toEqual([own.id, other.id].map((id) => [id, into.id]).sort());
    }

    town.app.clock.advance({ minutes: 1 });
    const late = await topicIn(into.id);
    expect((await unmerge(from.id)).body.message).toBe(CATEGORY_TEXT.unmerged);
    expect([(await find(from.id))?.topic_count, (await find(into.id))?.topic_count]).toEqual([1, 2]);
    expect((await topicsOf(from.slug)).data.map(({ id }) => id)).toEqual([own.id]);
    expect((await topicsOf(into.slug, '&sort=newest')).data.map(({ id }) => id)).toEqual([late.id, other.id]);
    expect(await happened(from.id)).toEqual(['Kategori açıldı', 'Kategori başka bir kategoriyle birleştirildi', 'Kategorinin birleştirilmesi geri alındı']);
  });

  inBothHomes.it('redirects its pages for good', async () => {
    const [from, into] = [await open(), await open()];
    const topic = await topicIn(from.id, 'Taşınan konu');
    await merge(from.id, into.id);
    const moved = async (path: string) => {
      const { status, headers } = await guest().raw('GET', path);
      return [status, headers.get('location')];
    };
    const address = `/forum/category/${into.id}`;
    expect(await moved(`/forum/category/${from.id}`)).toEqual([301, address]);
    expect(await moved(`/forum/category/${from.slug}?page=2`)).toEqual([301, `${address}?page=2`]);
    expect(await moved(`/forum?category=${from.slug}`)).toEqual([301, address]);
    expect((await guest().raw('GET', address)).text).toContain('Taşınan konu');
    expect((await guest().raw('GET', `/forum/category/${from.id}/rss.xml`)).text).toContain(topic.id);
  });

  it('keeps counts exact while topics come and go in both', async () => {
    const [from, into] = [await open(), await open()];
    const [one, two] = [await topicIn(from.id), await topicIn(from.id)];
    await merge(from.id, into.id);
    await moderator.put(`/api/forum/topics/${one.id}/moderate`, { action: 'hide', reason: 'Deneme' });
    await member.delete(`/api/forum/topics/${two.id}`);
    await topicIn(into.id);
    expect([(await find(into.id))?.topic_count, (await topicsOf(into.id)).data.length]).toEqual([1, 1]);
    await moderator.put(`/api/forum/topics/${one.id}/moderate`, { action: 'restore', reason: 'Deneme' });
    expect([(await find(into.id))?.topic_count, (await topicsOf(into.id)).data.length]).toEqual([2, 2]);
    await unmerge(from.id);
    expect([(await find(from.id))?.topic_count, (await find(into.id))?.topic_count]).toEqual([1, 1]);
  });

  it('follows the one it stands in, and stays where an editor leaves it', async () => {
    const [from, middle, into] = [await open(), await open(), await open()];
    const topic = await topicIn(from.id);
    await merge(from.id, middle.id);
    await merge(middle.id, into.id);
    expect((await find(into.id))?.merged.map(({ id }) => id).sort()).toEqual([from.id, middle.id].sort());
    const edited = await member.put<Topic>(`/api/forum/topics/${topic.id}`, { title: 'Yeni başlık', categoryId: into.id });
    expect(edited.body.data.categoryId).toBe(into.id);
    await unmerge(middle.id);
    expect((await topicsOf(middle.id)).data.map(({ id, categoryId }) => [id, categoryId])).toEqual([[topic.id, middle.id]]);
    await unmerge(from.id);
    expect((await topicsOf(from.id)).data.map(({ id }) => id)).toEqual([topic.id]);
  });

  it('is written in as far as the other one lets', async () => {
    const [from, into] = [await open(), await open()];
    await merge(from.id, into.id);
    expect((await topicIn(from.id)).categoryId).toBe(into.id);
    await writing(into.id, true);
    expect(said(await write(from.id))).toEqual([422, CATEGORY_TEXT.closed]);
  });

  it.each([
    ['itself', CATEGORY_TEXT.mergeItself, (from: string) => from],
    ['one that there is not', FORUM_TEXT.unknownCategory, () => NOBODY],
  ] as const)('does not go into %s', async (_, sentence, target) => {
    const { id } = await open();
    expect(said(await merge(id, target(id)))).toEqual([422, sentence]);
  });

  it('is neither a target nor changed until it comes back', async () => {
    const [from, into, third] = [await open(), await open(), await open()];
    await merge(from.id, into.id);
    expect(said(await merge(third.id, from.id))).toEqual([422, CATEGORY_TEXT.targetMerged]);
    expect(said(await merge(from.id, third.id))).toEqual([409, CATEGORY_TEXT.mergedAlready]);
    expect(said(await writing(from.id, true))).toEqual([409, CATEGORY_TEXT.mergedAlready]);
    expect(said(await unmerge(third.id))).toEqual([409, CATEGORY_TEXT.notMerged]);
  });

  inBothHomes.it('leads nowhere in circles when three are merged round at once', async () => {
    const [a, b, c] = [await open(), await open(), await open()];
    const answers: Answer[] = await Promise.all([merge(a.id, b.id), merge(b.id, c.id), merge(c.id, a.id)]);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    const left = (await all()).filter(({ id }) => [a.id, b.id, c.id].includes(id));
    expect(left.some(({ is_active }) => is_active)).toBe(true);
    for (const { merged_into, is_active } of left) expect(merged_into === null).toBe(is_active);
  });
});
