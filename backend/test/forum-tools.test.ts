import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CODE } from '../contracts/envelope.js';
import { type Category, type Comment, FORUM_TEXT, type Topic, type TopicRow } from '../contracts/forum.js';
import type { ForumDecision } from '../contracts/forum-decisions.js';
import { type CommentModerated, type ModerateTopicRequest, TOOL_TEXT, type TopicModerated } from '../contracts/forum-tools.js';
import type { FactRow } from '../contracts/moderation.js';
import { COMMENT_TOOLS, TOPIC_TOOLS, type TopicTool } from '../contracts/moderation-verbs.js';
import { TOPIC_FLAGS } from '../contracts/topic-flags.js';
import type { Answer, Client } from './client.js';
import { readPage } from './reading.js';
import { NOBODY } from './routes.js';
import { query, rows, said, Town } from './town.js';

const REASON = 'Topluluk ilkeleri 2.1';

let town: Town;
let author: Client;
let reader: Client;
let moderator: Client;
let second: Client;

beforeAll(async () => {
  town = await Town.open();
  ({ moderator } = town);
  author = await town.member();
  reader = await town.member();
  second = await town.app.member('ikinci', 'moderator');
});
afterAll(() => town.app.stop());

const topicPath = (id: string, more = '') => `/api/forum/topics/${id}${more}`;
const use = (id: string, action: TopicTool, more: Partial<ModerateTopicRequest> = {}, who = moderator) =>
  who.put<TopicModerated>(topicPath(id, '/moderate'), { action, reason: REASON, ...more });
const useOnComment = (id: string, action: string, who = moderator) =>
  who.put<CommentModerated>(`/api/forum/comments/${id}/moderate`, { action, reason: REASON });
/** Takes a decision back as a toast does. */
async function undo({ body }: Answer<TopicModerated> | Answer<CommentModerated>): Promise<Answer<TopicModerated>> {
  const { undo } = body.data;
  if (!undo) throw new Error('there is nothing to take back');
  const answer = await moderator.put<TopicModerated>(undo.path, undo.body);
  expect([answer.status, answer.body.message]).toEqual([200, TOOL_TEXT.done]);
  await town.app.settled();
  return answer;
}
const page = async (id: string, who: Client = town.app.guest) => (await who.get<Topic>(`/api/forum/posts/${id}`)).body.data;
const addComment = async (topicId: string, content = 'Bir yorum', who: Client = reader) =>
  (await who.post<Comment>(topicPath(topicId, '/comments'), { content })).body.data;
const comments = async (topicId: string) => (await town.app.guest.get<Comment[]>(topicPath(topicId, '/comments'))).body.data;
const texts = async (topicId: string) => (await comments(topicId)).map(({ content }) => content);
const isListed = async (id: string, category = 'genel') =>
  (await town.app.guest.get<TopicRow[]>(`/api/forum/topics?category=${category}&limit=100`)).body.data.some((row) => row.id === id);
const topicCount = async (slug = 'genel') => (await town.app.guest.get<Category>(`/api/categories/slug/${slug}`)).body.data.topic_count;
const totalTopics = async () => (await town.app.guest.get('/api/forum/topics')).body.total as number;
const counts = async (id: string) => {
  const { comment_count, comment_total } = await page(id, moderator);
  return [comment_count, comment_total];
};
const factsAbout = async (member: Client) =>
  rows<FactRow>(await moderator.get(`/api/console/facts?${query({ filter: { member: member.id } })}`)).map(({ type, what, why, actor }) => ({
    type,
    what,
    why,
    by: actor.id,
  }));

describe('a moderator tool', () => {
  it.each(TOPIC_TOOLS)('refuses “%s” of a topic to members, auditors and guests', async (action) => {
    const { id } = await town.topic(author);
    const auditor = await town.app.member(`denetci.${action}`, 'auditor');
    expect([(await use(id, action, {}, author)).body.code, (await use(id, action, {}, auditor)).body.code]).toEqual([CODE.forbidden, CODE.forbidden]);
    expect((await use(id, action, {}, town.app.guest)).body.code).toBe(CODE.authRequired);
  });

  it.each(COMMENT_TOOLS)('refuses “%s” of a comment to members, auditors and guests', async (action) => {
    const { id } = await town.comment(author);
    const auditor = await town.app.member(`denetci.yorum.${action}`, 'auditor');
    expect([(await useOnComment(id, action, author)).body.code, (await useOnComment(id, action, auditor)).body.code]).toEqual([CODE.forbidden, CODE.forbidden]);
    expect((await useOnComment(id, action, town.app.guest)).body.code).toBe(CODE.authRequired);
  });

  it.each([
    ['', TOOL_TEXT.reasonMissing],
    ['ab', TOOL_TEXT.reasonShort],
    ['x'.repeat(501), TOOL_TEXT.reasonLong],
  ])('wants a reason (%#)', async (reason, sentence) => {
    const { id } = await town.topic(author);
    const comment = await addComment(id);
    for (const action of ['hide', 'lock', 'delete', 'restore'] as const) {
      const { status, body } = await use(id, action, { reason });
      expect([status, body.error, body.fields]).toEqual([422, sentence, { reason: [sentence] }]);
    }
    expect(said(await moderator.put(`/api/forum/comments/${comment.id}/moderate`, { action: 'hide', reason }))).toEqual([422, sentence]);
  });

  it.each([
    ['move', TOOL_TEXT.categoryMissing, {}],
    ['move', FORUM_TEXT.unknownCategory, { categoryId: NOBODY }],
    ['retag', TOOL_TEXT.tagsMissing, {}],
    ['retag', FORUM_TEXT.tooManyTags, { selectedTags: ['a', 'b', 'c', 'd', 'e', 'f'] }],
    ['merge', TOOL_TEXT.targetMissing, {}],
    ['merge', TOOL_TEXT.targetNotFound, { targetId: NOBODY }],
    ['split', TOOL_TEXT.commentsMissing, { title: 'Yeni konu', commentIds: [] }],
    ['split', TOOL_TEXT.commentsForeign, { title: 'Yeni konu', commentIds: [NOBODY] }],
  ] as const)('%s: “%s”', async (action, sentence, more) => {
    const { id } = await town.topic(author);
    expect(said(await use(id, action, more as Partial<ModerateTopicRequest>))).toEqual([422, sentence]);
  });

  it('finds nothing to do on what is not there', async () => {
    for (const action of ['hide', 'restore', 'delete', 'lock', 'unmerge'] as const)
      expect(said(await use(NOBODY, action))).toEqual([404, FORUM_TEXT.topicNotFound]);
    for (const action of COMMENT_TOOLS) expect(said(await useOnComment(NOBODY, action))).toEqual([404, FORUM_TEXT.commentNotFound]);
  });

  it('does not bring back what its author deleted', async () => {
    const { id } = await town.topic(author);
    const comment = await addComment(id);
    await reader.delete(`/api/forum/comments/${comment.id}`);
    expect(said(await useOnComment(comment.id, 'restore'))).toEqual([409, TOOL_TEXT.withdrawn]);
    await author.delete(topicPath(id));
    expect(said(await use(id, 'restore'))).toEqual([409, TOOL_TEXT.withdrawn]);
  });

  it('says that it was so already, and has nothing to take back', async () => {
    const { id } = await town.topic(author);
    await use(id, 'lock');
    const { body } = await use(id, 'lock');
    expect([body.message, body.data.undo]).toEqual([TOOL_TEXT.alreadySo, null]);
  });
});

describe('a decision about a topic', () => {
  it('hides and deletes it, counts it no more, and is undone', async () => {
    const { id } = await town.topic(author);
    const before = [await topicCount(), await totalTopics()] as [number, number];
    const hidden = await use(id, 'hide');
    expect(hidden.body.data.topic?.state).toBe('hidden');
    expect([await topicCount(), await totalTopics()]).toEqual([before[0] - 1, before[1] - 1]);
    const deleted = await use(id, 'delete');
    expect(deleted.body.data.topic).toBeNull();
    expect((await moderator.get(`/api/forum/posts/${id}`)).status).toBe(404);
    expect((await undo(deleted)).body.data.topic?.state).toBe('hidden');
    expect((await undo(hidden)).body.data.topic?.state).toBe('visible');
    expect([await topicCount(), await totalTopics(), await isListed(id)]).toEqual([...before, true]);
    const again = await use(id, 'delete');
    const restored = await undo(again);
    expect(await isListed(id)).toBe(true);
    await undo(restored);
    expect(await isListed(id)).toBe(false);
  });

  it('locks it, and is undone', async () => {
    const { id } = await town.topic(author);
    const locked = await use(id, 'lock');
    expect(locked.body.data.topic?.locked).toBe(true);
    const unlocked = await undo(locked);
    expect((await page(id)).locked).toBe(false);
    await undo(unlocked);
    expect((await page(id)).locked).toBe(true);
  });

  it('pins it above the others, and is undone', async () => {
    const { id } = await town.topic(author);
    town.app.clock.advance({ minutes: 1 });
    await town.topic(author);
    const first = async () => (await town.app.guest.get<TopicRow[]>('/api/forum/topics?category=genel')).body.data[0]?.id;
    const pinned = await use(id, 'pin');
    expect([pinned.body.data.topic?.pinned, await first()]).toEqual([true, id]);
    await undo(pinned);
    expect(await first()).not.toBe(id);
  });

  it('says of it that it may no longer hold, wherever it is read, and is undone', async () => {
    const someone = await town.member();
    const { id } = await town.topic(someone);
    const shown = async () => {
      const [row] = (await town.app.guest.get<TopicRow[]>('/api/forum/topics?category=genel&sort=newest')).body.data.filter((row) => row.id === id);
      const { content } = await readPage(town.app.guest, `/forum/topic/${id}`);
      return [row?.outdated, (await page(id)).outdated, content.includes(TOPIC_FLAGS.outdated.notice)];
    };
    const outdated = await use(id, 'outdate');
    expect([outdated.body.data.topic?.outdated, ...(await shown())]).toEqual([true, true, true, true]);
    const decisions = rows<ForumDecision>(await moderator.get(`/api/console/decisions?${query({ filter: { kind: 'outdate' } })}`));
    expect(decisions).toMatchObject([{ target_id: id, kind: 'outdate', state: 'standing', reason: REASON }]);
    await undo(outdated);
    expect(await shown()).toEqual([false, false, false]);
    expect((await factsAbout(someone)).slice(1).map(({ type, what }) => [type, what])).toEqual([
      ['TopicOutdated', 'Konu güncel değil olarak işaretlendi'],
      ['TopicRenewed', 'Konunun güncel değil işareti kaldırıldı'],
    ]);
  });

  it('moves it into another category, and is undone', async () => {
    const { id } = await town.topic(author);
    const before = [await topicCount('genel'), await topicCount('mimari'), await totalTopics()] as const;
    const moved = await use(id, 'move', { categoryId: town.app.categoryId('mimari') });
    expect(moved.body.data.topic?.categories?.slug).toBe('mimari');
    expect([await topicCount('genel'), await topicCount('mimari'), await totalTopics()]).toEqual([before[0] - 1, before[1] + 1, before[2]]);
    await undo(moved);
    expect([await topicCount('genel'), await topicCount('mimari'), await isListed(id)]).toEqual([before[0], before[1], true]);
  });

  it('edits its tags, and is undone', async () => {
    const { id } = await town.topic(author);
    await author.put(topicPath(id), { selectedTags: ['eski'] });
    const retagged = await use(id, 'retag', { selectedTags: ['YENİ', 'yeni'] });
    expect(retagged.body.data.topic?.selectedTags).toEqual(['yeni']);
    await undo(retagged);
    expect(await page(id)).toMatchObject({ selectedTags: ['eski'] });
  });

  it('is told in the history of the author, with reason and moderator', async () => {
    const someone = await town.member();
    const { id } = await town.topic(someone);
    await use(id, 'lock');
    await undo(await use(id, 'hide'));
    const { id: commentId } = await addComment(id, 'Moderatörün yorumu', moderator);
    await useOnComment(commentId, 'delete');
    expect((await factsAbout(someone)).slice(1)).toEqual(
      [
        { type: 'TopicLocked', what: 'Konu kilitlendi', why: REASON },
        { type: 'TopicHidden', what: 'Konu gizlendi', why: REASON },
        { type: 'TopicRestored', what: 'Gizlenen konu yeniden gösterildi', why: TOOL_TEXT.undone },
      ].map((fact) => ({ ...fact, by: moderator.id })),
    );
    expect(await factsAbout(moderator)).toContainEqual({ type: 'CommentDeleted', what: 'Yorum silindi', why: REASON, by: moderator.id });
  });
});

describe('a decision about a comment', () => {
  it('hides and deletes it, counts it no more, and is undone', async () => {
    const { id: topicId } = await town.topic(author);
    const { id } = await addComment(topicId);
    const hidden = await useOnComment(id, 'hide');
    expect([hidden.body.data.comment.state, await counts(topicId)]).toEqual(['hidden', [0, 1]]);
    const deleted = await useOnComment(id, 'delete');
    expect(deleted.body.data.comment).toMatchObject({ state: 'removed', notice: FORUM_TEXT.commentDeleted });
    await undo(deleted);
    expect(await comments(topicId)).toMatchObject([{ state: 'removed', notice: FORUM_TEXT.commentHidden }]);
    await undo(hidden);
    expect([await texts(topicId), await counts(topicId)]).toEqual([['Bir yorum'], [1, 1]]);
  });
});

describe('a merge', () => {
  const pair = async () => [await town.topic(author), await town.topic(reader)] as [Topic, Topic];

  it('brings the comments over in the order of writing, keeps the first text, and is undone', async () => {
    const [source, target] = await pair();
    const before = await topicCount();
    await addComment(source.id, 'bir');
    await addComment(target.id, 'iki');
    const hidden = await addComment(source.id, 'gizli');
    await useOnComment(hidden.id, 'hide');
    await addComment(source.id, 'üç');
    const merged = await use(source.id, 'merge', { targetId: target.id });
    expect(merged.body.data.topic).toMatchObject({ id: source.id, content: source.content, merged_into: { id: target.id, title: target.title } });
    await town.app.settled();
    expect(await texts(target.id)).toEqual(['bir', 'iki', '', 'üç']);
    expect([await counts(source.id), await counts(target.id), await topicCount()]).toEqual([[0, 0], [3, 4], before - 1]);
    expect([await isListed(source.id), await isListed(target.id)]).toEqual([false, true]);
    expect(said(await reader.post(topicPath(source.id, '/comments'), { content: 'Geç kaldım' }))).toEqual([409, FORUM_TEXT.topicMerged]);
    expect(said(await author.put(topicPath(source.id), { title: 'Birleşmişken' }))).toEqual([409, FORUM_TEXT.mergedNotEditable]);
    await addComment(target.id, 'sonradan');

    const undone = await undo(merged);
    expect(undone.body.data.topic?.merged_into).toBeNull();
    expect([await texts(source.id), await texts(target.id)]).toEqual([
      ['bir', '', 'üç'],
      ['iki', 'sonradan'],
    ]);
    expect([await counts(source.id), await counts(target.id), await topicCount()]).toEqual([[2, 3], [2, 2], before]);
    await undo(undone);
    expect((await page(source.id)).merged_into?.id).toBe(target.id);
    expect(await counts(target.id)).toEqual([4, 5]);
  });

  it('points readers without scripts and search to where the comments are', async () => {
    const [source, target] = await pair();
    await use(source.id, 'merge', { targetId: target.id });
    const { text } = await town.app.guest.raw('GET', `/forum/topic/${source.id}`);
    expect(text).toContain(`<a href="/forum/topic/${target.id}">`);
    expect(text).toMatch(new RegExp(`rel="canonical" href="[^"]*/forum/topic/${target.id}"`));
  });

  it('takes the solution along and gives it back', async () => {
    const [source, target] = await pair();
    const comment = await addComment(source.id);
    await author.put(topicPath(source.id, '/solution'), { is_resolved: true, solving_comment_id: comment.id });
    const merged = await use(source.id, 'merge', { targetId: target.id });
    await town.app.settled();
    expect(await page(source.id)).toMatchObject({ is_resolved: true, solving_comment_id: null, solution: null });
    await undo(merged);
    expect(await page(source.id)).toMatchObject({ solving_comment_id: comment.id, solution: { id: comment.id } });
  });

  it('goes on when the target goes on', async () => {
    const [first, middle] = await pair();
    const last = await town.topic(author);
    await addComment(first.id, 'yolcu');
    const one = await use(first.id, 'merge', { targetId: middle.id });
    await town.app.settled();
    const two = await use(middle.id, 'merge', { targetId: last.id });
    await town.app.settled();
    expect(await texts(last.id)).toEqual(['yolcu']);
    expect((await page(first.id)).merged_into?.id).toBe(last.id);
    await undo(two);
    await undo(one);
    expect(await texts(first.id)).toEqual(['yolcu']);
  });

  it('is for topics that everybody can read, and for two of them', async () => {
    const [source, target] = await pair();
    expect(said(await use(source.id, 'merge', { targetId: source.id }))).toEqual([422, TOOL_TEXT.targetItself]);
    await use(target.id, 'hide');
    expect(said(await use(source.id, 'merge', { targetId: target.id }))).toEqual([422, TOOL_TEXT.targetNotFound]);
    expect(said(await use(target.id, 'merge', { targetId: source.id }))).toEqual([409, TOOL_TEXT.onlyVisibleMerges]);
    expect(said(await use(source.id, 'unmerge'))).toEqual([409, TOOL_TEXT.notMerged]);
  });

  it('hides and restores a merged topic without counting it', async () => {
    const [source, target] = await pair();
    await use(source.id, 'merge', { targetId: target.id });
    const before = await topicCount();
    const hidden = await use(source.id, 'hide');
    expect([hidden.body.data.topic?.state, await topicCount()]).toEqual(['hidden', before]);
    await undo(hidden);
    expect([(await page(source.id)).merged_into?.id, await topicCount(), await isListed(source.id)]).toEqual([target.id, before, false]);
  });
});

describe('a split', () => {
  it('brings chosen comments into a new topic, and is undone by merging it back', async () => {
    const source = await town.topic(author);
    const before = await topicCount();
    const chosen = [await addComment(source.id, 'bir'), await addComment(source.id, 'iki')];
    await addComment(source.id, 'üç');
    const split = await use(source.id, 'split', { title: 'Ayrı bir konu', commentIds: chosen.map(({ id }) => id) });
    const made = split.body.data.topic as Topic;
    expect(made).toMatchObject({ title: 'Ayrı bir konu', users: { id: moderator.id }, categoryId: source.categoryId, comment_count: 2, comment_total: 2 });
    expect(made.content).toContain(`(/forum/topic/${source.id})`);
    await town.app.settled();
    expect([await texts(source.id), await texts(made.id), await topicCount()]).toEqual([['üç'], ['bir', 'iki'], before + 1]);
    await addComment(made.id, 'dört');
    await undo(split);
    expect([await texts(source.id), await texts(made.id), await topicCount()]).toEqual([['bir', 'iki', 'üç', 'dört'], [], before]);
    expect((await page(made.id)).merged_into?.id).toBe(source.id);
  });

  it('wants a title', async () => {
    const source = await town.topic(author);
    const { id } = await addComment(source.id);
    expect(said(await use(source.id, 'split', { title: 'ab', commentIds: [id] }))).toEqual([422, 'Başlık en az 3 karakter olmalıdır']);
    expect(await texts(source.id)).toEqual(['Bir yorum']);
  });
});

describe('two moderators at once', () => {
  it('lock a topic once', async () => {
    const { id } = await town.topic(author);
    const answers = await Promise.all([use(id, 'lock'), use(id, 'lock', {}, second)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers.filter(({ body }) => body.data.undo)).toHaveLength(1);
  });

  it('merge a topic into one other', async () => {
    const [source, one, other] = [await town.topic(author), await town.topic(author), await town.topic(author)];
    await addComment(source.id);
    const answers = await Promise.all([use(source.id, 'merge', { targetId: one.id }), use(source.id, 'merge', { targetId: other.id }, second)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    await town.app.settled();
    const into = (await page(source.id)).merged_into?.id as string;
    expect([await texts(into), await counts(source.id)]).toEqual([['Bir yorum'], [0, 0]]);
  });

  it('never merge two topics into each other', async () => {
    const [one, other] = [await town.topic(author), await town.topic(author)];
    await addComment(one.id, 'bir');
    await addComment(other.id, 'iki');
    await Promise.all([use(one.id, 'merge', { targetId: other.id }), use(other.id, 'merge', { targetId: one.id }, second)]);
    await town.app.settled();
    const merged = [await page(one.id), await page(other.id)].map(({ merged_into }) => merged_into?.id ?? null);
    expect(merged.filter(Boolean).length).toBeLessThan(2);
    const left = [...(await texts(one.id)), ...(await texts(other.id))].sort();
    expect(left).toEqual(['bir', 'iki']);
  });

  it('comment and merge without losing a comment', async () => {
    const [source, target] = [await town.topic(author), await town.topic(author)];
    const [written] = await Promise.all([
      Promise.all(Array.from({ length: 8 }, (_, number) => reader.post(topicPath(source.id, '/comments'), { content: `yarış ${number}` }))),
      use(source.id, 'merge', { targetId: target.id }),
    ]);
    await town.app.settled();
    town.app.clock.advance({ minutes: 1, seconds: 1 });
    await town.app.settled();
    expect((await texts(target.id)).length).toBe(written.filter(({ status }) => status === 201).length);
    expect(await counts(source.id)).toEqual([0, 0]);
  });
});
