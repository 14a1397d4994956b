import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { NOTHING_ABOVE } from '../contracts/above.js';
import type { AppealableDecision } from '../contracts/appeals.js';
import type { Post } from '../contracts/blog.js';
import type { SavedPost } from '../contracts/blog-writing.js';
import type { CaseDecided, CaseDecisionRequest, CaseDetails, CaseRow } from '../contracts/cases.js';
import { DECISION_TEXT, type ForumDecision } from '../contracts/forum-decisions.js';
import { TOOL_TEXT } from '../contracts/forum-tools.js';
import { type FactRow, MODERATION_TEXT, type ReportAccepted, type ReportCase } from '../contracts/moderation.js';
import { notificationText } from '../contracts/notification-text.js';
import type { NotificationPage } from '../contracts/notifications.js';
import type { Files } from '../src/kernel/files.js';
import { FILES } from '../src/platform/tokens.js';
import type { Answer, Client } from './client.js';
import { Writers } from './posts.js';
import { inBothHomes, it } from './second-home/in-both-homes.js';
import { query, rows, said, Town, usernameOf } from './town.js';

const FIRST = 'Yeterince uzun bir **metin**.';
const LATER = 'Sonradan yumuşatılmış bir metin.';

describe('a post that was reported', () => {
  let town: Town;
  let writers: Writers;
  let author: Client;
  let other: Client;
  beforeAll(async () => {
    town = await Town.open();
    writers = new Writers(town.app);
    author = await town.member();
    other = await town.app.member('deniz', 'moderator');
  });
  afterAll(() => town.app.stop());

  const report = (id: string, more: object = {}, reporter?: Client): Promise<Answer<ReportAccepted>> =>
    Promise.resolve(reporter ?? town.member()).then((who) =>
      who.post('/api/reports', { reported_type: 'blog_post', reported_id: id, reported_user_id: author.id, reason: 'harassment', ...more }),
    );
  const reported = async (changes: object = {}): Promise<SavedPost> => {
    const post = await writers.write(author, changes);
    expect((await report(post.id)).status).toBe(201);
    await town.app.settled();
    return post;
  };
  const show = async (id: string) => (await town.moderator.get(`/api/console/cases/${id}`)).body as unknown as CaseDetails;
  const decide = async (id: string, decision: Partial<CaseDecisionRequest>): Promise<CaseDecided> => {
    const { status, body } = await town.moderator.post(`/api/console/cases/${id}/decisions`, { verdict: 'upheld', reason: 'harassment', ...decision });
    expect([status, body.error]).toEqual([201, undefined]);
    await town.app.settled();
    return body as unknown as CaseDecided;
  };
  const read = async (id: string, who: Client = town.app.guest) => (await who.get<Post>(`/api/blog/posts/${id}`)).status;
  const texts = async (id: string) => (await town.app.meydan.app.get<Files>(FILES).list(`blog-texts/${id}.`, { limit: 9 })).length;
  const later = async (minutes: number) => {
    town.app.clock.advance({ minutes });
    await town.app.settled();
  };
  const told = async (who: Client) => (await who.get<NotificationPage>('/api/notifications')).body.data.rows.map((row) => notificationText(row));

  inBothHomes.it('is reported by the call of the blog too', async () => {
    const { id } = await writers.write(author);
    const reporter = await town.member();
    const sent = { postId: id, reason: 'spam', reportedUserId: author.id };
    expect((await reporter.post<ReportAccepted>('/api/blog/reports/posts', sent)).body.data).toMatchObject({ dailyCount: 1, reported: [id] });
    expect(said(await reporter.post('/api/blog/reports/posts', { ...sent, postId: undefined }))[0]).toBe(422);
    expect((await town.app.guest.post('/api/blog/reports/posts', sent)).status).toBe(401);
  });

  it('is one that readers can see', async () => {
    const draft = await writers.write(author, { status: 'draft' });
    const archived = await writers.write(author);
    await author.put(`/api/blog/posts/${archived.id}/status`, { status: 'archived' });
    await town.app.settled();
    for (const { id } of [draft, archived]) expect(said(await report(id))).toEqual([404, MODERATION_TEXT.contentGone]);
    const seen = await writers.write(author);
    expect(said(await report(seen.id, {}, author))).toEqual([403, MODERATION_TEXT.ownContent]);
    expect(said(await report(seen.id, { reported_user_id: other.id }))).toEqual([422, MODERATION_TEXT.wrongAuthor]);
  });

  inBothHomes.it('stands in the queue, and its case shows it as it was reported and as it is', async () => {
    const { id } = await reported({ title: 'Kaba bir başlık', excerpt: 'Kaba bir özet' });
    await writers.edit(author, id, { title: 'Ilımlı bir başlık', content: LATER });
    // The file of the former text would be gone by then.
    await later(60);
    const found = await show(id);
    expect(found).toMatchObject({ reported_type: 'blog_post', topic_id: '', content_title: 'Ilımlı bir başlık', around: null });
    expect(found.as_reported).toMatchObject({ title: 'Kaba bir başlık', excerpt: 'Kaba bir özet', content: FIRST, state: 'visible' });
    expect(found.as_reported.html).toContain('<strong>metin</strong>');
    expect(found.now).toMatchObject({ title: 'Ilımlı bir başlık', content: LATER, state: 'visible' });
    const listed = rows<CaseRow>(await town.moderator.get(`/api/console/cases?${query({ filter: { state: 'open', type: 'blog_post' } })}`));
    expect(listed.find((row) => row.id === id)).toMatchObject({ reported_type: 'blog_post', content_title: 'Ilımlı bir başlık', reports: 1 });
  });

  it('is kept from nobody’s eyes by becoming a draft, and its draft is the author’s alone', async () => {
    const { id } = await reported({ title: 'Yayındaki başlık' });
    await writers.edit(author, id, { status: 'draft', title: 'Kendi taslağım', content: LATER });
    await later(60);
    const found = await show(id);
    expect([found.content_title, found.as_reported.content, found.now.title]).toEqual(['Yayındaki başlık', FIRST, 'Yayındaki başlık']);
    expect(JSON.stringify(found)).not.toContain('taslağım');
  });

  inBothHomes.it('is hidden by a decision, told to its author and to whoever reported it, and comes back when that is taken back', async () => {
    const post = await writers.write(author, { title: 'Gizlenecek' });
    const reporter = await town.member();
    await report(post.id, {}, reporter);
    await town.app.settled();
    const { decisionId } = await decide(post.id, { actions: ['hide_content'], clause: '2.1', message: 'Böyle olmaz.' });
    expect([await read(post.id), await read(post.id, author), (await show(post.id)).now.state]).toEqual([404, 200, 'hidden']);
    expect(await told(author)).toContain('Yazınız moderatör tarafından gizlendi');
    expect((await told(reporter)).join()).toContain('haklı bulundu');
    const mails = await town.app.mailsTo(`${await usernameOf(author)}@ornek.dev`);
    const mail = mails.find((text) => text.includes('Böyle olmaz.')) ?? '';
    for (const words of ['Yazınız moderatör tarafından gizlendi.', `/blog/${post.id}`, 'Gerekçe: Taciz (Kural 2.1)', '/appeal#']) expect(mail).toContain(words);
    const facts = rows<FactRow>(await town.moderator.get(`/api/console/facts?${query({ filter: { case: post.id } })}`));
    expect(facts.map(({ what }) => what)).toContain('Yazı gizlendi');
    expect((await town.moderator.post(`/api/console/cases/${post.id}/reopen`, { decisionId, note: 'Yanılmışız.' })).status).toBeLessThan(300);
    await town.app.settled();
    expect([await read(post.id), (await show(post.id)).open]).toEqual([200, true]);
  });

  it('is deleted by a decision on its report, and back after an appeal', async () => {
    const post = await writers.write(author, { title: 'Kaldırılacak' });
    const { reportId } = (await report(post.id)).body.data;
    await town.app.settled();
    const { body } = await town.decide(reportId, { action: 'delete_content' });
    expect(body.data).toMatchObject({ outcome: 'content_deleted', topic_id: '', content_title: 'Kaldırılacak' } satisfies Partial<ReportCase>);
    await town.app.settled();
    expect(await read(post.id)).toBe(410);
    const [decision] = (await show(post.id)).decisions;
    const id = decision?.id ?? '';
    const own = await author.get<AppealableDecision>(`/api/appeals/${id}`);
    expect(own.body.data.decision.content).toMatchObject({ type: 'blog_post', id: post.id, topic_id: '', action: 'deleted', state: 'deleted', excerpt: null });
    expect((await author.post(`/api/appeals/${id}`, { text: 'Yazımda kaba bir söz yoktu.' })).status).toBe(201);
    const ended = await other.post(`/api/console/appeals/${id}/decision`, { outcome: 'reversed', message: 'Haklısınız, geri getirdik.' });
    expect([ended.status, ended.body.error]).toEqual([200, undefined]);
    await town.app.settled();
    expect(await read(post.id)).toBe(200);
  });

  describe('and what is decided on it', () => {
    const POSTS = '/api/blog/posts';
    const moderate = (id: string, action: string) => town.moderator.put(`${POSTS}/${id}/moderate`, { action, reason: 'Topluluk ilkeleri 2.1' });
    const listed = async (filter: object) => {
      await town.app.settled();
      return rows<ForumDecision>(await town.moderator.get(`/api/console/decisions?${query({ filter })}`));
    };
    const of = async (id: string) => (await listed({ subject: 'post', state: 'standing' })).filter(({ target_id }) => target_id === id);
    const undo = (path: string, who = town.moderator, reason = 'Yanılmışız') => who.put<ForumDecision>(path, { reason });

    inBothHomes.it('stands among the decisions, and is taken back there by its number', async () => {
      const { id } = await writers.write(author, { title: 'Öne çıkan yazı' });
      for (const action of ['feature', 'hide', 'delete']) await moderate(id, action);
      const [deletion, hiding, featuring] = await of(id);
      expect([deletion, hiding, featuring].map((one) => one?.kind)).toEqual(['delete', 'hide', 'feature']);
      const place = { topic_id: null, post_id: id, title: 'Öne çıkan yazı', excerpt: null, other: null, undoable: true };
      expect(hiding).toMatchObject({
        ...place,
        subject: 'post',
        reason: 'Topluluk ilkeleri 2.1',
        undo_path: `${POSTS}/${id}/decisions/${hiding?.id.split('.')[1]}/undo`,
      });
      expect((await town.moderator.get<Post>(`${POSTS}/${id}/taken-down`)).body.data).toMatchObject({ title: 'Öne çıkan yazı', content: FIRST, hidden: true });
      expect((await town.moderator.get<ForumDecision[]>(`${POSTS}/${id}/decisions`)).body.data.map(({ kind }) => kind)).toEqual(['delete', 'hide', 'feature']);
      expect(said(await undo(String(hiding?.undo_path)))).toEqual([409, DECISION_TEXT.postDeletedFirst]);
      for (const one of [deletion, hiding, featuring]) {
        const { status, body } = await undo(String(one?.undo_path));
        expect([status, body.message, body.data.state]).toEqual([200, DECISION_TEXT.undone, 'undone']);
      }
      expect([await read(id), await of(id)]).toEqual([200, []]);
      expect((await author.get<Post>(`${POSTS}/${id}`)).body.data.is_featured).toBe(false);
      expect(said(await undo(String(deletion?.undo_path)))).toEqual([409, DECISION_TEXT.over]);
    });
    it('is called as readers last saw it, and is over once its author took it away', async () => {
      const { id } = await writers.write(author, { title: 'Görülmüş başlık' });
      await moderate(id, 'feature');
      await writers.edit(author, id, { status: 'draft', title: 'Yalnızca benim' });
      const [decision] = await of(id);
      expect([decision?.title, decision?.undoable]).toEqual(['Görülmüş başlık', true]);
      await author.delete(`${POSTS}/${id}`);
      expect((await of(id)).map(({ title, undoable }) => [title, undoable])).toEqual([['', false]]);
      expect(said(await undo(String(decision?.undo_path)))).toEqual([409, TOOL_TEXT.withdrawn]);
    });
    it('is nobody’s business but that of staff', async () => {
      const { id } = await writers.write(author);
      await moderate(id, 'delete');
      for (const path of ['decisions', 'taken-down']) {
        expect((await author.get(`${POSTS}/${id}/${path}`)).status).toBe(403);
        expect((await town.app.guest.get(`${POSTS}/${id}/${path}`)).status).toBe(401);
      }
      expect((await undo(`${POSTS}/${id}/decisions/2/undo`, author)).status).toBe(403);
      expect((await town.moderator.get(`${POSTS}/${(await writers.write(author)).id}/taken-down`)).status).toBe(404);
    });
  });

  it('is named by a warning that was given for it, as long as it stands', async () => {
    const { id } = await reported({ title: 'Uyarılan' });
    await decide(id, { actions: ['warn_user'], message: 'Dikkat edin.' });
    const latest = await author.get<{ content: object }>('/api/reports/warnings/latest');
    expect(latest.body.data.content).toEqual({ type: 'blog_post', id, topicId: '', ...NOTHING_ABOVE, title: 'Uyarılan' });
  });

  // The last: nobody's session outlives it.
  it('keeps what it said until nothing is to be decided about it any more', async () => {
    const [judged, plain] = [await reported(), await writers.write(author)];
    for (const { id } of [judged, plain]) await writers.edit(author, id, { content: LATER });
    await later(60);
    expect([await texts(judged.id), await texts(plain.id)]).toEqual([2, 1]);
    await decide(judged.id, { verdict: 'dismissed', actions: [] });
    await later(431 * 24 * 60);
    expect(await texts(judged.id)).toBe(1);
  });
});
