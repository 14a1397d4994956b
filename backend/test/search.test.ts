import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import fc from 'fast-check';
import { CODE, TEXT } from '../contracts/envelope.js';
import type { Comment, Topic } from '../contracts/forum.js';
import type { ReportAccepted } from '../contracts/moderation.js';
import {
  missingValue,
  SEARCH_LIMITS,
  SEARCH_TEXT,
  type SearchListing,
  type SearchRow,
  type TopicHint,
  unknownAuthor,
  unknownCategory,
} from '../contracts/search.js';
import type { Views } from '../src/kernel/views.js';
import { VIEWS } from '../src/platform/tokens.js';
import { startApp, type TestApp } from './app.js';
import type { Client } from './client.js';
import { embeddedOnly, inBothHomes, it } from './second-home/in-both-homes.js';

let app: TestApp;
let elif: Client;
let can: Client;
let moderator: Client;
const ids: Record<string, string> = {};

const search = async (query: string, more = '', who: Client = app.guest) => {
  // Each in a minute of its own: how often somebody may search is told elsewhere.
  app.clock.advance({ minutes: 1 });
  // What is found may follow later than the answer to whoever wrote it.
  await app.settled();
  return who.get<SearchRow[]>(`/api/search?q=${encodeURIComponent(query)}${more}`);
};
const found = async (query: string, more = '', who: Client = app.guest) => {
  const { status, body } = await search(query, more, who);
  if (status !== 200) throw new Error(`${query}: ${status} ${body.error}`);
  return body as unknown as SearchListing;
};
const nameOf = (id: string) => Object.entries(ids).find(([, other]) => other === id)?.[0] ?? id;
const names = async (query: string, more = '', who: Client = app.guest) => (await found(query, more, who)).data.map(({ id }) => nameOf(id));
const shown = ({ text, ranges }: { text: string; ranges: readonly (readonly [number, number])[] }) => ranges.map(([begin, end]) => text.slice(begin, end));

async function topic(name: string, title: string, content: string, more: { by?: Client; category?: string; tags?: string[] } = {}): Promise<string> {
  const { by = elif, category = 'genel', tags = [] } = more;
  const body = { title, content, categoryId: app.categoryId(category), selectedTags: tags };
  const { body: answer } = await by.post<Topic>('/api/forum/topics', body);
  ids[name] = answer.data.id;
  app.clock.advance({ minutes: 1 });
  return answer.data.id;
}

async function comment(name: string, on: string, content: string, by = can): Promise<string> {
  const { body } = await by.post<Comment>(`/api/forum/topics/${ids[on]}/comments`, { content });
  ids[name] = body.data.id;
  app.clock.advance({ minutes: 1 });
  return body.data.id;
}

async function moderate(action: 'hide_content' | 'delete_content', type: 'forum_topic' | 'forum_comment', name: string, authorId: string) {
  const reporter = await app.member(`sikayetci.${name}`);
  const about = { reported_type: type, reported_id: ids[name], reported_user_id: authorId, reason: 'spam' };
  const { body } = await reporter.post<ReportAccepted>('/api/reports', about);
  expect((await moderator.put(`/api/reports/${body.data.reportId}/moderate`, { status: 'resolved', action })).status).toBe(200);
}

beforeAll(async () => {
  app = await startApp();
  elif = await app.member('elif');
  can = await app.member('Can_Kod');
  moderator = await app.member('yonetici', 'moderator');
  await topic('kitap', 'Algoritma kitaplarımızdan hangisi?', 'Kütüphanede **kitabı** arıyorum, önerisi olan var mı?', { tags: ['kitap', 'Öneri'] });
  await topic('react', "React'ın useEffect kancası iki kez çalışıyor", 'Geliştirme ortamında `useEffect` iki kez çalışıyor.', {
    by: can,
    category: 'frontend',
    tags: ['react', 'hook'],
  });
  await topic('veritabani', 'Veritabanlarında dizin ne zaman gerekir?', 'PostgreSQL veritabanı yavaşladı. Dizin eklemeli miyim?', { category: 'veritabani' });
  await topic('csharp', 'C# ve .NET ile ilk proje', 'C# öğreniyorum, projesinin yapısı nasıl olmalı? IŞIK ve ılık İstanbul ağacı rüzgâr', { by: can });
  await topic('c', 'C dilinde işaretçiler', 'İşaretçi aritmetiği üzerine uzun bir yazı.');
  await comment('node', 'react', "Node'da da aynı hata var, sunucu tarafında bakın. React değil.");
  await comment('kalem', 'kitap', 'Kitaplar yerine eski bir defter öneririm.', elif);
});
afterAll(() => app.stop());

describe('search finds', () => {
  it.each([
    ['kitap', ['kitap', 'kalem']],
    ['KİTAPLARIN', ['kitap', 'kalem']],
    ['kıtap', ['kitap', 'kalem']],
    ['kütüphane', ['kitap']],
    ['kutuphanenin', ['kitap']],
    ['veritabanı', ['veritabani']],
    ['veritabanlarından', ['veritabani']],
    ['projeler', ['csharp']],
    ['ISIK', ['csharp']],
    ['ışıkta', ['csharp']],
    ['ILIK', ['csharp']],
    ['istanbulda', ['csharp']],
    ["İstanbul'un", ['csharp']],
    ['agac', ['csharp']],
    ['ağaca', ['csharp']],
    ['rüzgar', ['csharp']],
    ['useEffect', ['react']],
    ['useeffect', ['react']],
    ['effect', ['react']],
    ['node', ['node']],
    ["node'un", ['node']],
    ['c#', ['csharp']],
    ['.net', ['csharp']],
    ['react', ['react', 'node']],
    ['react hata', ['node']],
    ['react -hata', ['react']],
    ['hata ve react', ['node']],
    ['"aynı hata"', ['node']],
    ['"hata aynı"', []],
    ['kitap -"eski bir defter"', ['kitap']],
    ['yazar:elif kitap', ['kitap', 'kalem']],
    ['yazar:can_kod', ['react', 'csharp', 'node']],
    ['yazar:@Can_Kod react', ['react', 'node']],
    ['-yazar:elif react', ['react', 'node']],
    ['etiket:react', ['react']],
    ['etiket:ÖNERİ', ['kitap']],
    ['etiket:oneri kitap', ['kitap', 'kalem']],
    ['etiket:react etiket:kitap', []],
    ['kitap -etiket:kitap', []],
    ['kategori:frontend', ['react']],
    ['kategori:frontend kategori:veritabani', ['react', 'veritabani']],
    ['kategori:FrontEnd react', ['react', 'node']],
    ['-kategori:frontend çalışıyor', []],
    ['çözüldü:hayır useEffect', ['react']],
    ['cozuldu:hayir useEffect', ['react']],
    ['çözüldü:evet useEffect', []],
    ['zürafa', []],
    ['kitap zürafa', []],
  ])('%s', async (query, expected) => expect((await names(query)).sort()).toEqual([...expected].sort()));

  inBothHomes.it('what has the words in its title first', async () => expect(await names('kitap')).toEqual(['kitap', 'kalem']));
  inBothHomes.it('topics alone', async () => expect(await names('kitap', '&type=topic')).toEqual(['kitap']));
  inBothHomes.it('comments alone', async () => expect(await names('kitap', '&type=comment')).toEqual(['kalem']));
  inBothHomes.it('comments of a category', async () => expect(await names('kategori:frontend', '&type=comment')).toEqual(['node']));
  inBothHomes.it('the newest first when asked to', async () => expect(await names('kitap', '&sort=newest')).toEqual(['kalem', 'kitap']));
  inBothHomes.it('a page at a time, in one order', async () => {
    const all = await names('yazar:can_kod');
    const pages = [await names('yazar:can_kod', '&limit=2'), await names('yazar:can_kod', '&limit=2&offset=2')];
    expect(pages.flat()).toEqual(all);
    expect(await found('yazar:can_kod', '&limit=2')).toMatchObject({ total: 3, hasMore: true, total_is_bound: false, limit: 2, offset: 0 });
  });

  inBothHomes.it('texts as they are written, with the words marked', async () => {
    const [first] = (await found('kitap')).data;
    expect(first).toMatchObject({
      type: 'topic',
      title: { text: 'Algoritma kitaplarımızdan hangisi?' },
      categories: { slug: 'genel' },
      users: { username: 'elif' },
      is_resolved: false,
      comment_count: 1,
      state: 'visible',
    });
    expect([shown(first?.title ?? { text: '', ranges: [] }), first?.excerpts.flatMap(shown)]).toEqual([['kitaplarımızdan'], ['kitabı']]);
    expect(first?.excerpts[0]?.text).toBe('Kütüphanede kitabı arıyorum, önerisi olan var mı?');
  });
  inBothHomes.it('a comment with the title of its topic', async () => {
    const [row] = (await found('defter')).data;
    expect(row).toMatchObject({
      type: 'comment',
      topicId: ids.kitap,
      title: { text: 'Algoritma kitaplarımızdan hangisi?', ranges: [] },
      users: { username: 'elif' },
    });
  });
});

describe('a search is refused', () => {
  it.each([
    ['', SEARCH_TEXT.tooShort],
    ['a', SEARCH_TEXT.tooShort],
    ['  ?! ', SEARCH_TEXT.tooShort],
    ['-kitap', SEARCH_TEXT.onlyExcluded],
    ['-etiket:react', SEARCH_TEXT.onlyExcluded],
    ['yazar:', missingValue('yazar')],
    ['çözüldü:belki', SEARCH_TEXT.solvedValue],
    ['x'.repeat(SEARCH_LIMITS.q.max + 1), SEARCH_TEXT.tooLong],
  ])('as %j, with a sentence', async (query, sentence) => {
    const { status, body } = await search(query);
    expect([status, body.code, body.error, body.fields]).toEqual([422, CODE.validation, sentence, { q: [sentence] }]);
  });
  it('without a query', async () => expect((await app.guest.get('/api/search')).status).toBe(422));
  it.each(['&type=mail', '&sort=best', '&limit=x', '&nothing=1'])('with %s', async (more) => {
    const { status } = await search('kitap', more);
    expect([400, 422]).toContain(status);
  });
  inBothHomes.it('when it comes too often, until the minute is over', async () => {
    const ask = () => can.get('/api/search?q=kitap');
    app.clock.advance({ minutes: 1 });
    const answers = [];
    for (let asked = 0; asked < 70; asked++) answers.push((await ask()).status);
    expect([answers.slice(0, 60).every((status) => status === 200), answers.at(-1)]).toEqual([true, 429]);
    expect((await ask()).body).toMatchObject({ code: CODE.rateLimited, error: SEARCH_TEXT.tooOften });
    expect((await elif.get('/api/search?q=kitap')).status).toBe(200);
    app.clock.advance({ minutes: 1 });
    expect((await ask()).status).toBe(200);
  });
});

describe('a search that is partly understood', () => {
  it.each([
    ['kitap yazar:yokboylebiri', unknownAuthor('yokboylebiri'), []],
    ['kitap kategori:yok', unknownCategory('yok'), []],
    ['kitap -yazar:yokboylebiri', unknownAuthor('yokboylebiri'), ['kitap', 'kalem']],
    ['defter çözüldü:belki', SEARCH_TEXT.solvedValue, ['kalem']],
    ['defter yazar:', missingValue('yazar'), ['kalem']],
    ['"eski bir defter', SEARCH_TEXT.unclosedQuote, ['kalem']],
  ])('%s says what was not', async (query, hint, expected) => {
    const { hints, data } = await found(query);
    expect([hints, data.map(({ id }) => nameOf(id))]).toEqual([[hint], expected]);
  });
  it('never tells whose an e-mail address is', async () =>
    expect((await found('kitap yazar:elif@ornek.dev')).hints).toEqual([unknownAuthor('elif@ornek.dev')]));
});

describe('topics are named while somebody types', () => {
  const hints = async (path: string) => {
    app.clock.advance({ minutes: 1 });
    await app.settled();
    return (await app.guest.get<TopicHint[]>(path)).body.data;
  };
  const suggested = async (typed: string) => (await hints(`/api/search/topics?q=${encodeURIComponent(typed)}`)).map(({ id }) => nameOf(id));
  const similar = async (title: string) => (await hints(`/api/forum/topics/similar?title=${encodeURIComponent(title)}`)).map(({ id }) => nameOf(id));
  it.each([
    ['ki', ['kitap']],
    ['KİT', ['kitap']],
    ['alg kit', ['kitap']],
    ['usee', ['react']],
    ['vERİtab', ['veritabani']],
    ['k', []],
    ['', []],
    ['xyz', []],
  ])('in the search box: %j', async (typed, expected) => expect(await suggested(typed)).toEqual(expected));
  it.each([
    ['Hangi algoritma kitabını önerirsiniz?', ['kitap']],
    ['react hookları iki kez çalışıyor', ['react']],
    ['Veritabanına dizin eklemek', ['veritabani']],
    ['C# projesi nasıl kurulur', ['csharp']],
    ['Zürafalar uçar mı acaba', []],
    ['kitap', []],
  ])('in the form of a new topic: %j', async (title, expected) => expect(await similar(title)).toEqual(expected));
  inBothHomes.it('with the words marked', async () => {
    const [first] = await hints(`/api/forum/topics/similar?title=${encodeURIComponent('algoritma kitabı')}`);
    expect([first && shown(first.title), first?.categories?.slug]).toEqual([['Algoritma', 'kitaplarımızdan'], 'genel']);
  });
});

describe('search follows', () => {
  inBothHomes.it('what is edited', async () => {
    await topic('edit', 'Fesleğen yetiştirmek', 'Balkonda fesleğen üzerine bir konu.', { tags: ['balkon'] });
    const said = await comment('edityorum', 'edit', 'Kekik daha kolay.');
    await elif.put(`/api/forum/topics/${ids.edit}`, { title: 'Biberiye yetiştirmek', content: 'Balkonda biberiye üzerine.', selectedTags: ['bahce'] });
    await can.put(`/api/forum/comments/${said}`, { content: 'Nane daha kolay.' });
    expect([await names('fesleğen'), await names('kekik'), await names('etiket:balkon')]).toEqual([[], [], []]);
    expect([await names('biberiyeler'), await names('nane'), await names('etiket:bahçe')]).toEqual([['edit'], ['edityorum'], ['edit']]);
  });
  inBothHomes.it('where a topic stands and what tags it has', async () => {
    await topic('tasinan', 'Kaktüs bakımı', 'Kaktüsler üzerine bir konu.');
    const use = (more: object) => moderator.put(`/api/forum/topics/${ids.tasinan}/moderate`, { reason: 'Yeri burası değil', ...more });
    expect((await use({ action: 'move', categoryId: app.categoryId('devops') })).status).toBe(200);
    expect((await use({ action: 'retag', selectedTags: ['dikenli'] })).status).toBe(200);
    expect(await names('kategori:genel kaktüs')).toEqual([]);
    expect([await names('kategori:devops kaktüs'), await names('etiket:dikenli')]).toEqual([['tasinan'], ['tasinan']]);
  });
  inBothHomes.it('what is solved', async () => {
    await topic('sorulan', 'Menekşe neden soldu', 'Menekşeler üzerine bir soru.');
    const solving = await comment('cozen', 'sorulan', 'Menekşeye az su verin.');
    await comment('cozmeyen', 'sorulan', 'Menekşeye az su verin.');
    await elif.put(`/api/forum/topics/${ids.sorulan}/solution`, { is_resolved: true, solving_comment_id: solving });
    expect([await names('çözüldü:hayır menekşe'), (await names('çözüldü:evet menekşe')).length]).toEqual([[], 3]);
    const rows = (await found('menekşe', '&type=comment')).data;
    expect(rows.map(({ id, is_resolved, is_solution }) => [nameOf(id), is_resolved, is_solution])).toEqual([
      ['cozen', true, true],
      ['cozmeyen', true, false],
    ]);
  });
});

embeddedOnly.describe('nobody finds what they may not read', () => {
  beforeAll(async () => {
    await topic('gizli', 'Turunçgil bahçesi', 'Turunç ağaçları üzerine gizlenecek bir konu.', { tags: ['turunc'] });
    await comment('gizlideki', 'gizli', 'Turunçlar bu konunun altında.');
    await topic('acik', 'Limon bahçesi', 'Limonlar üzerine açık kalacak bir konu.');
    await comment('gizliyorum', 'acik', 'Turunç reçeli tarifi gizlenecek.');
    await comment('silinen', 'acik', 'Turunç kabuğu silinecek.');
    await topic('silinenkonu', 'Turunç fidanı', 'Turunç fidanı silinecek bir konu.');
    await moderate('hide_content', 'forum_topic', 'gizli', elif.id);
    await moderate('hide_content', 'forum_comment', 'gizliyorum', can.id);
    await moderate('delete_content', 'forum_comment', 'silinen', can.id);
    await moderate('delete_content', 'forum_topic', 'silinenkonu', elif.id);
    await app.settled();
  });
  it.each([
    ['a guest', () => app.guest, []],
    ['the author of the topic', () => elif, ['gizli', 'gizlideki']],
    ['the author of the comment', () => can, ['gizliyorum']],
    ['a moderator', () => moderator, ['gizli', 'gizlideki', 'gizliyorum']],
  ])('%s', async (_, who, expected) => expect((await names('turunç', '', who())).sort()).toEqual([...expected].sort()));
  it('in the search box', async () => {
    const ask = async (who: Client) => (await who.get<TopicHint[]>('/api/search/topics?q=turun')).body.data.map(({ id }) => nameOf(id));
    expect([await ask(app.guest), await ask(moderator)]).toEqual([[], ['gizli']]);
  });
  it('among similar topics', async () => {
    const ask = async (who: Client) =>
      (await who.get<TopicHint[]>('/api/forum/topics/similar?title=turun%C3%A7gil%20bah%C3%A7esi')).body.data.map(({ id }) => nameOf(id));
    expect([await ask(app.guest), await ask(moderator)]).toEqual([['acik'], ['gizli', 'acik']]);
  });
  it('by the tag of a hidden topic', async () => expect(await names('etiket:turunc')).toEqual([]));

  it('whatever is asked, and nothing fails', async () => {
    const secret = new Set(['gizli', 'gizlideki', 'gizliyorum', 'silinen', 'silinenkonu'].map((name) => ids[name]));
    const piece = fc.oneof(
      fc.constantFrom(
        'turunç',
        'bahçesi',
        'konu',
        '"turunç ağaçları"',
        '-limon',
        'yazar:elif',
        'yazar:can_kod',
        'etiket:turunc',
        'kategori:genel',
        'çözüldü:hayır',
      ),
      fc.string({ unit: fc.constantFrom(...'"-:()*^ üİı%_\\\'#+.'), maxLength: 6 }),
      fc.string({ maxLength: 8 }),
    );
    const query = fc.array(piece, { minLength: 1, maxLength: 6 }).map((pieces) => pieces.join(' '));
    const more = fc.constantFrom('', '&type=topic', '&type=comment', '&sort=newest', '&offset=1');
    await fc.assert(
      fc.asyncProperty(query, more, async (typed, rest) => {
        const { status, body } = await search(typed, rest);
        expect([200, 422]).toContain(status);
        expect(status === 422 ? body.error : '').not.toBe(TEXT.internal);
        if (status === 200) expect(body.data.filter(({ id }) => secret.has(id))).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });
});

describe('the index', () => {
  inBothHomes.it('forgets the words of whom has taken them along', async () => {
    const guest = await app.member('gidici');
    await topic('giden', 'Karahindiba toplamak', 'Karahindiba üzerine bir konu.', { by: guest });
    expect(await names('karahindiba')).toEqual(['giden']);
    const password = 'dogru-at-pil-zimba';
    expect((await guest.post('/api/auth/account-deletion', { password, keep_content: false })).status).toBeLessThan(300);
    app.clock.advance({ days: 31 });
    await app.settled();
    expect(await names('karahindiba')).toEqual([]);
    expect(await app.meydan.app.get<Views>(VIEWS).get('search_documents', ids.giden ?? '')).toBeNull();
  });
});
