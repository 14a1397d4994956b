import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { CODE } from '../contracts/envelope.js';
import { type Comment, FORUM_TEXT, type Topic, type TopicRow } from '../contracts/forum.js';
import { DECISION_TEXT, type ForumDecision, type TakenDownComment } from '../contracts/forum-decisions.js';
import { type ModerateTopicRequest, TOOL_TEXT, type TopicModerated } from '../contracts/forum-tools.js';
import { COMMENT_TOOLS, TOPIC_TOOLS, type TopicTool } from '../contracts/moderation-verbs.js';
import type { Answer, Client } from './client.js';
import { sentAgain } from './lost-answers.js';
import { NOBODY } from './routes.js';
import { inBothHomes, it } from './second-home/in-both-homes.js';
import { query, rows, said, Town } from './town.js';

const REASON = 'Topluluk ilkeleri 2.1';
const BACK = 'Yanlış konu seçilmişti';

let town: Town;
let author: Client;
let moderator: Client;
let second: Client;
let auditor: Client;

beforeAll(async () => {
  town = await Town.open();
  ({ moderator } = town);
  author = await town.member();
  second = await town.app.member('ikinci', 'moderator');
  auditor = await town.app.member('denetci', 'auditor');
});
afterAll(() => town.app.stop());

const topicPath = (id: string, more = '') => `/api/forum/topics/${id}${more}`;
const use = (id: string, action: TopicTool, more: Partial<ModerateTopicRequest> = {}) =>
  moderator.put<TopicModerated>(topicPath(id, '/moderate'), { action, reason: REASON, ...more });
const useOnComment = (id: string, action: string) => moderator.put(`/api/forum/comments/${id}/moderate`, { action, reason: REASON });
const undo = (path: string, reason = BACK, who = moderator) => who.put<ForumDecision>(path, { reason });
const addComment = async (topicId: string, content = 'Bir yorum') => (await author.post<Comment>(topicPath(topicId, '/comments'), { content })).body.data;
const standing = async (id: string) => (await moderator.get<ForumDecision[]>(topicPath(id, '/decisions'))).body.data;
const onlyOne = async (id: string) => (await standing(id))[0] as ForumDecision;
const list = (filter: object, range = [0, 99], who = moderator) => who.get(`/api/console/decisions?${query({ filter, range })}`);
const listed = async (filter: object) => rows<ForumDecision>(await list(filter));
const total = (answer: Answer) => Number(answer.headers.get('content-range')?.split('/')[1]);
const texts = async (topicId: string) => (await town.app.guest.get<Comment[]>(topicPath(topicId, '/comments'))).body.data.map(({ content }) => content);
const row = async (id: string) => (await moderator.get<Topic>(`/api/forum/posts/${id}`)).body.data;

describe('every tool', () => {
  const REASONS = [
    ['', TOOL_TEXT.reasonMissing],
    ['  ', TOOL_TEXT.reasonMissing],
    ['ab', TOOL_TEXT.reasonShort],
  ] as const;

  it('for topics wants a reason and does nothing without', async () => {
    const [topic, target] = [await town.topic(author), await town.topic(author)];
    const comment = await addComment(topic.id);
    const more = { categoryId: town.app.categoryId('mimari'), selectedTags: ['a'], targetId: target.id, title: 'Yeni konu', commentIds: [comment.id] };
    const before = await row(topic.id);
    for (const action of TOPIC_TOOLS) {
      for (const [reason, sentence] of REASONS) expect([action, ...said(await use(topic.id, action, { ...more, reason }))]).toEqual([action, 422, sentence]);
    }
    expect([await row(topic.id), await standing(topic.id)]).toEqual([before, []]);
  });

  it('for comments wants a reason and does nothing without', async () => {
    const { id: topicId } = await town.topic(author);
    const { id } = await addComment(topicId);
    for (const action of COMMENT_TOOLS) {
      for (const [reason, sentence] of REASONS) {
        expect([action, ...said(await moderator.put(`/api/forum/comments/${id}/moderate`, { action, reason }))]).toEqual([action, 422, sentence]);
      }
    }
    expect(await texts(topicId)).toEqual(['Bir yorum']);
  });
});

describe('a deleted topic', () => {
  inBothHomes.it('is seen by those who read hidden content, with its comments, and by nobody else', async () => {
    const topic = await town.topic(author);
    await addComment(topic.id, 'Altındaki yorum');
    await use(topic.id, 'delete');
    for (const who of [moderator, second, auditor]) {
      expect((await who.get<Topic>(topicPath(topic.id, '/taken-down'))).body.data).toMatchObject({ title: topic.title, content: topic.content });
      expect((await who.get<Comment[]>(topicPath(topic.id, '/comments'))).body.data).toMatchObject([{ content: 'Altındaki yorum' }]);
    }
    expect(said(await author.get(topicPath(topic.id, '/taken-down')))[0]).toBe(403);
    expect((await town.app.guest.get(topicPath(topic.id, '/decisions'))).body.code).toBe(CODE.authRequired);
    for (const who of [author, town.app.guest]) expect(said(await who.get(topicPath(topic.id, '/comments')))).toEqual([404, FORUM_TEXT.topicNotFound]);
    expect((await moderator.get(`/api/forum/posts/${topic.id}`)).status).toBe(404);
  });

  it('says who took it down, when and why, and comes back', async () => {
    const topic = await town.topic(author);
    await use(topic.id, 'delete');
    const decision = await onlyOne(topic.id);
    expect(decision).toMatchObject({ kind: 'delete', subject: 'topic', title: topic.title, reason: REASON, moderator: { id: moderator.id }, undoable: true });
    const { status, body } = await undo(decision.undo_path, BACK, second);
    expect([status, body.message]).toEqual([200, DECISION_TEXT.undone]);
    expect(body.data).toMatchObject({ state: 'undone', ended: { by: { id: second.id }, reason: BACK }, undoable: false });
    expect((await row(topic.id)).state).toBe('visible');
    expect(await standing(topic.id)).toEqual([]);
    expect(said(await moderator.get(topicPath(topic.id, '/taken-down')))).toEqual([404, FORUM_TEXT.topicNotFound]);
  });

  it('is not there for anybody when its author took it away', async () => {
    const topic = await town.topic(author);
    await use(topic.id, 'hide');
    const { undo_path } = await onlyOne(topic.id);
    await author.delete(topicPath(topic.id));
    expect(said(await moderator.get(topicPath(topic.id, '/taken-down')))[0]).toBe(404);
    expect(said(await undo(undo_path))).toEqual([409, TOOL_TEXT.withdrawn]);
    expect(await onlyOne(topic.id)).toMatchObject({ title: '', undoable: false });
  });
});

describe('a comment that was taken down', () => {
  inBothHomes.it('is shown where it stood, and comes back in order', async () => {
    const { id: topicId } = await town.topic(author);
    const { id } = await addComment(topicId, 'Kırıcı bir söz');
    await useOnComment(id, 'hide');
    await useOnComment(id, 'delete');
    const { comment, decisions } = (await auditor.get<TakenDownComment>(`/api/forum/comments/${id}/taken-down`)).body.data;
    expect([comment.content, comment.users?.id, decisions.map(({ kind }) => kind).sort()]).toEqual(['Kırıcı bir söz', author.id, ['delete', 'hide']]);
    const [deletion, hiding] = ['delete', 'hide'].map((kind) => decisions.find((one) => one.kind === kind) as ForumDecision);
    expect(said(await undo(hiding?.undo_path as string))).toEqual([409, DECISION_TEXT.commentDeletedFirst]);
    await undo(deletion?.undo_path as string);
    await undo(hiding?.undo_path as string);
    expect(await texts(topicId)).toEqual(['Kırıcı bir söz']);
    expect(said(await moderator.get(`/api/forum/comments/${id}/taken-down`))).toEqual([404, FORUM_TEXT.commentNotFound]);
    expect((await author.get(`/api/forum/comments/${id}/taken-down`)).status).toBe(403);
  });
});

describe('an undo', () => {
  it.each([
    ['', TOOL_TEXT.reasonMissing],
    ['ab', TOOL_TEXT.reasonShort],
    ['x'.repeat(501), TOOL_TEXT.reasonLong],
  ])('wants a reason (%#)', async (reason, sentence) => {
    const { id } = await town.topic(author);
    const comment = await addComment(id);
    await use(id, 'lock');
    await useOnComment(comment.id, 'hide');
    const ofComment = `/api/forum/comments/${comment.id}/decisions/1/undo`;
    for (const path of [(await onlyOne(id)).undo_path, ofComment]) expect(said(await undo(path, reason))).toEqual([422, sentence]);
    expect((await row(id)).locked).toBe(true);
  });

  it('is for moderators, and about a decision that there is', async () => {
    const { id } = await town.topic(author);
    await use(id, 'lock');
    const { undo_path } = await onlyOne(id);
    expect([
      (await undo(undo_path, BACK, author)).status,
      (await undo(undo_path, BACK, auditor)).status,
      (await undo(undo_path, BACK, town.app.guest)).status,
    ]).toEqual([403, 403, 401]);
    expect(said(await undo(topicPath(id, '/decisions/7/undo')))).toEqual([409, DECISION_TEXT.over]);
    expect((await undo(topicPath(NOBODY, '/decisions/1/undo'))).status).toBe(404);
    expect((await undo(topicPath(id, '/decisions/bir/undo'))).status).toBe(404);
  });

  inBothHomes.it('of two moderators at once is one fact and one conflict', async () => {
    const { id } = await town.topic(author);
    await use(id, 'hide');
    const { undo_path } = await onlyOne(id);
    const answers = await Promise.all([undo(undo_path), undo(undo_path, BACK, second)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(said(answers.find(({ status }) => status === 409) as Answer)).toEqual([409, DECISION_TEXT.over]);
    const undone = (await listed({ subject: 'topic', kind: 'hide', state: 'undone' })).filter(({ target_id }) => target_id === id);
    expect(undone).toHaveLength(1);
  });

  it('of a lock waits for the topic to be back', async () => {
    const { id } = await town.topic(author);
    await use(id, 'lock');
    const { undo_path } = await onlyOne(id);
    await use(id, 'delete');
    expect(said(await undo(undo_path))).toEqual([409, DECISION_TEXT.topicDeletedFirst]);
  });

  it('of a merge leaves what was written there since, and goes through when the target was deleted', async () => {
    const [source, target] = [await town.topic(author), await town.topic(author)];
    await addComment(source.id, 'bir');
    await use(source.id, 'merge', { targetId: target.id });
    await town.app.settled();
    await addComment(target.id, 'sonradan');
    await use(target.id, 'delete');
    const merge = await onlyOne(source.id);
    expect(merge).toMatchObject({ kind: 'merge', other: { id: target.id, title: target.title } });
    expect((await undo(merge.undo_path)).status).toBe(200);
    await town.app.settled();
    expect(await texts(source.id)).toEqual(['bir']);
  });

  it('of a merge waits while the target itself is merged', async () => {
    const [first, middle, last] = [await town.topic(author), await town.topic(author), await town.topic(author)];
    await use(first.id, 'merge', { targetId: middle.id });
    await town.app.settled();
    await use(middle.id, 'merge', { targetId: last.id });
    await town.app.settled();
    expect(said(await undo((await onlyOne(first.id)).undo_path))).toEqual([409, DECISION_TEXT.mergedOn]);
    expect(said(await use(first.id, 'unmerge'))).toEqual([409, DECISION_TEXT.mergedOn]);
  });

  it('that splits is known again when it is sent once more because its answer was lost', async () => {
    const source = await town.topic(author);
    const { id } = await addComment(source.id);
    const request = { action: 'split', title: 'Ayrı bir konu', commentIds: [id], reason: REASON };
    const { status, body } = await sentAgain(town.app, (key) => moderator.put<TopicModerated>(topicPath(source.id, '/moderate'), request, key));
    expect(status).toBe(200);
    expect(await texts((body.data.topic as Topic).id)).toEqual(['Bir yorum']);
  });
  it('of a split wants the topic from which it came', async () => {
    const source = await town.topic(author);
    const { id } = await addComment(source.id, 'ayrılan');
    const made = (await use(source.id, 'split', { title: 'Ayrı bir konu', commentIds: [id] })).body.data.topic as Topic;
    const { undo_path } = await onlyOne(made.id);
    const deleted = await use(source.id, 'delete');
    expect(said(await undo(undo_path))).toEqual([409, DECISION_TEXT.splitSourceGone]);
    expect(deleted.status).toBe(200);
    await undo((await onlyOne(source.id)).undo_path);
    expect((await undo(undo_path)).status).toBe(200);
    await town.app.settled();
    expect(await texts(source.id)).toEqual(['ayrılan']);
  });
});

describe('the list of decisions', () => {
  inBothHomes.it('is narrowed by kind, content, moderator, state and time', async () => {
    const topic = await town.topic(author);
    await use(topic.id, 'pin');
    town.app.clock.advance({ minutes: 5 });
    const since = town.app.clock.now().toISOString();
    const { id: commentId } = await addComment(topic.id, 'Gizlenecek yorum');
    await useOnComment(commentId, 'hide');
    await second.put(topicPath(topic.id, '/moderate'), { action: 'lock', reason: REASON });
    const recent = await listed({ since });
    expect(recent.map(({ kind }) => kind).sort()).toEqual(['hide', 'lock']);
    expect(recent.find(({ kind }) => kind === 'hide')).toMatchObject({
      subject: 'comment',
      topic_id: topic.id,
      title: topic.title,
      excerpt: 'Gizlenecek yorum',
    });
    expect((await listed({ since, moderator: second.id })).map(({ kind }) => kind)).toEqual(['lock']);
    expect((await listed({ since, subject: 'comment', state: 'standing', kind: 'hide', moderator: moderator.id })).map(({ target_id }) => target_id)).toEqual([
      commentId,
    ]);
    expect((await listed({ kind: 'pin', state: 'standing' })).every(({ kind, state }) => kind === 'pin' && state === 'standing')).toBe(true);
    await undo(recent.find(({ kind }) => kind === 'lock')?.undo_path as string);
    expect((await listed({ since, state: 'undone' })).map(({ ended }) => ended?.reason)).toEqual([BACK]);
    const page = await list({ since }, [0, 0]);
    expect([rows(page).length, total(page)]).toEqual([1, 2]);
    expect((await moderator.get(`/api/console/decisions/${recent[0]?.id}`)).body).toMatchObject({ id: recent[0]?.id });
  });

  it('is for moderators and auditors, and refuses what nobody asks', async () => {
    expect([(await list({}, [0, 9], auditor)).status, (await list({}, [0, 9], author)).status]).toEqual([200, 403]);
    for (const filter of [{ kind: 'ban' }, { state: 'x' }, { moderator: 'derya' }, { since: 'dün' }]) expect((await list(filter)).status).toBe(400);
    expect((await moderator.get('/api/console/decisions/yok')).status).toBe(404);
  });

  inBothHomes.it('has what a report led to', async () => {
    const topic = await town.topic(author);
    const reporter = await town.member();
    const { reportId } = (await town.report(reporter, topic)).body.data;
    await town.decide(reportId, { action: 'hide_content' });
    await town.app.settled();
    expect((await listed({ kind: 'hide' })).find(({ target_id }) => target_id === topic.id)).toMatchObject({ report_id: reportId, undoable: true });
  });
});

inBothHomes.describe('the numbers of a topic', () => {
  /** Time goes on once what is due now is done: what follows a little later must not overtake it. */
  const later = async () => {
    await town.app.settled();
    town.app.clock.advance({ minutes: 1, seconds: 3 });
    await town.app.settled();
  };
  const inList = async (sort: string, id: string) =>
    (await town.app.guest.get<TopicRow[]>(`/api/forum/topics?category=mimari&sort=${sort}&limit=100`)).body.data.find((one) => one.id === id);
  const opened = async () => {
    const topic = await town.topic(author);
    await use(topic.id, 'move', { categoryId: town.app.categoryId('mimari') });
    return topic;
  };

  it('are those of the comments that stand there after a split, and after it was undone', async () => {
    const source = await opened();
    town.app.clock.advance({ minutes: 10 });
    const comment = await addComment(source.id, 'tek yorum');
    expect(await inList('unanswered', source.id)).toBeUndefined();
    const made = (await use(source.id, 'split', { title: 'Ayrı bir konu', commentIds: [comment.id] })).body.data.topic as Topic;
    await later();
    expect(await inList('unanswered', source.id)).toMatchObject({ comment_count: 0, comment_total: 0, last_activity_at: source.created_at });
    expect(await inList('unanswered', made.id)).toBeUndefined();
    expect(await row(made.id)).toMatchObject({ comment_count: 1, last_activity_at: made.created_at });
    await undo((await onlyOne(made.id)).undo_path);
    await later();
    expect(await row(source.id)).toMatchObject({ comment_count: 1, comment_total: 1, last_activity_at: comment.created_at });
    expect(await inList('unanswered', source.id)).toBeUndefined();
  });

  it('are those of the comments that stand there after a merge, and after it was undone', async () => {
    const [source, target] = [await opened(), await opened()];
    town.app.clock.advance({ minutes: 10 });
    const first = await addComment(target.id, 'hedefteki');
    town.app.clock.advance({ minutes: 10 });
    const last = await addComment(source.id, 'kaynaktaki');
    await author.put(topicPath(source.id, '/solution'), { is_resolved: true, solving_comment_id: last.id });
    await use(source.id, 'merge', { targetId: target.id });
    await later();
    expect(await row(target.id)).toMatchObject({ comment_count: 2, last_activity_at: last.created_at });
    expect(await row(source.id)).toMatchObject({ comment_count: 0, last_activity_at: source.created_at, solving_comment_id: null });
    await undo((await onlyOne(source.id)).undo_path);
    await later();
    expect(await row(target.id)).toMatchObject({ comment_count: 1, last_activity_at: first.created_at });
    expect(await row(source.id)).toMatchObject({ comment_count: 1, last_activity_at: last.created_at, solving_comment_id: last.id });
  });

  it('call a topic unanswered again when its only comment is taken down', async () => {
    const topic = await opened();
    const { id } = await addComment(topic.id);
    await useOnComment(id, 'delete');
    expect(await inList('unanswered', topic.id)).toMatchObject({ comment_count: 0 });
    await undo(`/api/forum/comments/${id}/decisions/1/undo`);
    expect(await inList('unanswered', topic.id)).toBeUndefined();
  });
});
