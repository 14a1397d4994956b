import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { aboveChannel } from '../contracts/above.js';
import { displayName, type OwnUser } from '../contracts/accounts.js';
import type { AppealableDecision } from '../contracts/appeals.js';
import { BLOG_COMMENT_TEXT, type CommentCounts } from '../contracts/blog-comments.js';
import type { CaseDetails } from '../contracts/cases.js';
import type { LiveChange } from '../contracts/envelope.js';
import { FORUM_TEXT, type TextRevision } from '../contracts/forum.js';
import type { ForumDecision } from '../contracts/forum-decisions.js';
import type { OwnHeldTexts } from '../contracts/holding.js';
import { notificationText } from '../contracts/notification-text.js';
import type { NotificationPage } from '../contracts/notifications.js';
import { PROJECT_COMMENT_TEXT, type ProjectComment, type ProjectCommentModerated, type ProjectCommentPage } from '../contracts/project-comments.js';
import { PROJECT_TEXT, type ProjectVisibility } from '../contracts/projects.js';
import { Builders } from './builders.js';
import type { Client } from './client.js';
import { NOBODY } from './routes.js';
import { inBothHomes, it } from './second-home/in-both-homes.js';
import { LiveSocket } from './sockets.js';
import { query, rows, said, Town } from './town.js';

const REASON = 'Topluluk ilkelerine uymuyor';

let town: Town;
let builders: Builders;
let owner: Client;
let can: Client;
let ece: Client;

beforeAll(async () => {
  town = await Town.open({ NEW_MEMBER_POSTS: '0' });
  builders = new Builders(town.app);
  [owner, can, ece] = [await town.member(), await town.member(), await town.member()];
});
afterAll(() => town.app.stop());

const found = (visibility: ProjectVisibility = 'public', title = 'Açık takvim') => builders.found(owner, visibility, { title });
const send = (projectId: string, by: Client, body: object) => by.post<ProjectComment>(`/api/projects/${projectId}/comments`, body);
const comment = async (projectId: string, content: string, by = can, parent_comment_id: string | null = null) => {
  const { status, body } = await send(projectId, by, { content, parent_comment_id });
  expect([status, body.error]).toEqual([201, undefined]);
  town.app.clock.advance({ minutes: 1 });
  return body.data;
};
const page = async (projectId: string, place = '', who = town.app.guest) =>
  (await who.get(`/api/projects/${projectId}/comments${place}`)).body as unknown as ProjectCommentPage;
const words = ({ data }: ProjectCommentPage) => data.map(({ content }) => content);
const counted = async (projectId: string, who = town.app.guest) =>
  (await who.post<CommentCounts>('/api/projects/comments-count', { projectIds: [projectId] })).body.data[projectId];
const decide = async (id: string, decision: object) => {
  await town.renewModerator();
  const { status, body } = await town.moderator.post(`/api/console/cases/${id}/decisions`, { verdict: 'upheld', reason: 'harassment', ...decision });
  expect([status, body.error]).toEqual([201, undefined]);
  await town.app.settled();
};

describe('Comments of a project', () => {
  inBothHomes.it('stand under it with their replies, are found, edited, liked, counted and deleted', async () => {
    const project = await found();
    const first = await comment(project, 'Birinci yorum');
    const second = await comment(project, 'İkinci **yorum**', ece);
    expect(second).toMatchObject({ projectId: project, parentId: null, state: 'visible', users: { id: ece.id }, replies: [], reply_count: 0 });
    expect(second.html).toContain('<strong>yorum</strong>');
    const answers: string[] = [];
    for (let number = 1; number <= 6; number++) answers.push((await comment(project, `Yanıt ${number}`, owner, first.id)).id);
    // A reply to a reply answers the same comment, and quotes that reply.
    const deeper = await comment(project, 'Yanıta yanıt', ece, answers[0]);
    expect(deeper).toMatchObject({ parentId: first.id, quotedComment: { id: answers[0] } });
    const all = await page(project);
    expect([words(all), all.total, all.data[1]?.reply_count]).toEqual([['İkinci **yorum**', 'Birinci yorum'], 2, 7]);
    expect(await page(project, `?limit=1&around=${answers[5]}`)).toMatchObject({ offset: 1, data: [{ replies: [{ id: answers[5] }, { id: deeper.id }] }] });
    const rest = (await town.app.guest.get(`/api/projects/comments/${first.id}/replies?limit=5&offset=5`)).body as unknown as ProjectCommentPage;
    expect([words(rest), rest.total]).toEqual([['Yanıt 6', 'Yanıta yanıt'], 7]);
    expect((await town.app.guest.get(`/api/projects/comments/${first.id}/replies-count`)).body.data).toEqual({ count: 7 });
    expect((await town.app.guest.get<ProjectComment>(`/api/projects/comments/${first.id}`)).body.data).toMatchObject({ id: first.id, reply_count: 7 });
    expect(await counted(project)).toBe(9);

    expect((await can.put<ProjectComment>(`/api/projects/comments/${first.id}`, { content: 'Düzenlenmiş' })).body.data).toMatchObject({ edited: true });
    expect(said(await ece.put(`/api/projects/comments/${first.id}`, { content: 'Başkası' }))).toEqual([403, FORUM_TEXT.notYourComment]);
    const history = (await town.app.guest.get<TextRevision[]>(`/api/forum/comments/${first.id}/history`)).body.data;
    expect(history.map(({ content }) => content)).toEqual(['Birinci yorum', 'Düzenlenmiş']);

    const turn = async () => (await ece.post(`/api/projects/comments/${first.id}/like/toggle`, {})).body.data;
    expect([await turn(), await turn(), await turn()]).toEqual([
      { liked: true, count: 1 },
      { liked: false, count: 0 },
      { liked: true, count: 1 },
    ]);
    // Comments are liked alike, whichever area's address they are asked at.
    for (const area of ['forum', 'blog'])
      for (const liked of [false, true]) expect((await ece.post(`/api/${area}/comments/${first.id}/like/toggle`, {})).body.data).toMatchObject({ liked });
    expect((await ece.get(`/api/projects/comments/${first.id}/likes/me`)).body.data).toEqual({ liked: true });
    expect((await town.app.guest.get(`/api/projects/comments/${first.id}/likes-count`)).body.data).toEqual({ count: 1 });
    expect((await ece.get(`/api/projects/comments/${first.id}/like-info`)).body.data).toEqual({ count: 1, liked: true });
    expect((await ece.post(`/api/projects/comments/${first.id}/like`, { liked: false })).body.data).toEqual({ liked: false, count: 0 });

    expect(said(await can.delete(`/api/projects/comments/${second.id}`))).toEqual([403, FORUM_TEXT.notYourComment]);
    expect((await ece.delete(`/api/projects/comments/${second.id}`)).body.message).toBe(FORUM_TEXT.commentDeletedDone);
    expect((await page(project)).data[0]).toMatchObject({ state: 'removed', notice: FORUM_TEXT.commentDeletedByAuthor, users: null });
    expect(await counted(project)).toBe(8);
  });

  inBothHomes.it('answer and quote only what stands there', async () => {
    const [one, other] = [await found(), await found()];
    const root = await comment(one, 'Buradaki');
    expect(said(await send(other, can, { content: 'Nereye?', parent_comment_id: root.id }))).toEqual([404, PROJECT_COMMENT_TEXT.otherProject]);
    expect(said(await send(other, can, { content: 'Kim?', quotedComment: root.id }))).toEqual([422, PROJECT_COMMENT_TEXT.foreignQuote]);
    expect(said(await send(one, can, { content: 'Kime?', parent_comment_id: NOBODY }))).toEqual([404, BLOG_COMMENT_TEXT.parentGone]);
    expect(said(await send(NOBODY, can, { content: 'Nerede?' }))).toEqual([404, PROJECT_TEXT.notFound]);
    expect((await send(one, can, { content: '' })).status).toBe(422);
    expect((await send(one, town.app.guest, { content: 'Konuk' })).status).toBe(401);
    for (const path of ['', '/replies', '/replies-count']) expect((await can.get(`/api/blog/comments/${root.id}${path}`)).status).toBe(404);
    expect((await can.put(`/api/blog/comments/${root.id}`, { content: 'Başka kapı' })).status).toBe(404);
    expect((await can.delete(`/api/blog/comments/${root.id}`)).status).toBe(404);
  });
});

describe('Where a project may not be read', () => {
  inBothHomes.it('its comments are not there, and nobody writes any', async () => {
    const [members, hidden] = [await found('members'), await found('private', 'Gizli iş')];
    await builders.join(hidden, owner, ece);
    const open = await comment(members, 'Üyelere');
    const secret = await comment(hidden, 'Aramızda', ece);
    expect(words(await page(members, '', can))).toEqual(['Üyelere']);
    expect(words(await page(hidden, '', ece))).toEqual(['Aramızda']);
    for (const [id, project, strangers] of [
      [open.id, members, [town.app.guest]],
      [secret.id, hidden, [town.app.guest, can, town.moderator]],
    ] as const) {
      for (const who of strangers) {
        expect(said(await who.get(`/api/projects/${project}/comments`))).toEqual([404, PROJECT_TEXT.notFound]);
        for (const path of ['', '/replies', '/replies-count', '/likes-count']) expect((await who.get(`/api/projects/comments/${id}${path}`)).status).toBe(404);
        expect((await who.get(`/api/forum/comments/${id}/history`)).status).toBe(404);
        expect(await counted(project, who)).toBe(0);
      }
    }
    expect(said(await send(hidden, can, { content: 'Ben de' }))).toEqual([404, PROJECT_TEXT.notFound]);
    expect((await can.post(`/api/projects/comments/${secret.id}/like/toggle`, {})).status).toBe(404);
    expect((await can.put(`/api/projects/${hidden}/watch`, { level: 'watching' })).status).toBe(404);
    // Narrowing takes them out of sight at once.
    await builders.show(members, owner, 'private', 0);
    expect((await can.get(`/api/projects/comments/${open.id}`)).status).toBe(404);
    expect(said(await can.put(`/api/projects/comments/${open.id}`, { content: 'Yine' }))).toEqual([404, FORUM_TEXT.commentNotFound]);
    expect((await can.delete(`/api/projects/comments/${open.id}`)).status).toBe(200);
  });

  inBothHomes.it('is not where it is archived: its comments stay as they are', async () => {
    const project = await found();
    const { id } = await comment(project, 'Kalan');
    await builders.archive(project, owner);
    expect(words(await page(project))).toEqual(['Kalan']);
    expect(said(await send(project, can, { content: 'Geç' }))).toEqual([409, PROJECT_COMMENT_TEXT.projectClosed]);
    expect(said(await can.put(`/api/projects/comments/${id}`, { content: 'Geç' }))).toEqual([409, PROJECT_COMMENT_TEXT.notEditable]);
    expect((await ece.post(`/api/projects/comments/${id}/like/toggle`, {})).body.data).toEqual({ liked: true, count: 1 });
    expect((await can.delete(`/api/projects/comments/${id}`)).status).toBe(200);
  });
});

describe('Who hears of a comment of a project', () => {
  inBothHomes.it('are its owner, whom it answers and whoever watches, and of a private one its people alone', async () => {
    const [builder, first, second] = [await town.member(), await town.member(), await town.member()];
    const told = async (who: Client) => {
      await town.app.settled();
      const { body } = await who.get<NotificationPage>('/api/notifications');
      return body.data.rows.filter(({ type }) => type === 'reply').map((row) => [row.reason, row.projectId, row.postId, notificationText(row)]);
    };
    const name = async (who: Client) => displayName((await who.get<OwnUser>('/api/auth/user')).body.data);
    const project = await builders.found(builder, 'public', { title: 'Konuşulan iş' });
    const root = await comment(project, 'İlk yorum', first);
    expect(await told(builder)).toEqual([['own_project', project, null, `${await name(first)}, ‹Konuşulan iş› projenize yorum yaptı`]]);
    await comment(project, 'Bir yanıt', second, root.id);
    expect(await told(first)).toEqual([['answered', project, null, `${await name(second)}, ‹Konuşulan iş› projesinde yorumunuza yanıt verdi`]]);
    expect((await builder.put('/api/notifications/read', { projectId: project })).status).toBe(200);
    expect((await second.put(`/api/projects/${project}/watch`, { level: 'muted' })).body.data).toEqual({ level: 'muted' });
    expect((await first.get(`/api/projects/${project}/watch`)).body.data).toEqual({ level: 'watching' });
    await builders.show(project, builder, 'private', 0);
    await comment(project, 'Aramızda', builder);
    expect([(await told(first)).length, await told(second)]).toEqual([1, []]);
    const { body } = await first.get<NotificationPage>('/api/notifications');
    expect(body.data.rows[0]).toMatchObject({ removed: true, title: null, excerpt: null, actors: [] });
  });

  inBothHomes.it('are those who look at it live, unless it is private', async () => {
    const [open, secret] = [await found(), await found('private')];
    const socket = LiveSocket.open(town.app.guest.url, {});
    try {
      await socket.next('ready');
      expect(await socket.subscribe(aboveChannel({ kind: 'project', id: open }))).toEqual({ success: true });
      const { id: commentId } = await comment(open, 'Canlı');
      expect((await socket.next<LiveChange>('change')).row).toEqual({ projectId: open, parentId: null, commentId, authorId: can.id });
      expect(await socket.subscribe(aboveChannel({ kind: 'project', id: secret }))).toMatchObject({ success: false });
    } finally {
      socket.close();
    }
  });

  inBothHomes.it('are told to no guest once they are for members, however long the guest has listened', async () => {
    const [narrowed, open] = [await found(), await found()];
    const sockets = [LiveSocket.open(town.app.guest.url, {}), LiveSocket.open(town.app.guest.url, { token: ece.sessionToken })] as const;
    const [guest, member] = sockets;
    try {
      for (const socket of sockets) {
        await socket.next('ready');
        for (const id of [narrowed, open]) expect(await socket.subscribe(aboveChannel({ kind: 'project', id }))).toEqual({ success: true });
      }
      await builders.show(narrowed, owner, 'members', 0);
      const { id: untold } = await comment(narrowed, 'Yalnızca üyelere');
      const { id: told } = await comment(open, 'Herkese');
      expect((await guest.next<LiveChange>('change')).row).toMatchObject({ commentId: told });
      for (const commentId of [untold, told]) expect((await member.next<LiveChange>('change')).row).toMatchObject({ commentId });
      expect(await guest.unsubscribe(aboveChannel({ kind: 'project', id: open }))).toEqual({ success: true });
      const { id: last } = await comment(open, 'Dinlemeyene değil');
      expect((await member.next<LiveChange>('change')).row).toMatchObject({ commentId: last });
      expect(guest.soFar('change')).toEqual([]);
    } finally {
      for (const socket of sockets) socket.close();
    }
  });
});

describe('A comment of a project for moderators', () => {
  inBothHomes.it('waits where a watched word holds it, and is released under its project', async () => {
    const project = await found('public', 'Onay bekleyen');
    const admin = await town.app.member(`yonetici${project.slice(-4)}`, 'admin');
    expect((await admin.post('/api/console/watched-words', { words: ['tutulacak'], consequence: 'hold' })).status).toBeLessThan(300);
    const waits = await comment(project, 'Bu tutulacak bir yorum');
    expect(waits).toMatchObject({ state: 'held', projectId: project, notice: FORUM_TEXT.commentHeld });
    const held = async (who: Client) => (await who.get<ProjectComment[]>(`/api/projects/${project}/held-comments`)).body.data.map(({ id }) => id);
    await town.renewModerator();
    expect([await held(can), await held(ece), await held(town.moderator)]).toEqual([[waits.id], [], [waits.id]]);
    const own = (await can.get<OwnHeldTexts>('/api/forum/held')).body.data.waiting.find(({ id }) => id === waits.id);
    expect(own).toMatchObject({ kind: 'comment', topicId: '', postId: null, projectId: project, title: 'Onay bekleyen' });
    await decide(waits.id, { verdict: 'dismissed', actions: [] });
    expect(words(await page(project))).toEqual(['Bu tutulacak bir yorum']);
  });

  inBothHomes.it('is a case with its address, is hidden by its decision, and comes back by its number', async () => {
    const project = await found('public', 'Raporlanan iş');
    const { id } = await comment(project, 'Kaba bir yorum');
    const report = { reported_type: 'forum_comment', reported_id: id, reported_user_id: can.id, reason: 'harassment' };
    expect((await ece.post('/api/reports', report)).status).toBe(201);
    await town.renewModerator();
    const shown = (await town.moderator.get(`/api/console/cases/${id}`)).body as unknown as CaseDetails;
    expect(shown).toMatchObject({
      content_title: 'Kaba bir yorum',
      topic_id: '',
      project_id: project,
      around: { topic: { id: project, title: 'Raporlanan iş' } },
    });
    await decide(id, { actions: ['hide_content'], message: 'Kibar olun.' });
    expect([(await page(project)).data[0]?.state, await counted(project)]).toEqual(['removed', 0]);
    const [judged] = ((await town.moderator.get(`/api/console/cases/${id}`)).body as unknown as CaseDetails).decisions;
    const own = await can.get<AppealableDecision>(`/api/appeals/${judged?.id}`);
    expect(own.body.data.decision.content).toMatchObject({ type: 'forum_comment', project_id: project, title: 'Raporlanan iş', excerpt: 'Kaba bir yorum' });
    const [made] = rows<ForumDecision>(await town.moderator.get(`/api/console/decisions?${query({ filter: { subject: 'comment' } })}`));
    expect(made).toMatchObject({ target_id: id, topic_id: null, post_id: null, project_id: project, title: 'Raporlanan iş', undoable: true });
    expect((await town.moderator.put(made?.undo_path ?? '', { reason: 'Yanlışlıkla yapıldı' })).status).toBe(200);
    expect([(await page(project)).data[0]?.content, await counted(project)]).toEqual(['Kaba bir yorum', 1]);
    const used = await town.moderator.put<ProjectCommentModerated>(`/api/projects/comments/${id}/moderate`, { action: 'hide', reason: REASON });
    expect(used.body.data).toMatchObject({
      comment: { state: 'hidden' },
      undo: { path: `/api/projects/comments/${id}/moderate`, body: { action: 'restore' } },
    });
  });
});

it('What is written in a comment of a project is shown as text', async () => {
  const project = await found();
  const { html } = await comment(project, 'Merhaba <script>alert(1)</script> [bas](javascript:alert(1)) <img src=x onerror=alert(1)>');
  expect(html).not.toMatch(/<script|<img|javascript:[^<]*"/);
});
