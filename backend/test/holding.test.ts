import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Comment, Topic } from '../contracts/forum.js';
import { HOLDING_TEXT } from '../contracts/holding.js';
import type { ReportCase, ReportRow } from '../contracts/moderation.js';
import type { Answer, Client } from './client.js';
import { said, Town } from './town.js';

const LINKS = 'https://ornek.dev/1 https://ornek.dev/2 https://ornek.dev/3';
let made = 0;

describe('The texts of a new member', () => {
  let town: Town;
  let known: Client;
  let open: Topic;

  beforeAll(async () => {
    town = await Town.open({ HOLD_FIRST_POSTS: '1', NEW_MEMBER_POSTS: '2', NEW_MEMBER_LINKS: '2' });
    known = await town.member();
    open = (await write(town.moderator)).body.data;
    await join(known);
    await join(known);
  });
  afterAll(() => town.app.stop());

  const write = (author: Client, content = `Yeterince uzun ${made++}. içerik.`): Promise<Answer<Topic>> =>
    author.post<Topic>('/api/forum/topics', { title: `Konu ${made++}`, content, categoryId: town.app.categoryId('genel'), selectedTags: ['selam'] });
  const comment = (author: Client, content = `Yorum ${made++}`): Promise<Answer<Comment>> => author.post(`/api/forum/topics/${open.id}/comments`, { content });
  const decide = async (id: string, decision: object) => {
    await town.app.settled();
    expect((await town.decide(id, decision)).status).toBe(200);
    await town.app.settled();
  };
  const release = (id: string) => decide(id, { status: 'dismissed' });
  /** Writes a topic that joins the forum, whether or not it has to wait. */
  const join = async (author: Client) => {
    const { id, state } = (await write(author)).body.data;
    if (state === 'held') await release(id);
  };
  const seen = async (id: string) =>
    Promise.all([town.app.guest, known, town.moderator].map(async (reader) => (await reader.get<Topic>(`/api/forum/posts/${id}`)).status));
  const comments = async (reader: Client) => (await reader.get<Comment[]>(`/api/forum/topics/${open.id}/comments?limit=100`)).body.data.map(({ id }) => id);
  const waiting = async (reader: Client) => (await reader.get<Comment[]>(`/api/forum/topics/${open.id}/held-comments`)).body.data.map(({ id }) => id);
  const listed = async () => (await town.app.guest.get<Topic[]>('/api/forum/topics?limit=100')).body.data.map(({ id }) => id);

  it('wait first: their author and moderators see them, nobody else does', async () => {
    const author = await town.member();
    const { body } = await write(author);
    const { id, state } = body.data;
    expect([state, body.message]).toEqual(['held', HOLDING_TEXT.held]);
    expect(await seen(id)).toEqual([404, 404, 200]);
    expect((await author.get<Topic>(`/api/forum/posts/${id}`)).body.data).toEqual(body.data);
    expect(await listed()).not.toContain(id);
  });

  it('come to the queue of reports, told apart from what members report', async () => {
    const { id } = (await write(await town.member(), LINKS)).body.data;
    await town.app.settled();
    const queue = (await town.moderator.get<ReportRow[]>('/api/reports?limit=100&status=pending')).body.data;
    expect(queue.find((report) => report.reported_id === id)).toMatchObject({ id, reason: 'spam', reporter: { display_name: 'Meydan (kendiliğinden)' } });
    const { body } = await town.moderator.get<ReportCase>(`/api/console/reports/${id}`);
    expect(body).toMatchObject({
      now: { content: LINKS, state: 'held' },
      as_reported: { content: LINKS, state: 'held' },
      reports: [{ description: 'Yeni üyenin ilk yazıları onaydan geçer. Yeni üye izin verilenden çok bağlantı verdi.' }],
    });
  });

  it('join the forum when a moderator has nothing against them', async () => {
    const before = (await town.app.guest.get<{ topic_count: number }[]>('/api/forum/categories')).body.data;
    const author = await town.member();
    const { id } = (await write(author)).body.data;
    await release(id);
    expect(await seen(id)).toEqual([200, 200, 200]);
    expect((await listed())[0]).toBe(id);
    expect((await town.app.guest.get<Topic>(`/api/forum/posts/${id}`)).body.data).toMatchObject({ state: 'visible', selectedTags: ['selam'] });
    const count = (rows: { topic_count: number }[]) => rows.reduce((sum, { topic_count }) => sum + topic_count, 0);
    expect(count((await town.app.guest.get<{ topic_count: number }[]>('/api/forum/categories')).body.data)).toBe(count(before) + 1);
    expect((await write(author)).body.data.state).toBe('visible');
  });

  it.each(['warn_user', 'delete_content', 'hide_content'])('are refused when a moderator decides %s', async (action) => {
    const author = await town.member();
    const { id } = (await write(author)).body.data;
    await decide(id, { action });
    expect(await seen(id)).toEqual([404, 404, 404]);
    expect((await author.get(`/api/forum/posts/${id}`)).status).toBe(404);
    expect((await write(author)).body.data.state).toBe('held');
  });

  it('wait again when the decision against them is taken back, and can be let in then', async () => {
    const author = await town.member();
    const { id } = (await write(author)).body.data;
    await decide(id, { action: 'delete_content' });
    const [decision] = (await town.moderator.get<{ decisions: { id: string }[] }>(`/api/console/cases/${id}`)).body.decisions as { id: string }[];
    const back = { decisionId: decision?.id, note: 'Kaynak veriliyormuş' };
    expect((await town.moderator.post(`/api/console/cases/${id}/reopen`, back)).status).toBe(201);
    expect([await seen(id), (await author.get<Topic>(`/api/forum/posts/${id}`)).body.data.state]).toEqual([[404, 404, 200], 'held']);
    await release(id);
    expect(await seen(id)).toEqual([200, 200, 200]);
  });

  it('wait as comments too, below the others, and come in at the end', async () => {
    const author = await town.member();
    const { body } = await comment(author);
    const { id } = body.data;
    expect([body.data.state, body.message]).toEqual(['held', HOLDING_TEXT.held]);
    const later = (await comment(known)).body.data.id;
    expect([await waiting(author), await waiting(known), (await waiting(town.moderator)).includes(id)]).toEqual([[id], [], true]);
    expect(await comments(author)).not.toContain(id);
    await release(id);
    expect((await comments(known)).slice(-2)).toEqual([later, id]);
    expect(await waiting(author)).toEqual([]);
  });

  it('are refused as comments', async () => {
    const author = await town.member();
    const { id } = (await comment(author)).body.data;
    await decide(id, { action: 'delete_content' });
    expect([await waiting(author), (await comments(town.moderator)).includes(id)]).toEqual([[], false]);
  });

  it('wait for their links until the member is known', async () => {
    const author = await town.member();
    await join(author);
    const states = [
      (await comment(author, LINKS)).body.data.state,
      (await write(author)).body.data.state,
      (await comment(author, `${LINKS} burada`)).body.data.state,
    ];
    expect(states).toEqual(['held', 'visible', 'visible']);
  });

  it('are not edited into what would have had to wait', async () => {
    const author = await town.member();
    await join(author);
    const { id } = (await comment(author, 'Teşekkürler')).body.data;
    const edit = (content: string) => author.put<Comment>(`/api/forum/comments/${id}`, { content });
    for (const many of [LINKS, '[bir](https&#58;//a.example) [iki](https\\://b.example) [üç](https&colon;//c.example)']) {
      const refused = await edit(many);
      expect([refused.status, refused.body.fields]).toEqual([422, { content: [HOLDING_TEXT.tooManyLinks] }]);
    }
    expect((await edit('Bir [bağlantı](https://ornek.dev/1) yeter')).status).toBe(200);
    expect((await author.put(`/api/forum/comments/${id}`, { content: 'Çok teşekkürler' })).status).toBe(200);
  });

  it('are not edited so as topics', async () => {
    const author = await town.member();
    const { id } = (await write(author)).body.data;
    await release(id);
    const edit = (body: object) => author.put<Topic>(`/api/forum/topics/${id}`, body);
    expect(said(await edit({ content: LINKS }))).toEqual([422, HOLDING_TEXT.tooManyLinks]);
    expect((await edit({ title: 'Yeni başlık', content: 'Yeterince uzun başka bir içerik.' })).status).toBe(200);
    expect((await town.app.guest.get<Topic>(`/api/forum/posts/${id}`)).body.data.content).toBe('Yeterince uzun başka bir içerik.');
  });

  it('wait for links however they are spelled', async () => {
    const author = await town.member();
    await join(author);
    const spelled = '[bir](https&#58;//a.example) [iki](https\\://b.example) [üç](https&colon;//c.example)';
    expect((await comment(author, spelled)).body.data.state).toBe('held');
  });

  it('do not wait when a moderator writes', async () => expect((await write(town.moderator, LINKS)).body.data.state).toBe('visible'));
  it('are not shown to guests who ask for them', async () => expect((await town.app.guest.get(`/api/forum/topics/${open.id}/held-comments`)).status).toBe(401));
});

describe('Writing', () => {
  let town: Town;
  let author: Client;
  beforeAll(async () => {
    town = await Town.open({ TOPICS_PER_HOUR: '2', COMMENTS_PER_HOUR: '3', REPEAT_AFTER_HOURS: '24' });
    author = await town.member();
  });
  afterAll(() => town.app.stop());

  const write = (title: string, content = 'Yeterince uzun bir içerik.', headers = {}) =>
    author.post<Topic>('/api/forum/topics', { title, content, categoryId: town.app.categoryId('genel') }, headers);

  it('is repeated with its key, and refused when it only comes again', async () => {
    const key = { 'idempotency-key': 'bir-kez' };
    const first = await write('İlk konu', undefined, key);
    expect((await write('İlk konu', undefined, key)).body.data).toEqual(first.body.data);
    expect(said(await write('ilk  KONU'))).toEqual([409, HOLDING_TEXT.repeated]);
  });
  it('stops after so many topics in an hour, and goes on in the next', async () => {
    expect((await write('İkinci konu')).status).toBe(201);
    const refused = await write('Üçüncü konu');
    expect([...said(refused), Number(refused.headers.get('retry-after')) > 0]).toEqual([429, HOLDING_TEXT.tooMany, true]);
    town.app.clock.advance({ hours: 1, seconds: 1 });
    expect((await write('Üçüncü konu')).status).toBe(201);
  });
  it('is weighed against what is sent at the very same moment', async () => {
    const hasty = await town.member();
    const topic = (await town.moderator.get<Topic[]>('/api/forum/topics')).body.data[0];
    const comment = (content: string) => hasty.post<Comment>(`/api/forum/topics/${topic?.id}/comments`, { content });
    const statuses = async (contents: string[]) => (await Promise.all(contents.map(comment))).map(({ status }) => status).sort();
    expect(await statuses(Array(8).fill('Aynı söz'))).toEqual([201, ...Array(7).fill(409)]);
    expect(await statuses(['bir', 'iki', 'üç', 'dört'])).toEqual([201, 201, 429, 429]);
  });
  it('stops after so many comments in an hour', async () => {
    const topic = (await town.moderator.get<Topic[]>('/api/forum/topics')).body.data[0];
    const comment = (content: string) => author.post<Comment>(`/api/forum/topics/${topic?.id}/comments`, { content });
    const statuses = [];
    for (const content of ['bir', 'iki', 'üç', 'dört']) statuses.push((await comment(content)).status);
    expect(statuses).toEqual([201, 201, 201, 429]);
  });
});
