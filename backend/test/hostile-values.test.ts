import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Draft } from '../contracts/drafts.js';
import type { FeedbackRow } from '../contracts/feedback.js';
import type { Comment, Topic } from '../contracts/forum.js';
import { tagSlug } from '../contracts/forum-tags.js';
import { lineFlaw } from '../contracts/one-line.js';
import type { VoiceRoom } from '../contracts/voice.js';
import type { VoiceMessagePage } from '../contracts/voice-messages.js';
import type { Client } from './client.js';
import { Town } from './town.js';

const NUL = String.fromCharCode(0);
const deep = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;
/** Texts that mean something to one store or another. Half of a pair of surrogates is no sign and is kept as the sign for that. */
const TEXTS: readonly string[] = [
  '$where: sleep(1000)',
  '{"$gt":""}',
  'a.b.$c.0',
  '__proto__',
  'constructor',
  `a${NUL}b`,
  'a\ud800b',
  '\u202e\ufeff\u2028.',
  "'; DROP TABLE events; --",
  '* OR "x"',
  '{1}:*?[a-z]\\',
  '😀 İıŞşĞğ e\u0301',
];
const wellFormed = (text: string) => text.replace('\ud800', '\ufffd');
/** The same for what stands in one line, where some of it is refused. */
const inLine = (text: string) => (lineFlaw(`e${text}`) ? 'yerine' : text);
/** Of a list or a search, what is asked for by a text. */
const QUESTIONS: readonly ((text: string) => string)[] = [
  (text) => `/api/forum/topics?category=${text}`,
  (text) => `/api/forum/topics?tag=${text}`,
  (text) => `/api/forum/tags?q=${text}`,
  (text) => `/api/search?q=${text}`,
  (text) => `/api/search?q=etiket:${text}`,
  (text) => `/api/search/topics?q=${text}`,
  (text) => `/api/forum/topics/similar?title=${text}`,
  (text) => `/api/users/search?q=${text}`,
  (text) => `/api/users/username/${text}`,
  (text) => `/api/auth/user/check-username?username=${text}`,
  (text) => `/api/categories/slug/${text}`,
  (text) => `/api/pages/${text}`,
  (text) => `/api/voice-rooms/search?search=${text}`,
];
const LISTS = ['members', 'reports', 'feedback', 'decisions'] as const;
/** Pages further away than some stores can count. */
const PAGES: readonly string[] = ['/api/forum/topics?limit=100&offset=10000000', '/api/console/members?range=[0,9007199254740991]'];

describe('Values on which a store could choke', () => {
  let town: Town;
  let author: Client;
  let admin: Client;
  beforeAll(async () => {
    town = await Town.open();
    author = await town.member();
    admin = await town.app.member('kurucu.ece', 'admin');
  });
  afterAll(() => town.app.stop());

  const written = async (text: string) => {
    const words = {
      title: `Başlık ${inLine(text)}`,
      content: `Yeterince uzun bir içerik. ${text}`,
      categoryId: town.app.categoryId('genel'),
      selectedTags: [`e${inLine(text)}`],
    };
    for (const odd of [{ title: `Başlık ${text}` }, { selectedTags: [`e${text}`] }])
      if (inLine(text) !== text) expect([text, (await author.post('/api/forum/topics', { ...words, ...odd })).status]).toEqual([text, 422]);
    const { status, body } = await author.post<Topic>('/api/forum/topics', words);
    expect([text, status]).toEqual([text, 201]);
    return body.data;
  };

  it.each(TEXTS)('are kept as they were written, in the log and in the views: %j', async (text) => {
    const { id, selectedTags } = await written(text);
    const { body } = await author.post<Comment>(`/api/forum/topics/${id}/comments`, { content: text });
    const found = (await town.app.guest.get<Topic>(`/api/forum/posts/${id}`)).body.data;
    expect([found.title, found.content]).toEqual([`Başlık ${wellFormed(inLine(text))}`, `Yeterince uzun bir içerik. ${wellFormed(text)}`]);
    const comments = (await town.app.guest.get<Comment[]>(`/api/forum/topics/${id}/comments`)).body.data;
    expect(comments.map(({ id, content }) => [id, content])).toEqual([[body.data.id, wellFormed(text).trim()]]);
    const [tag = ''] = selectedTags;
    const tagged = (await town.app.guest.get<Topic[]>(`/api/forum/topics?tag=${encodeURIComponent(tagSlug(tag))}`)).body.data;
    expect(tagged.map((topic) => topic.id)).toContain(id);
  });

  it.each(TEXTS)('are kept as they were written, in the vault and beside it: %j', async (text) => {
    const draft = { content: text, title: text, excerpt: text, version: null };
    const { key } = (await author.put<Draft>('/api/forum/drafts/topic', draft)).body.data;
    expect((await author.get<Draft>(`/api/forum/drafts/${key}`)).body.data).toMatchObject({ content: wellFormed(text) });
    await author.delete('/api/forum/drafts/topic');
    const feedback = { title: `Başlık ${inLine(text)}`, description: `Yeterince uzun bir açıklama. ${text}`, severity: 'low', category: 'Genel' };
    expect((await author.post('/api/beta-feedback', feedback)).status).toBe(201);
    const [newest] = (await town.moderator.get<FeedbackRow[]>('/api/beta-feedback')).body.data;
    expect([newest?.title, newest?.description]).toEqual([wellFormed(feedback.title), wellFormed(feedback.description)]);
    town.app.clock.advance({ hours: 1 });
  });

  it.each(TEXTS)('are kept as they were written, in a voice room and over it: %j', async (text) => {
    const words = { name: `Oda ${inLine(text)}`, description: `Konu ${inLine(text)}` };
    if (inLine(text) !== text) expect([text, (await author.post('/api/voice-rooms', { ...words, name: `Oda ${text}` })).status]).toEqual([text, 422]);
    const { id } = (await author.post<VoiceRoom>('/api/voice-rooms', words)).body.data;
    expect((await town.app.guest.get<VoiceRoom>(`/api/voice-rooms/${id}`)).body.data).toMatchObject({
      name: wellFormed(words.name),
      description: wellFormed(words.description),
    });
    const page = `/api/voice-rooms/${id}/messages`;
    expect((await author.post(page, { content: `Söz ${text}` })).status).toBe(201);
    const [said] = (await author.get<VoiceMessagePage>(page)).body.data.messages;
    expect(said?.content).toBe(wellFormed(`Söz ${text}`));
    expect((await author.post(`/api/voice-rooms/${id}/leave`, {})).status).toBe(200);
    town.app.clock.advance({ minutes: 5 });
  });

  it.each(TEXTS)('find nothing and break nothing when they are asked for: %j', async (text) => {
    const sent = encodeURIComponent(wellFormed(text));
    const addresses = [
      ...QUESTIONS.map((address) => address(sent)),
      ...LISTS.map((list) => `/api/console/${list}?filter=${encodeURIComponent(JSON.stringify({ q: text }))}`),
    ];
    const broken = await Promise.all(addresses.map(async (address) => [address, (await admin.raw('GET', address)).status] as const));
    expect(broken.filter(([, status]) => ![200, 404, 422].includes(status))).toEqual([]);
    const wrong = { identifier: text, password: text };
    expect((await town.app.guest.post('/api/auth/login', wrong)).status).toBe(401);
    town.app.clock.advance({ minutes: 30 });
  });

  it.each(['__proto__', '$where', 'a.b.$c', 'constructor', '{1}:*', '\u00ff\u00fe'])('are keys of a write like any other: %j', async (key) => {
    const send = () =>
      author.post<Topic>(
        '/api/forum/topics',
        { title: 'Bir kez', content: 'Yeterince uzun bir içerik.', categoryId: town.app.categoryId('genel') },
        { 'idempotency-key': key },
      );
    const [first, again] = [await send(), await send()];
    expect([first.status, again.body.data.id, again.headers.get('idempotency-replayed')]).toEqual([201, first.body.data.id, 'true']);
  });

  it.each(PAGES)('are pages that nobody turns to: %s', async (address) => {
    expect((await admin.raw('GET', address)).status).toBe(200);
  });

  it.each([500, 40_000])('are objects in objects, %d levels deep', async (levels) => {
    const headers = { 'content-type': 'application/json', 'idempotency-key': `derin-${levels}` };
    for (const body of [deep(levels), `{"title":${deep(levels)}}`]) {
      const { status } = await author.raw('POST', '/api/forum/topics', body, headers);
      expect([400, 422]).toContain(status);
    }
  });
});
