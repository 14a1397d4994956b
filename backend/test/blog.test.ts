import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { POST_STATUS_ROWS, type Post, type PostRow, type PostStatusRow } from '../contracts/blog.js';
import { POST_FALLBACK_TO_AUTHOR } from '../contracts/blog-fallbacks.js';
import { BLOG_CODE, POST_LIMITS, POST_TEXT, type SavedPost, type SlugState } from '../contracts/blog-writing.js';
import { CODE } from '../contracts/envelope.js';
import { notificationText } from '../contracts/notification-text.js';
import type { NotificationPage } from '../contracts/notifications.js';
import { type SubroleStatus, subroleNeeded } from '../contracts/subroles.js';
import { IMAGE_PATH, type UploadedImage } from '../contracts/writing.js';
import { postStream } from '../src/contexts/blog/post/post.stream.js';
import { EventStore } from '../src/kernel/event-store.js';
import type { Files } from '../src/kernel/files.js';
import { FILES } from '../src/platform/tokens.js';
import { screenshot } from '../src/platform/uploads/pictures.fixture.js';
import { PASSWORD, startApp } from './app.js';
import type { Answer, Client } from './client.js';
import { sendForm } from './forms.js';
import { Writers } from './posts.js';
import { NOBODY } from './routes.js';
import { inBothHomes, it } from './second-home/in-both-homes.js';
import { TestClock } from './test-clock.js';
import { Town } from './town.js';

const POSTS = '/api/blog/posts';
const NO_ID = '01900000-0000-7000-8000-00000000000a';

describe('a post', () => {
  let town: Town;
  let author: Client;
  let admin: Client;
  let cover: string;

  const upload = async (who: Client) =>
    (await sendForm<UploadedImage>(who, IMAGE_PATH, {}, { field: 'image', name: 'kapak.png', type: 'image/png', bytes: await screenshot() })).body.data.url;
  const whole = (more: object = {}) => ({
    title: 'Olaylarla yazmak',
    content: 'Her şey bir olayla başlar.',
    excerpt: 'Neden olay tutuyoruz?',
    category_id: town.app.categoryId('genel'),
    featured_image: cover,
    reading_time: 3,
    ...more,
  });
  const create = (more: object = {}, who = author) => who.post<SavedPost>(POSTS, whole(more));
  const edit = (id: string, changes: object, who = author) => who.put<SavedPost>(`${POSTS}/${id}`, changes);
  const toStatus = (id: string, status: string, more: object = {}, who = author) => who.put<SavedPost>(`${POSTS}/${id}/status`, { status, ...more });
  const texts = async (id: string) => (await town.app.meydan.app.get<Files>(FILES).list(`blog-texts/${id}.`, { limit: 9 })).map(({ key }) => key);
  const later = async (minutes: number) => {
    town.app.clock.advance({ minutes });
    await town.app.settled();
  };
  const inMinutes = (minutes: number) => new Date(town.app.clock.now().getTime() + minutes * 60_000).toISOString();
  const refused = ({ status, body }: Answer) => [status, body.error];

  beforeAll(async () => {
    town = await Town.open();
    author = await town.member();
    admin = await town.app.member('yonetici', 'admin');
    cover = await upload(author);
  });
  afterAll(() => town.app.stop());

  inBothHomes.it('have one of four statuses', async () => {
    const { body } = await town.app.guest.get<PostStatusRow[]>('/api/blog/post-states');
    expect(body.data).toEqual(Object.values(POST_STATUS_ROWS));
  });
  it('is nobody’s who has no session', async () => expect(refused(await create({}, town.app.guest))).toEqual([401, POST_TEXT.signInToCreate]));

  inBothHomes.it('is a draft at first, with a title alone', async () => {
    const { status, body } = await author.post<SavedPost>(POSTS, { title: 'Şimdilik bir başlık' });
    expect([status, body.data]).toEqual([
      201,
      { id: expect.any(String), slug: 'simdilik-bir-baslik', status: 'draft', scheduled_at: null, published_at: null, version: 0 },
    ]);
  });
  it('is sent with what the server knows better, which counts for nothing', async () => {
    const { body } = await create({ user_id: town.moderator.id, is_featured: true, published_at: '2001-01-01T00:00:00.000Z' });
    expect(body.data).toMatchObject({ status: 'draft', published_at: null });
  });
  it.each([['content'], ['excerpt'], ['featured_image'], ['category_id'], ['reading_time']])('is not published without its %s', async (field) => {
    const { status, body } = await create({ status: 'published', [field]: field === 'reading_time' ? 0 : '' });
    expect([status, body.error, Object.keys(body.fields ?? {})]).toEqual([422, POST_TEXT.required, [field]]);
  });
  it('says what is wrong with its fields', async () => {
    const { status, body } = await create({ title: 'a', excerpt: 'a'.repeat(301), meta: { canonical: 'javascript:alert(1)', keywords: ['a'.repeat(41)] } });
    expect([status, Object.keys(body.fields ?? {}).sort()]).toEqual([422, ['canonical', 'excerpt', 'keywords', 'title']]);
  });
  it('takes no other fields', async () => expect((await create({ meta: { robots: 'noindex' } })).body.code).toBe(CODE.validation));
  it('is published at once, or with a later save', async () => {
    const at = town.app.clock.now().toISOString();
    expect((await create({ status: 'published' })).body.data).toMatchObject({ status: 'published', published_at: at });
    const { id } = (await create()).body.data;
    expect((await edit(id, { status: 'published' })).body.data).toMatchObject({ status: 'published', published_at: at });
  });
  inBothHomes.it('keeps the time at which it was published first', async () => {
    const first = town.app.clock.now().toISOString();
    const { id } = (await create({ status: 'published' })).body.data;
    await toStatus(id, 'draft');
    await later(60);
    expect((await toStatus(id, 'published')).body.data.published_at).toBe(first);
    expect((await toStatus(id, 'archived')).body.data).toMatchObject({ status: 'archived', published_at: first });
  });

  inBothHomes.it('has an address of its own, whatever the others are called', async () => {
    const title = 'Aynı başlık altında';
    const made = [await create({ title }), await create({ title }), await create({ title })].map(({ body }) => body.data);
    expect(made.map(({ slug }) => slug)).toEqual(['ayni-baslik-altinda', 'ayni-baslik-altinda-2', 'ayni-baslik-altinda-3']);
    const at = await Promise.all(Array.from({ length: 5 }, () => create({ title: 'Hepimiz birden' })));
    expect(new Set(at.map(({ body }) => body.data.slug)).size).toBe(5);
  });
  it('never has the address that another had once', async () => {
    const { id } = (await create({ slug: 'eski-adres' })).body.data;
    expect((await edit(id, { slug: 'yeni-adres' })).body.data.slug).toBe('yeni-adres');
    expect((await create({ slug: 'eski-adres' })).body.data.slug).toBe('eski-adres-2');
    expect((await edit(id, { slug: 'eski-adres' })).body.data.slug).toBe('eski-adres');
  });
  it.each([['create'], ['mine'], ['Büyük Harf'], [NO_ID]])('is not at %s', async (slug) => {
    const { status, body } = await create({ slug });
    expect([status, Object.keys(body.fields ?? {})]).toEqual([422, ['slug']]);
  });
  inBothHomes.it('is told whether an address is free, and a post what it had once', async () => {
    const isFree = async (slug: string, post?: string, who = author) =>
      (await who.get<SlugState>(`/api/blog/slugs?slug=${encodeURIComponent(slug)}${post ? `&post=${post}` : ''}`)).body.data.available;
    expect(await isFree('daha-kimsenin-degil')).toBe(true);
    const { id } = (await create({ slug: 'daha-kimsenin-degil' })).body.data;
    const other = await town.member();
    const theirs = (await create({ slug: 'baskasinin-adresi', featured_image: null, status: 'draft' }, other)).body.data;
    expect(await isFree('daha-kimsenin-degil')).toBe(false);
    await edit(id, { slug: 'sonraki-adres' });
    expect([await isFree('daha-kimsenin-degil', id), await isFree('daha-kimsenin-degil', theirs.id)]).toEqual([true, false]);
    expect(await isFree('baskasinin-adresi', theirs.id)).toBe(false);
    expect([await isFree('create'), await isFree('Büyük Harf'), await isFree(NO_ID)]).toEqual([false, false, false]);
    expect((await town.app.guest.get('/api/blog/slugs?slug=bir-adres')).status).toBe(401);
    expect((await author.get('/api/blog/slugs?slug=bir-adres&post=kimlik-degil')).status).toBe(400);
  });
  it('is asked about so many addresses a minute and no more', async () => {
    const asking = await town.member();
    const asked: number[] = [];
    for (let time = 0; time <= POST_LIMITS.slugsAMinute; time++) asked.push((await asking.get(`/api/blog/slugs?slug=adres-${time}`)).status);
    expect([asked.filter((status) => status === 200).length, asked.at(-1)]).toEqual([POST_LIMITS.slugsAMinute, 429]);
  });
  it('keeps the number of its address when it is saved again', async () => {
    const { id, slug } = (await create({ title: 'Aynı başlık altında' })).body.data;
    expect((await edit(id, { title: 'Aynı başlık altında', slug: '', content: 'Bir kez daha.' })).body.data.slug).toBe(slug);
  });

  it('shows a cover that its author uploaded', async () => {
    const other = await town.member();
    for (const featured_image of ['https://baska.example/kapak.png', `${IMAGE_PATH}/${NO_ID}`, await upload(other)]) {
      const { status, body } = await create({ featured_image });
      expect([status, body.fields?.featured_image]).toEqual([422, [POST_TEXT.foreignCover]]);
    }
    expect((await create({ featured_image: `${cover}#800x600` })).status).toBe(201);
  });
  it('keeps its pictures for those who may read it', async () => {
    const picture = await upload(author);
    const { id } = (await create({ content: `Bakın:\n\n![Ekran](${picture})` })).body.data;
    await town.app.settled();
    const statusFor = async (who: Client) => (await who.raw('GET', picture)).status;
    expect([await statusFor(town.app.guest), await statusFor(author)]).toEqual([404, 200]);
    await toStatus(id, 'published');
    await town.app.settled();
    expect(await statusFor(town.app.guest)).toBe(200);
  });
  it('stands in a category that there is', async () =>
    expect((await create({ category_id: NO_ID })).body.fields?.category_id).toEqual([POST_TEXT.unknownCategory]));
  inBothHomes.it('takes its tags as a list or as the JSON of one', async () => {
    const { id } = (await create({ tags: '["harmanlama", "sıralama", "harmanlama"]' })).body.data;
    const tagsOf = async () => (await author.get<Post>(`${POSTS}/${id}`)).body.data.tags;
    expect(await tagsOf()).toEqual(['harmanlama', 'sıralama']);
    await edit(id, { tags: '' });
    expect(await tagsOf()).toEqual([]);
  });
  it.each([
    ['harmanlama', 'Bu alan liste olmalıdır'],
    ['{"0":"a"}', 'Bu alan liste olmalıdır'],
    ['["a"', 'Bu alan liste olmalıdır'],
    [`["a"${' '.repeat(10_000)}]`, 'Bu alan liste olmalıdır'],
    ['[1]', 'Listede yalnızca metin olabilir'],
    ['["a","b","c","d","e","f"]', POST_TEXT.tooManyTags],
  ])('has no tags that come as %.20j', async (tags, sentence) => expect((await create({ tags })).body.fields?.tags).toEqual([sentence]));
  it('has at most five tags', async () => expect((await create({ tags: ['a', 'b', 'c', 'd', 'e', 'f'] })).body.fields?.tags).toEqual([POST_TEXT.tooManyTags]));

  inBothHomes.it('can be as long as 799 KB, which nobody reads in the store', async () => {
    const line = 'Uzun bir yazının gizli satırı ';
    const content = `${line.repeat(Math.floor((799 * 1024) / Buffer.byteLength(line)))}`;
    const { status, body } = await create({ content, status: 'published' });
    expect([status, body.data?.status]).toEqual([201, 'published']);
    const [key = ''] = await texts(body.data.id);
    const kept = await town.app.meydan.app.get<Files>(FILES).get(key);
    expect(kept?.bytes.includes('gizli')).toBe(false);
    const { status: again, body: saved } = await edit(body.data.id, { content: content.replace('Uzun', 'Upuzun') });
    expect([again, saved.data.version]).toEqual([200, 1]);
  });
  it('cannot be longer', async () => {
    const { status, body } = await create({ content: 'a'.repeat(POST_LIMITS.content.bytes + 1) });
    expect([status, body.fields?.content]).toEqual([422, [POST_TEXT.tooLarge]]);
  });
  it('loses the file of a text that was written over, and of one that was deleted', async () => {
    const { id } = (await create()).body.data;
    const [first] = await texts(id);
    await edit(id, { content: 'Baştan yazıldı.' });
    await later(11);
    const second = await texts(id);
    expect([second.length, second.includes(first ?? '')]).toEqual([1, false]);
    expect((await author.delete(`${POSTS}/${id}`)).status).toBe(200);
    await later(1);
    expect(await texts(id)).toEqual([]);
  });

  it('is not what another tab has made of it meanwhile', async () => {
    const { id, version } = (await create()).body.data;
    expect((await edit(id, { title: 'Bir sekmede', version })).body.data.version).toBe(1);
    const { status, body } = await edit(id, { title: 'Öbür sekmede', version });
    expect([status, body.code]).toEqual([409, BLOG_CODE.changed]);
  });
  it('is its author’s alone', async () => {
    const other = await town.member();
    const draft = (await create()).body.data.id;
    const open = (await create({ status: 'published' })).body.data.id;
    expect([(await edit(draft, { title: 'Benim' }, other)).status, (await edit(open, { title: 'Benim' }, other)).status]).toEqual([404, 403]);
    expect([(await toStatus(open, 'draft', {}, other)).status, (await other.delete(`${POSTS}/${open}`)).status]).toEqual([403, 403]);
    expect((await edit(NO_ID, { title: 'Kimsenin' })).status).toBe(404);
  });
  inBothHomes.it('is gone once its author deleted it', async () => {
    const { id } = (await create({ status: 'published' })).body.data;
    for (const _ of [1, 2]) expect((await author.delete(`${POSTS}/${id}`)).status).toBe(200);
    expect((await edit(id, { title: 'Geri dönsün' })).status).toBe(410);
  });
  it('is written once, however often the request is sent', async () => {
    const key = { 'idempotency-key': 'ayni-yazi-bir' };
    const made = [await author.post<SavedPost>(POSTS, whole(), key), await author.post<SavedPost>(POSTS, whole(), key)];
    expect(new Set(made.map(({ body }) => body.data.id)).size).toBe(1);
  });

  describe('that is scheduled', () => {
    const schedule = (minutes: number) => create({ status: 'scheduled', scheduled_at: inMinutes(minutes) });

    it('has a time that is to come', async () => {
      expect(refused(await schedule(-1))).toEqual([422, POST_TEXT.pastTime]);
      expect(refused(await create({ status: 'scheduled' }))).toEqual([422, POST_TEXT.timeMissing]);
      expect(refused(await create({ status: 'scheduled', scheduled_at: 'yarın' }))).toEqual([422, POST_TEXT.badTime]);
    });
    inBothHomes.it('is published when its minute comes', async () => {
      const { id, scheduled_at } = (await schedule(30)).body.data;
      await later(29);
      expect((await edit(id, {})).body.data.status).toBe('scheduled');
      await later(1);
      expect((await edit(id, {})).body.data).toMatchObject({ status: 'published', scheduled_at: null, published_at: scheduled_at });
    });
    it('waits for its new minute, or for none', async () => {
      const moved = (await schedule(30)).body.data.id;
      const calledOff = (await schedule(30)).body.data.id;
      await toStatus(moved, 'scheduled', { scheduled_at: inMinutes(90) });
      await toStatus(calledOff, 'draft');
      await later(31);
      expect([(await edit(moved, {})).body.data.status, (await edit(calledOff, {})).body.data.status]).toEqual(['scheduled', 'draft']);
      await later(60);
      expect((await edit(moved, {})).body.data.status).toBe('published');
    });
    it('falls back to a draft when its author may not write by then', async () => {
      const { id } = (await schedule(30)).body.data;
      const silent = await town.member();
      const theirs = (await create({ featured_image: await upload(silent), status: 'scheduled', scheduled_at: inMinutes(30) }, silent)).body.data.id;
      await town.sanction(silent, 'mute_user', { durationMinutes: 60 });
      await later(31);
      expect((await edit(id, {})).body.data.status).toBe('published');
      await later(60);
      expect((await edit(theirs, {}, silent)).body.data).toMatchObject({ status: 'draft', published_at: null });
    });
  });

  describe('and watched words', () => {
    const watch = (word: string, consequence: 'hold' | 'refuse') => admin.post('/api/console/watched-words', { words: [word], consequence });

    it('is not published with one of them, and stays a draft', async () => {
      await watch('yasakli', 'refuse');
      await watch('bekleyen', 'hold');
      for (const word of ['yasakli', 'bekleyen']) {
        const { id } = (await create({ content: `Burada ${word} geçiyor.` })).body.data;
        const { status, body } = await toStatus(id, 'published');
        expect([status, Object.keys(body.fields ?? {})]).toEqual([422, ['content']]);
        expect((await edit(id, {})).body.data.status).toBe('draft');
      }
    });
    it('gets none of them while it is public', async () => {
      const { id } = (await create({ status: 'published' })).body.data;
      expect((await edit(id, { excerpt: 'Bir yasakli özet' })).status).toBe(422);
    });
    it('is not published at its minute with a word that is watched by then', async () => {
      const { id } = (await create({ content: 'Sonradan izlenen', status: 'scheduled', scheduled_at: inMinutes(30) })).body.data;
      await watch('izlenen', 'hold');
      await later(31);
      expect((await edit(id, {})).body.data.status).toBe('draft');
    });
  });

  describe('and staff', () => {
    const moderate = (id: string, action: string, who = town.moderator, reason = 'Topluluk ilkeleri 2.1') =>
      who.put(`${POSTS}/${id}/moderate`, { action, reason });

    inBothHomes.it('is hidden, shown again, deleted and brought back', async () => {
      await town.renewModerator();
      const { id } = (await create({ status: 'published' })).body.data;
      expect((await moderate(id, 'hide')).body.data).toMatchObject({ state: 'hidden' });
      expect(refused(await edit(id, { title: 'Gizliyken' }))).toEqual([409, POST_TEXT.hiddenNotEditable]);
      expect((await moderate(id, 'restore')).body.data).toMatchObject({ state: 'visible' });
      expect((await moderate(id, 'delete')).body.data).toMatchObject({ state: 'deleted' });
      expect((await edit(id, { title: 'Silinmişken' })).status).toBe(410);
      expect((await moderate(id, 'restore')).body.data).toMatchObject({ state: 'visible' });
    });
    it('is featured by them alone, with a reason', async () => {
      await town.renewModerator();
      const { id } = (await create({ status: 'published' })).body.data;
      expect((await moderate(id, 'feature', author)).status).toBe(403);
      expect((await moderate(id, 'feature', town.moderator, '')).status).toBe(422);
      expect((await moderate(id, 'feature')).body.data).toMatchObject({ is_featured: true });
      expect((await moderate(id, 'unfeature')).body.data).toMatchObject({ is_featured: false });
    });
  });
});

describe('a blog for its authors alone', () => {
  it('publishes posts of those who have the subrole, and keeps drafts of everybody', async () => {
    const town = await Town.open({ BLOG_WRITERS: 'blog_author' });
    try {
      const [admin, author] = [await town.app.member('yonetici', 'admin'), await town.member()];
      const writers = new Writers(town.app);
      const draft = await writers.write(author, { status: 'draft' });
      const publish = () => author.put<SavedPost>(`${POSTS}/${draft.id}/status`, { status: 'published' });
      const refused = await publish();
      expect([refused.status, refused.body.error]).toEqual([403, subroleNeeded('blog_author')]);
      const wanted = { requested_subroles: ['blog_author'], reason: 'Üç yıldır olay günlükleri ve veri tabanları üzerine yazıyorum.' };
      const asked = await author.post<SubroleStatus>('/api/auth/subrole-request', wanted);
      const review = { status: 'approved', approved_subroles: ['blog_author'], rejected_subroles: [] };
      expect((await admin.post(`/api/admin/subrole-requests/${asked.body.data.requests[0]?.id}/review`, review)).status).toBe(200);
      // Who publishes carries the mark, and keeps it when everybody may.
      const mark = async () => (await town.app.guest.get<Post>(`${POSTS}/${draft.id}`)).body.data.author.is_blog_author;
      expect((await publish()).body.data.status).toBe('published');
      await admin.put('/api/console/settings', { values: { blogWriters: 'everybody' }, expected: { blogWriters: 'blog_author' }, reason: 'Herkes yazsın' });
      await town.app.settled();
      const [row] = (await town.app.guest.get<PostRow[]>(POSTS)).body.data;
      expect([await mark(), row?.author.is_blog_author]).toEqual([true, true]);
      for (const path of ['/blog', `/blog/${row?.slug}`]) expect(await (await fetch(town.app.meydan.url + path)).text()).toContain('(Blog Yazarı)');
      const other = await town.member();
      const plain = await writers.write(other, { title: 'İşaretsiz' });
      expect((await town.app.guest.get<Post>(`${POSTS}/${plain.id}`)).body.data.author.is_blog_author).toBe(false);
      await admin.put(`/api/console/members/${author.id}/subroles`, { subrole: 'blog_author', held: false, note: 'Ayrıldı' });
      await town.app.settled();
      expect(await mark()).toBe(false);
    } finally {
      await town.app.stop();
    }
  });
});

describe('a scheduled post', () => {
  inBothHomes.it('appears once after a restart past its minute, unless what is decided by then keeps it back, which its author is told', async () => {
    const DATA_DIR = mkdtempSync(join(tmpdir(), 'meydan-'));
    const clock = new TestClock();
    let app = await startApp({ DATA_DIR }, clock);
    try {
      const [author, moderator] = [await app.member('elif'), await app.member('derya', 'moderator')];
      const at = (minutes: number) => new Date(clock.now().getTime() + minutes * 60_000).toISOString();
      const writers = new Writers(app);
      const schedule = (who: Client, title: string) => writers.write(who, { title, status: 'scheduled', scheduled_at: at(30) });
      const [theirs, ofStaff] = [await schedule(author, 'Bekletilen yazı'), await schedule(moderator, 'Çıkan yazı')];
      await app.settled();
      await app.stop();
      clock.advance({ minutes: 90 });
      app = await startApp({ DATA_DIR, BLOG_WRITERS: 'everybody', HOLD_FIRST_POSTS: '2' }, clock);
      await app.settled();
      const rows = async (name: string) => {
        const who = await app.guest.signIn(name, PASSWORD);
        return [who, (await who.get<PostRow[]>('/api/blog/users/me/posts')).body.data] as const;
      };
      const [, [appeared]] = await rows('derya');
      expect(appeared).toMatchObject({ id: ofStaff.id, status: 'published', fallback: null, published_at: clock.now().toISOString() });
      expect((await app.guest.get<PostRow[]>('/api/blog/posts')).body.data.map(({ id }) => id)).toEqual([ofStaff.id]);
      const [again, [kept]] = await rows('elif');
      expect(kept).toMatchObject({ id: theirs.id, status: 'draft', scheduled_at: null, published_at: null, fallback: 'first_posts' });
      const told = (await again.get<NotificationPage>('/api/notifications')).body.data.rows.map((row) => notificationText(row));
      expect(told.filter((text) => text.startsWith(POST_FALLBACK_TO_AUTHOR.first_posts))).toHaveLength(1);
      const facts = (await app.meydan.app.get(EventStore).read(postStream, ofStaff.id)).map(({ type }) => type);
      expect(facts).toEqual(['PostDrafted', 'PostScheduled', 'PostPublished']);
    } finally {
      await app.stop();
      rmSync(DATA_DIR, { recursive: true, force: true });
    }
  });
  it('is a draft again where only blog authors publish by then, or a new member gives too many links', async () => {
    const town = await Town.open({ NEW_MEMBER_POSTS: '3', NEW_MEMBER_LINKS: '20' });
    try {
      const admin = await town.app.member('yonetici', 'admin');
      const author = await town.member();
      const writers = new Writers(town.app);
      const soon = () => new Date(town.app.clock.now().getTime() + 30 * 60_000).toISOString();
      const content = `Kaynaklar: ${['a', 'b', 'c'].map((name) => `https://${name}.example`).join(' ')}`;
      const schedule = (more: object) => writers.write(author, { status: 'scheduled', scheduled_at: soon(), ...more });
      const set = async (values: object, expected: object) => {
        const answer = await admin.put('/api/console/settings', { values, expected, reason: 'Deneme' });
        expect([answer.status, answer.body.error]).toEqual([200, undefined]);
      };
      const after = async (id: string) => {
        town.app.clock.advance({ minutes: 31 });
        await town.app.settled();
        return (await author.get<PostRow[]>('/api/blog/users/me/posts')).body.data.find((row) => row.id === id);
      };
      const linked = await schedule({ title: 'Bağlantılı', content });
      await set({ newMemberLinks: 2 }, { newMemberLinks: 20 });
      expect(await after(linked.id)).toMatchObject({ status: 'draft', fallback: 'links' });
      const plain = await schedule({ title: 'Bağlantısız' });
      await set({ blogWriters: 'blog_author' }, { blogWriters: 'everybody' });
      expect(await after(plain.id)).toMatchObject({ status: 'draft', fallback: 'writers' });
    } finally {
      await town.app.stop();
    }
  });
});

describe('a member who saves posts', () => {
  it('saves 120 in an hour', async () => {
    const town = await Town.open();
    try {
      const author = await town.member();
      const { body } = await author.post<SavedPost>(POSTS, { title: 'Çok kaydedilen' });
      const save = (title: string) => author.put(`${POSTS}/${body.data.id}`, { title });
      // What is refused counts as well.
      for (let at = 1; at < POST_LIMITS.savesAnHour; at++) expect((await save('a')).status).toBe(422);
      const late = await save('Yeni başlık');
      expect([late.status, late.body.error]).toEqual([429, POST_TEXT.tooManySaves]);
    } finally {
      await town.app.stop();
    }
  });
  it('deletes 120 in an hour', async () => {
    const town = await Town.open();
    try {
      const author = await town.member();
      const { body } = await author.post<SavedPost>(POSTS, { title: 'Silinecek olan' });
      const remove = (id: string) => author.delete(`${POSTS}/${id}`);
      for (let at = 0; at < POST_LIMITS.deletesAnHour; at++) expect((await remove(NOBODY)).status).toBe(404);
      const late = await remove(body.data.id);
      expect([late.status, late.body.error]).toEqual([429, POST_TEXT.tooManyDeletes]);
      town.app.clock.advance({ minutes: 61 });
      expect((await remove(body.data.id)).status).toBe(200);
    } finally {
      await town.app.stop();
    }
  });
});
