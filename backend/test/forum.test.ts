import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, jest } from '@jest/globals';
import { CODE, TEXT } from '../contracts/envelope.js';
import { type Category, type Comment, FORUM_TEXT, type Topic, type TopicRow } from '../contracts/forum.js';
import type { ReportAccepted } from '../contracts/moderation.js';
import { SYSTEM } from '../src/kernel/event.js';
import type { EventLog } from '../src/kernel/event-log.js';
import { Requests } from '../src/platform/idempotency/requests.js';
import { EVENT_LOG } from '../src/platform/tokens.js';
import { startApp, type TestApp } from './app.js';
import type { Answer, Client } from './client.js';
import { NOBODY } from './routes.js';
import { inBothHomes, it } from './second-home/in-both-homes.js';

const CONTENT = 'Yeterince uzun bir içerik.';

let app: TestApp;
let author: Client;
let reader: Client;
let moderator: Client;

beforeAll(async () => {
  app = await startApp();
  author = await app.member('yazar');
  reader = await app.member('okur');
  moderator = await app.member('yonetici', 'moderator');
});
afterAll(() => app.stop());

const create = (changes: object = {}, headers: Record<string, string> = {}, who: Client = author) =>
  who.post<Topic>('/api/forum/topics', { title: 'Bir konu', content: CONTENT, categoryId: app.categoryId('genel'), selectedTags: [], ...changes }, headers);
const topic = async (changes: object = {}) => (await create(changes)).body.data;
const comment = async (topicId: string, content = 'Bir yorum', quotedComment: string | null = null) =>
  (await reader.post<Comment>(`/api/forum/topics/${topicId}/comments`, { content, quotedComment })).body.data;
const comments = async (topicId: string, who: Client = app.guest) => (await who.get<Comment[]>(`/api/forum/topics/${topicId}/comments`)).body.data;
const list = (query = '', who: Client = app.guest) => who.get<TopicRow[]>(`/api/forum/topics${query}`);
const idsOf = ({ body }: Answer<TopicRow[]>) => body.data.map(({ id }) => id);
const count = async (query = '') => (await list(query)).body.total as number;

const report = (reporter: Client, type: 'forum_topic' | 'forum_comment', id: string, authorId: string) =>
  reporter.post<ReportAccepted>('/api/reports', { reported_type: type, reported_id: id, reported_user_id: authorId, reason: 'spam' });

/** Has a moderator hide or delete something that somebody, else a fresh member, has reported. */
async function withdraw(action: 'hide_content' | 'delete_content', type: 'forum_topic' | 'forum_comment', id: string, authorId: string, by?: Client) {
  const { body } = await report(by ?? (await app.member(`sikayetci.${reporters++}`)), type, id, authorId);
  const decided = await moderator.put(`/api/reports/${body.data.reportId}/moderate`, { status: 'resolved', action });
  expect(decided.status).toBe(200);
}
let reporters = 0;

describe('a topic', () => {
  it.each([
    ['Başlık gereklidir', 'title', { title: '' }],
    ['Başlık gereklidir', 'title', { title: undefined }],
    ['Başlık gereklidir', 'title', { title: '   ' }],
    ['Başlık en az 3 karakter olmalıdır', 'title', { title: ' ab ' }],
    ['Başlık en fazla 200 karakter olmalıdır', 'title', { title: 'x'.repeat(201) }],
    ['İçerik gereklidir', 'content', { content: '' }],
    ['İçerik gereklidir', 'content', { content: undefined }],
    ['İçerik en az 10 karakter olmalıdır', 'content', { content: 'x'.repeat(9) }],
    ['İçerik en fazla 5000 karakter olmalıdır', 'content', { content: 'x'.repeat(5001) }],
    ['Kategori gereklidir', 'categoryId', { categoryId: '' }],
    ['Kategori gereklidir', 'categoryId', { categoryId: undefined }],
    [FORUM_TEXT.unknownCategory, 'categoryId', { categoryId: NOBODY }],
    ['Maksimum 5 etiket seçebilirsiniz', 'selectedTags', { selectedTags: ['a', 'b', 'c', 'd', 'e', 'f'] }],
    [FORUM_TEXT.tagTooLong, 'selectedTags', { selectedTags: ['x'.repeat(31)] }],
  ])('is refused with “%s” (%s)', async (sentence, field, changes) => {
    const before = await count();
    const { status, body } = await create(changes);
    expect([status, body.code, body.error, body.fields]).toEqual([422, CODE.validation, sentence, { [field]: [sentence] }]);
    expect(await count()).toBe(before);
  });

  it('is refused with its first problem as the sentence and all of them by field', async () => {
    const { body } = await create({ title: '', content: 'kısa' });
    expect(body.error).toBe('Başlık gereklidir');
    expect(Object.keys(body.fields ?? {})).toEqual(['title', 'content']);
  });

  it('is refused to guests', async () => {
    const { status, body } = await create({}, {}, app.guest);
    expect([status, body.code]).toEqual([401, CODE.authRequired]);
  });

  it('is kept to the limits, trimmed, with each tag once', async () => {
    const longest = await topic({ title: ` ${'ş'.repeat(200)} `, content: `\n${'ğ'.repeat(5000)}\n`, selectedTags: ['İlk', 'ilk', ' ilk ', 'IŞIK', ''] });
    expect([longest.title, longest.content.length, longest.selectedTags]).toEqual(['ş'.repeat(200), 5000, ['ilk', 'ışık']]);
    expect(longest).toMatchObject({ users: { username: 'yazar' }, categories: { slug: 'genel' }, comment_count: 0, is_resolved: false, state: 'visible' });
    expect((await app.guest.get(`/api/forum/posts/${longest.id}`)).body.data).toEqual(longest);
    expect(JSON.stringify(longest)).not.toMatch(/ornek\.dev/);
  });

  inBothHomes.it('keeps whatever signs it is written in', async () => {
    const signs = '<script>alert(1)</script> 😀 \ud800 {"$gt":""}';
    const [title, content] = [signs, `${signs} \u202e \u0000 \u2028.`];
    const { id } = await topic({ title, content });
    const found = (await app.guest.get<Topic>(`/api/forum/posts/${id}`)).body.data;
    // Half of a pair of surrogates is no sign.
    expect([found.title, found.content]).toEqual([title, content].map((text) => text.replace('\ud800', '\ufffd')));
  });

  inBothHomes.it('has a title and tags of one line each, with something to be seen', async () => {
    const refusal = async (fields: object) => {
      const { status, body } = await create(fields);
      return [status, body.fields];
    };
    const title = 'Uyarı›\r\n\r\nHesabınız kapatılacak: https://kotu.example/giris\r\n\r\nMeydan Güvenlik Ekibi';
    expect(await refusal({ title })).toEqual([422, { title: ['Başlık tek satır olmalıdır'] }]);
    expect(await refusal({ selectedTags: ['iyi', '\u202etypescript'] })).toEqual([
      422,
      { selectedTags: ['Bir etiket görünmeyen karakterler içeremez. Kopyaladıysanız lütfen elle yazın.'] },
    ]);
  });

  it('that nobody wrote is not found', async () => {
    for (const path of [`posts/${NOBODY}`, `topics/${NOBODY}/comments`]) {
      const { status, body } = await app.guest.get(`/api/forum/${path}`);
      expect([status, body.code, body.error]).toEqual([404, CODE.notFound, FORUM_TEXT.topicNotFound]);
    }
    expect((await reader.post(`/api/forum/topics/${NOBODY}/comments`, { content: 'x' })).status).toBe(404);
  });
});

describe('the list of topics', () => {
  const written: string[] = [];
  const slug = 'mimari';

  beforeAll(async () => {
    for (let index = 0; index < 25; index++) {
      app.clock.advance({ minutes: 1 });
      written.unshift((await topic({ title: `Sıralı ${index}`, categoryId: app.categoryId(slug) })).id);
    }
    app.clock.advance({ minutes: 1 });
    await comment(written[10] as string);
  });

  inBothHomes.it('is found by the id and by the slug of a category, and by no other name', async () => {
    const categories = (await app.guest.get<Category[]>('/api/forum/categories')).body.data;
    const category = categories.find((found) => found.slug === slug);
    expect(category).toMatchObject({ topic_count: 25, is_active: true });
    expect(idsOf(await list(`?category=${category?.id}&limit=100`))).toEqual(idsOf(await list(`?category=${slug}&limit=100`)));
    for (const unknown of ['yok', NOBODY, slug.toUpperCase()]) expect((await list(`?category=${unknown}`)).status).toBe(404);
    expect((await app.guest.get('/api/categories')).body).toEqual((await app.guest.get('/api/forum/categories')).body);
  });

  inBothHomes.it('is sorted by last activity, by age or by what nobody has answered', async () => {
    const answered = written[10] as string;
    const others = written.filter((id) => id !== answered);
    expect(idsOf(await list(`?category=${slug}&limit=100`))).toEqual([answered, ...others]);
    expect(idsOf(await list(`?category=${slug}&limit=100&sort=newest`))).toEqual(written);
    expect(idsOf(await list(`?category=${slug}&limit=100&sort=unanswered`))).toEqual(others);
    expect(await count(`?category=${slug}&sort=unanswered`)).toBe(24);
    expect((await list('?sort=oldest')).status).toBe(400);
  });

  inBothHomes.it('comes in pages that neither overlap nor leave anything out', async () => {
    const page = (query: string) => list(`?category=${slug}&sort=newest${query}`);
    const first = await page('');
    expect(first.body).toMatchObject({ success: true, total: 25, limit: 20, offset: 0, hasMore: true });
    expect((await page('&page=2')).body).toMatchObject({ total: 25, limit: 20, offset: 20, hasMore: false });
    expect([...idsOf(first), ...idsOf(await page('&page=2'))]).toEqual(written);
    expect(idsOf(await page('&limit=7&offset=7'))).toEqual(written.slice(7, 14));
    expect((await page('&limit=5&page=5')).body).toMatchObject({ offset: 20, hasMore: false });
    expect((await page('&limit=5&page=6')).body).toMatchObject({ data: [], offset: 25, hasMore: false });
    expect((await page('&page=2&offset=3')).body).toMatchObject({ offset: 20 });
    expect((await page('&limit=101')).body).toMatchObject({ limit: 100 });
    expect((await page('&limit=1000000')).body).toMatchObject({ limit: 100 });
    for (const wrong of ['limit=0', 'limit=-1', 'limit=1.5', 'limit=on', 'limit=', 'page=0', 'offset=-1', 'limit=5&limit=6'])
      expect([wrong, (await page(`&${wrong}`)).status]).toEqual([wrong, 400]);
  });
});

describe('a comment', () => {
  it.each([
    ['Yorum gereklidir', ''],
    ['Yorum gereklidir', undefined],
    ['Yorum gereklidir', ' \n '],
    ['Yorum en fazla 5000 karakter olmalıdır', 'x'.repeat(5001)],
  ])('is refused with “%s”', async (sentence, content) => {
    const { id } = await topic();
    const { status, body } = await reader.post(`/api/forum/topics/${id}/comments`, { content });
    expect([status, body.error, body.fields]).toEqual([422, sentence, { content: [sentence] }]);
    expect(await comments(id)).toEqual([]);
  });

  inBothHomes.it('stands under its topic in the order of writing, with what it quotes', async () => {
    const { id } = await topic();
    const first = await comment(id, ' Birinci ');
    const second = await comment(id, 'İkinci', first.id);
    expect(first).toMatchObject({ topicId: id, content: 'Birinci', state: 'visible', notice: null, quotedComment: null, users: { username: 'okur' } });
    expect(second.quotedComment).toMatchObject({ id: first.id, excerpt: 'Birinci', users: { username: 'okur' } });
    expect(await comments(id)).toEqual([first, second]);
    expect((await app.guest.get(`/api/forum/topics/${id}/comments?limit=1&offset=1`)).body).toMatchObject({ data: [second], total: 2, hasMore: false });
    expect((await app.guest.get(`/api/forum/posts/${id}`)).body.data).toMatchObject({ comment_count: 2 });
  });

  it('quotes only from its own topic', async () => {
    const [here, there] = [await topic(), await topic()];
    const foreign = await comment(there.id);
    for (const quotedComment of [foreign.id, NOBODY, there.id, here.id]) {
      const { status, body } = await reader.post(`/api/forum/topics/${here.id}/comments`, { content: 'x', quotedComment });
      expect([status, body.error, body.fields]).toEqual([422, FORUM_TEXT.foreignQuote, { quotedComment: [FORUM_TEXT.foreignQuote] }]);
    }
    expect(await comments(here.id)).toEqual([]);
  });
});

describe('what a moderator has withdrawn', () => {
  const seen = async (id: string) => {
    const answers = await Promise.all([app.guest, reader, author, moderator].map((who) => who.get<Topic>(`/api/forum/posts/${id}`)));
    return answers.map(({ status, body }) => (status === 200 ? body.data.state : status));
  };

  inBothHomes.it('is, when a topic is hidden, seen by its author and by moderators only, and counts no more', async () => {
    const before = await count('?category=frontend');
    const { id, users } = await topic({ categoryId: app.categoryId('frontend') });
    expect(await count('?category=frontend')).toBe(before + 1);
    await withdraw('hide_content', 'forum_topic', id, users.id);
    expect(await seen(id)).toEqual([404, 404, 'hidden', 'hidden']);
    for (const who of [app.guest, author, moderator]) expect(idsOf(await list('?category=frontend', who))).not.toContain(id);
    expect(await count('?category=frontend')).toBe(before);
    for (const who of [reader, author]) {
      const { status, body } = await who.post(`/api/forum/topics/${id}/comments`, { content: 'x' });
      expect([status, body.error]).toEqual([409, FORUM_TEXT.topicClosed]);
    }
  });

  inBothHomes.it('is, when a topic is deleted, seen by nobody, and counts only once as gone', async () => {
    const before = await count();
    const { id, users } = await topic();
    const { id: other } = await topic();
    await withdraw('hide_content', 'forum_topic', id, users.id);
    expect((await report(reader, 'forum_topic', id, users.id)).status).toBe(404);
    await withdraw('delete_content', 'forum_topic', id, users.id, moderator);
    await withdraw('delete_content', 'forum_topic', other, users.id);
    expect(await seen(id)).toEqual([404, 404, 404, 404]);
    expect(await count()).toBe(before);
    expect((await author.get(`/api/forum/topics/${id}/comments`)).status).toBe(404);
  });

  inBothHomes.it('is, when a comment is hidden or deleted, a place that keeps the numbering', async () => {
    const { id } = await topic();
    const [hidden, deleted, kept] = [await comment(id, 'Gizlenecek'), await comment(id, 'Silinecek'), await comment(id, 'Kalacak')];
    const quoting = await comment(id, 'Alıntı', hidden.id);
    await withdraw('hide_content', 'forum_comment', hidden.id, reader.id);
    await withdraw('delete_content', 'forum_comment', deleted.id, reader.id);
    const told = async (who: Client) => (await comments(id, who)).map(({ id: comment, state, content, notice }) => [comment, state, content, notice]);
    const rest = [
      [kept.id, 'visible', 'Kalacak', null],
      [quoting.id, 'visible', 'Alıntı', null],
    ];
    const gone = [deleted.id, 'removed', '', FORUM_TEXT.commentDeleted];
    for (const who of [app.guest, author]) expect(await told(who)).toEqual([[hidden.id, 'removed', '', FORUM_TEXT.commentHidden], gone, ...rest]);
    for (const who of [reader, moderator]) expect(await told(who)).toEqual([[hidden.id, 'hidden', 'Gizlenecek', FORUM_TEXT.commentHidden], gone, ...rest]);
    expect((await comments(id)).at(-1)?.quotedComment).toEqual({ id: hidden.id, excerpt: null, users: null });
    expect(JSON.stringify(await comments(id))).not.toMatch(/Gizlenecek|Silinecek/);
    expect((await app.guest.get(`/api/forum/topics/${id}/comments`)).body).toMatchObject({ total: 4 });
    expect((await app.guest.get(`/api/forum/posts/${id}`)).body.data).toMatchObject({ comment_count: 2 });
  });
});

inBothHomes.describe('a write with an Idempotency-Key', () => {
  it('has its effect once and gives the first answer again', async () => {
    const before = await count();
    const first = await create({ title: 'Bir kez' }, { 'idempotency-key': 'bir-kez' });
    const again = await create({ title: 'Bir kez' }, { 'idempotency-key': 'bir-kez' });
    expect([again.status, again.body]).toEqual([first.status, first.body]);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect(await count()).toBe(before + 1);
  });

  it('has its effect once when it comes many times at once', async () => {
    const before = await count();
    const answers = await Promise.all(Array.from({ length: 20 }, () => create({ title: 'Aynı anda' }, { 'idempotency-key': 'ayni-anda' })));
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
    expect(answers[0]?.status).toBe(201);
    expect(await count()).toBe(before + 1);
  });

  it('is refused when the key was used for something else', async () => {
    const { id } = await topic();
    await create({ title: 'Birinci' }, { 'idempotency-key': 'tek' });
    const before = await count();
    for (const other of [
      create({ title: 'Başka' }, { 'idempotency-key': 'tek' }),
      author.post(`/api/forum/topics/${id}/comments`, { content: 'x' }, { 'idempotency-key': 'tek' }),
    ]) {
      const { status, body } = await other;
      expect([status, body.code, body.error]).toEqual([409, CODE.conflict, TEXT.idempotencyMismatch]);
    }
    expect(await count()).toBe(before);
  });

  it('does not stand in the way of another member, of a corrected request or of the next day', async () => {
    const key = { 'idempotency-key': 'ortak' };
    const mine = await create({}, key);
    const theirs = await create({}, key, reader);
    expect(theirs.body.data.users.username).toBe('okur');
    expect(theirs.body.data.id).not.toBe(mine.body.data.id);
    const correctable = { 'idempotency-key': 'duzeltilir' };
    expect((await create({ title: '' }, correctable)).status).toBe(422);
    expect((await create({ title: 'Düzeltildi' }, correctable)).status).toBe(201);
    app.clock.advance({ hours: 23, minutes: 59 });
    author = await app.guest.signIn('yazar', 'dogru-at-pil-zimba');
    expect((await create({}, key)).body.data.id).toBe(mine.body.data.id);
    app.clock.advance({ minutes: 2 });
    expect((await create({}, key)).body.data.id).not.toBe(mine.body.data.id);
    [reader, moderator] = [await app.guest.signIn('okur', 'dogru-at-pil-zimba'), await app.guest.signIn('yonetici', 'dogru-at-pil-zimba')];
  });

  it('that was cut off between the append and the answer is finished by its repetition, not done twice', async () => {
    const { id } = await topic();
    const before = await count();
    // What a crash leaves behind: the request is noted, its event is in the log, its answer is not.
    const answering = jest.spyOn(app.meydan.app.get(Requests), 'answered').mockResolvedValue();
    const written = await create({ title: 'Yarıda kalan' }, { 'idempotency-key': 'yarida-konu' });
    const said = await author.post<Comment>(`/api/forum/topics/${id}/comments`, { content: 'Yarıda' }, { 'idempotency-key': 'yarida-yorum' });
    const head = await app.meydan.machinery.head();
    expect(answering).toHaveBeenCalledTimes(2);
    answering.mockRestore();
    app.clock.advance({ minutes: 5 });
    const again = await create({ title: 'Yarıda kalan' }, { 'idempotency-key': 'yarida-konu' });
    const saidAgain = await author.post<Comment>(`/api/forum/topics/${id}/comments`, { content: 'Yarıda' }, { 'idempotency-key': 'yarida-yorum' });
    expect([again.status, again.body.data, saidAgain.body.data]).toEqual([201, written.body.data, said.body.data]);
    const since = await app.meydan.app.get<EventLog>(EVENT_LOG).readAll(head, 100);
    // The server itself goes on meanwhile: letters are sent, sessions run out.
    expect(since.filter(({ actor }) => actor.id !== SYSTEM.id)).toEqual([]);
    expect(await count()).toBe(before + 1);
    expect(await comments(id)).toHaveLength(1);
  });

  it('that was told to come back later, its topic being in the log, is not done twice', async () => {
    const before = await count();
    const behind = jest.spyOn(app.meydan.machinery.followers.views, 'waitForThese').mockResolvedValue(false);
    const early = await create({ title: 'Geç görünen' }, { 'idempotency-key': 'gec' });
    behind.mockRestore();
    expect([early.status, early.body.code, early.headers.get('retry-after')]).toEqual([503, CODE.unavailable, '1']);
    app.clock.advance({ seconds: 1 });
    const again = await create({ title: 'Geç görünen' }, { 'idempotency-key': 'gec' });
    // It waits for what the first one wrote, although it writes nothing itself.
    expect([again.status, again.headers.get('x-event-position')]).toEqual([201, early.headers.get('x-event-position')]);
    expect(early.headers.get('x-event-position')).toMatch(/^[1-9]/);
    await app.settled();
    expect(await count()).toBe(before + 1);
  });
});

inBothHomes.describe('positions', () => {
  it('tell a writer how far to wait and let another reader wait for it', async () => {
    await app.settled();
    const { headers, body } = await create();
    const position = headers.get('x-event-position') ?? '';
    expect(position).toMatch(/^\d+$/);
    expect(await app.meydan.machinery.head()).toBe(Number(position));
    expect(idsOf(await app.guest.send<TopicRow[]>('GET', '/api/forum/topics', undefined, { 'x-min-position': position }))).toContain(body.data.id);
    expect((await app.guest.get('/api/forum/topics')).headers.has('x-event-position')).toBe(false);
  });

  it('are told, and repetitions known, also when the body comes later than the head', async () => {
    const slow = () =>
      new Promise<{ position: string | undefined; id: string }>((resolve, reject) => {
        const body = JSON.stringify({ title: 'Yavaş gelen', content: CONTENT, categoryId: app.categoryId('genel') });
        const headers = {
          authorization: `Bearer ${author.sessionToken}`,
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          'idempotency-key': 'yavas',
          expect: '100-continue',
        };
        const sending = request(`${app.guest.url}/api/forum/topics`, { method: 'POST', headers }, (response) => {
          let text = '';
          response.setEncoding('utf8').on('data', (part: string) => {
            text += part;
          });
          response.on('end', () =>
            resolve({ position: response.headers['x-event-position'] as string | undefined, id: (JSON.parse(text) as { data: Topic }).data.id }),
          );
        });
        // The server has seen the head, and begun with the request, when it asks for the rest.
        sending.on('continue', () => setImmediate(() => sending.end(body)));
        sending.on('error', reject);
        sending.flushHeaders();
      });
    const before = await count();
    await app.settled();
    const answering = jest.spyOn(app.meydan.app.get(Requests), 'answered').mockResolvedValue();
    const first = await slow();
    answering.mockRestore();
    expect(first.position).toBe(String(await app.meydan.machinery.head()));
    expect((await slow()).id).toBe(first.id);
    expect(await count()).toBe(before + 1);
  });

  it('that are not reached in time are answered with 503', async () => {
    const next = { 'x-min-position': String((await app.meydan.machinery.head()) + 1) };
    const waiting = app.guest.get('/api/forum/topics', next);
    await create();
    expect((await waiting).status).toBe(200);
    app.impatient();
    const never = { 'x-min-position': String((await app.meydan.machinery.head()) + 1) };
    const { status, body, headers } = await app.guest.get('/api/forum/topics', never);
    expect([status, body.code, body.error, headers.get('retry-after')]).toEqual([503, CODE.unavailable, TEXT.unavailable, '1']);
  });
});
