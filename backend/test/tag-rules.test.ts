import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import type { Post, PostRow, PostTag } from '../contracts/blog.js';
import { CODE } from '../contracts/envelope.js';
import type { Topic, TopicRow } from '../contracts/forum.js';
import { bannedTagText, type ConsoleTag, TAG_TEXT, type Tag } from '../contracts/forum-tags.js';
import type { FactRow } from '../contracts/moderation.js';
import type { Project, ProjectRow } from '../contracts/projects.js';
import type { SearchRow } from '../contracts/search.js';
import type { Client } from './client.js';
import { fellows, PROJECTS } from './fellows.js';
import { Writers } from './posts.js';
import { inBothHomes, it } from './second-home/in-both-homes.js';
import { query, rows, said, Town } from './town.js';

let town: Town;
let moderator: Client;
let author: Client;
let made = 0;
const guest = () => town.app.guest;

beforeAll(async () => {
  town = await Town.open();
  ({ moderator } = town);
  author = await town.member();
});
afterAll(() => town.app.stop());

/** A tag that no other test has. */
const fresh = () => `etiket${++made}`;
const path = (slug: string, verb = '') => `/api/console/tags/${encodeURIComponent(slug)}${verb}`;
const write = (selectedTags: string[], title = 'Bir konu') =>
  author.post<Topic>('/api/forum/topics', { title, content: 'Yeterince uzun bir içerik.', categoryId: town.app.categoryId('genel'), selectedTags });
const topic = async (...tags: string[]) => (await write(tags)).body.data;
const tagsOf = async ({ id }: Topic) => (await guest().get<Topic>(`/api/forum/posts/${id}`)).body.data.selectedTags;
const withTag = async (slug: string) => (await guest().get<TopicRow[]>(`/api/forum/topics?tag=${slug}&limit=100`)).body;
const listed = async (beginning: string) =>
  (await guest().get<Tag[]>(`/api/forum/tags?q=${beginning}`)).body.data.map(({ slug, name, topic_count }) => [slug, name, topic_count]);
const rename = (slug: string, name: string, who = moderator) => who.put<ConsoleTag>(path(slug, '/name'), { name });
const merge = (slug: string, into: string) => moderator.post<ConsoleTag>(path(slug, '/merge'), { into });
const act = (slug: string, verb: 'ban' | 'unban' | 'separate') => moderator.post<ConsoleTag>(path(slug, `/${verb}`));
const happened = async (slug: string) => rows<FactRow>(await moderator.get(`/api/console/facts?${query({ filter: { tag: slug } })}`)).map(({ what }) => what);

describe('Posts of the blog', () => {
  inBothHomes.it('follow a tag that is renamed or merged, and get it back; the desk knows tags that only they have', async () => {
    const writers = new Writers(town.app);
    const [old, now, target] = [fresh(), fresh(), fresh()];
    const open = await writers.write(author, { title: 'Etiketli yazı', tags: [old, 'yan'] });
    const draft = await writers.write(author, { title: 'Etiketli taslak', tags: [old], status: 'draft' });
    await town.app.settled();
    await town.renewModerator();
    ({ moderator } = town);
    const known = async (slug: string) => (await moderator.get(path(slug))).body as unknown as ConsoleTag;
    const desk = async (q: string) => rows<ConsoleTag>(await moderator.get(`/api/console/tags?${query({ filter: { q } })}`));
    const shown = async (id: string, who = author) => (await who.get<Post>(`/api/blog/posts/${id}`)).body.data.tags;
    const found = async (slug: string) => (await guest().get<PostRow[]>(`/api/blog/posts?tag=${slug}`)).body.data.map(({ id }) => id);
    const counted = async () =>
      (await guest().get<PostTag[]>('/api/blog/tags')).body.data.flatMap(({ slug, post_count }) => (slug.startsWith('etiket') ? [[slug, post_count]] : []));
    expect([await known(old), (await desk(old)).map(({ slug }) => slug)]).toMatchObject([{ topic_count: 0, post_count: 1, state: 'used' }, [old]]);
    expect((await listed(old)).map(([slug]) => slug)).toEqual([]);

    expect((await rename(old, now)).status).toBe(200);
    await town.app.settled();
    expect([await shown(open.id), await shown(draft.id), await found(now), await found(old)]).toEqual([[now, 'yan'], [now], [open.id], [open.id]]);
    expect(await counted()).toEqual([[now, 1]]);

    await writers.write(author, { title: 'Hedefteki yazı', tags: [target] });
    await town.app.settled();
    expect((await merge(now, target)).status).toBe(200);
    await town.app.settled();
    expect([await shown(open.id), await known(target)]).toMatchObject([[target, 'yan'], { post_count: 2 }]);
    expect((await act(now, 'separate')).status).toBe(200);
    await town.app.settled();
    expect([await shown(open.id), await shown(draft.id), await known(target), await known(now)]).toMatchObject([
      [now, 'yan'],
      [now],
      { post_count: 1 },
      { post_count: 1 },
    ]);
  });
});

describe('Projects', () => {
  inBothHomes.it('follow a tag that is renamed or merged, whoever may read them, and get it back', async () => {
    const [old, now, target] = [fresh(), fresh(), fresh()];
    await topic(old);
    await topic(target);
    const open = await fellows.create(author, { title: 'Etiketli proje', tags: [old, 'yan'] });
    const own = await fellows.create(author, { title: 'Etiketli ve gizli', tags: [old], visibility: 'private' });
    await town.app.settled();
    const shown = async ({ id }: { id: string }) => (await author.get<Project>(`${PROJECTS}/${id}`)).body.data.tags;
    const found = async (slug: string) => (await author.get<ProjectRow[]>(`${PROJECTS}?tags=${slug}&sort_by=title`)).body.data.map(({ title }) => title);
    const both = ['Etiketli proje', 'Etiketli ve gizli'];
    const [before] = (await author.get<ProjectRow[]>(`${PROJECTS}?tags=${old}`)).body.data;

    expect((await rename(old, now)).status).toBe(200);
    await town.app.settled();
    expect([await shown(open), await shown(own), await found(now), await found(old)]).toEqual([[now, 'yan'], [now], both, both]);
    expect((await author.get<ProjectRow[]>(`${PROJECTS}?search=${now}`)).body.data).toHaveLength(2);
    expect((await author.get<ProjectRow[]>(`${PROJECTS}?tags=${now}`)).body.data[0]).toMatchObject({ id: before?.id, updated_at: before?.updated_at });

    expect((await merge(now, target)).status).toBe(200);
    await town.app.settled();
    expect([await shown(open), await found(target), await found(now)]).toEqual([[target, 'yan'], both, both]);
    expect((await act(now, 'separate')).status).toBe(200);
    await town.app.settled();
    expect([await shown(open), await shown(own), await found(target), await found(now)]).toEqual([[now, 'yan'], [now], [], both]);
    expect((await author.put(`${PROJECTS}/${open.id}`, { title: 'Yine düzenlenen' })).status).toBe(200);
    expect(await shown(open)).toEqual([now, 'yan']);
  });
});

describe('A tag that is renamed', () => {
  inBothHomes.it('is called so everywhere at once, and its old address leads to the new one', async () => {
    const [old, now] = [fresh(), fresh()];
    const one = await topic(old, 'yan');
    const answer = await rename(old, now.toLocaleUpperCase('tr'));
    expect([answer.status, answer.body.message]).toEqual([200, TAG_TEXT.renamed]);
    // Before the job has gone from topic to topic.
    expect(await tagsOf(one)).toEqual([now, 'yan']);
    await town.app.settled();
    expect(await listed('etiket')).toContainEqual([now, now, 1]);
    expect((await listed('etiket')).map(([slug]) => slug)).not.toContain(old);
    for (const slug of [old, now]) expect((await withTag(slug)).data.map(({ id, selectedTags }) => [id, selectedTags])).toEqual([[one.id, [now, 'yan']]]);
    const page = await guest().raw('GET', `/forum?tag=${old}`);
    expect([page.status, page.headers.get('location')]).toEqual([301, `/forum?tag=${now}`]);
    const two = await topic(old);
    expect(two.selectedTags).toEqual([now]);
    expect((await withTag(now)).total).toBe(2);
    await town.app.settled();
    const found = (await guest().get<SearchRow[]>(`/api/search?q=${encodeURIComponent(`konu etiket:${old}`)}`)).body.data;
    expect(found.map(({ id, selectedTags }) => [id, selectedTags[0]]).sort()).toEqual([one.id, two.id].map((id) => [id, now]).sort());
    expect(await happened(now)).toEqual([`Etiketin adı değişti: ${old} → ${now}`]);
  });

  it('gets its former name back', async () => {
    const [old, now] = [fresh(), fresh()];
    const one = await topic(old);
    await rename(old, now);
    await rename(now, old);
    await town.app.settled();
    expect([await tagsOf(one), (await withTag(old)).total, await listed(old)]).toEqual([[old], 1, [[old, old, 1]]]);
  });

  it('does not get a name that another one has', async () => {
    const [one, other] = [fresh(), fresh()];
    await topic(one, other);
    expect(said(await rename(one, other))).toEqual([422, TAG_TEXT.nameTaken]);
    expect(said(await rename(one, ''))).toEqual([422, TAG_TEXT.nameNeeded]);
    expect(said(await rename(one, 'x'.repeat(31)))).toEqual([422, TAG_TEXT.nameLong]);
    expect(said(await rename('hic-olmamis', 'yeni'))).toEqual([404, TAG_TEXT.unknown]);
    expect((await rename(one, 'Yeni', author)).body.code).toBe(CODE.forbidden);
  });
});

describe('A tag that is merged into another', () => {
  inBothHomes.it('leaves its topics to the other one, counted once, and takes them back', async () => {
    const [from, into] = [fresh(), fresh()];
    const [one, both, hidden] = [await topic(from), await topic(from, into), await topic(from)];
    await topic(into);
    await moderator.put(`/api/forum/topics/${hidden.id}/moderate`, { action: 'hide', reason: 'Deneme' });
    expect((await merge(from, into)).body).toMatchObject({ message: TAG_TEXT.merged, data: { state: 'moved', leads_to: into, merged: true } });
    expect([await tagsOf(one), await tagsOf(both)]).toEqual([[into], [into]]);
    await town.app.settled();
    expect([(await withTag(into)).total, await listed(into), await listed(from)]).toEqual([3, [[into, into, 3]], []]);
    await moderator.put(`/api/forum/topics/${hidden.id}/moderate`, { action: 'restore', reason: 'Deneme' });
    expect([(await withTag(from)).total, await listed(into)]).toEqual([4, [[into, into, 4]]]);

    expect((await act(from, 'separate')).body.message).toBe(TAG_TEXT.separated);
    await town.app.settled();
    expect([await tagsOf(one), (await tagsOf(both)).sort(), await tagsOf(hidden)]).toEqual([[from], [from, into].sort(), [from]]);
    expect([await listed(from), await listed(into)]).toEqual([[[from, from, 3]], [[into, into, 2]]]);
    expect((await happened(from)).at(-1)).toBe('Etiketlerin birleştirilmesi geri alındı');
  });

  it('stays away when what was late finds the merge taken back', async () => {
    const [from, into] = [fresh(), fresh()];
    const one = await topic(from);
    await topic(into);
    await merge(from, into);
    await act(from, 'separate');
    await town.app.settled();
    town.app.clock.advance({ minutes: 2 });
    await town.app.settled();
    expect(await tagsOf(one)).toEqual([from]);
  });

  it('goes where there is a tag that stands by itself', async () => {
    const [one, other] = [fresh(), fresh()];
    await topic(one, other);
    expect(said(await merge(one, one))).toEqual([422, TAG_TEXT.itself]);
    expect(said(await merge(one, 'hic-olmamis'))).toEqual([422, TAG_TEXT.unknownTarget]);
    await merge(one, other);
    expect(said(await merge(other, one))).toEqual([422, TAG_TEXT.leadsElsewhere]);
    expect(said(await rename(one, 'baska'))).toEqual([409, TAG_TEXT.leadsElsewhere]);
  });
});

describe('A tag that is banned', () => {
  inBothHomes.it('is shown nowhere and cannot be used, until it may again', async () => {
    const [bad, good] = [fresh(), fresh()];
    const one = await topic(bad, good);
    expect((await act(bad, 'ban')).body).toMatchObject({ message: TAG_TEXT.banned, data: { state: 'banned' } });
    expect([await tagsOf(one), await listed(bad), (await withTag(bad)).total]).toEqual([[good], [], 0]);
    expect((await guest().raw('GET', `/forum?tag=${bad}`)).status).toBe(404);
    expect(said(await write([bad]))).toEqual([422, bannedTagText(bad)]);
    expect(said(await author.put(`/api/forum/topics/${one.id}`, { selectedTags: [bad] }))).toEqual([422, bannedTagText(bad)]);
    expect(said(await moderator.put(`/api/forum/topics/${one.id}/moderate`, { action: 'retag', reason: 'Deneme', selectedTags: [bad] }))).toEqual([
      422,
      bannedTagText(bad),
    ]);
    expect((await author.put<Topic>(`/api/forum/topics/${one.id}`, { title: 'Yeni başlık' })).status).toBe(200);
    await town.app.settled();
    expect((await guest().get<SearchRow[]>(`/api/search?q=${encodeURIComponent(`etiket:${bad}`)}`)).body.data).toEqual([]);

    expect((await act(bad, 'unban')).body.message).toBe(TAG_TEXT.unbanned);
    expect([await tagsOf(one), await listed(bad), (await withTag(bad)).total]).toEqual([[bad, good], [[bad, bad, 1]], 1]);
    expect(await happened(bad)).toEqual(['Etiket yasaklandı', 'Etiketin yasağı kaldırıldı']);
  });
});

describe('The list of tags on the desk', () => {
  const console_ = async (filter: object, range = '[0,24]') => moderator.get(`/api/console/tags?${query({ filter })}&range=${range}`);

  inBothHomes.it('has those that are used, that were banned and that lead elsewhere, by how they begin', async () => {
    const [used, bad, old, now] = [fresh(), fresh(), fresh(), fresh()];
    await topic(used, bad, old);
    await act(bad, 'ban');
    await rename(old, now);
    await town.app.settled();
    const slugs = async (filter: object) => rows<ConsoleTag>(await console_(filter, '[0,99]')).map(({ slug }) => slug);
    expect(await slugs({ q: 'etiket' })).toEqual(expect.arrayContaining([used, now]));
    expect((await slugs({ q: 'etiket' })).filter((slug) => slug === bad || slug === old)).toEqual([]);
    expect([await slugs({ state: 'banned', q: bad }), await slugs({ state: 'moved', q: old })]).toEqual([[bad], [old]]);
    expect((await moderator.get<ConsoleTag>(path(used))).status).toBe(200);
    const page = await console_({ q: 'etiket' }, '[0,1]');
    expect([rows(page).length, page.headers.get('content-range')?.startsWith('tags 0-1/')]).toEqual([2, true]);
    expect((await console_({ state: 'yok' })).status).toBe(400);
  });
});
