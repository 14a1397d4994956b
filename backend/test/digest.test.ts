import { afterEach, beforeEach, describe, expect } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import type { BlogComment } from '../contracts/blog-comments.js';
import { DEFAULT_CHOICES, NOTIFICATION_REASON_TEXT, NOTIFICATION_TEXT, type NotificationChoices } from '../contracts/notifications.js';
import { MailDigest } from '../src/contexts/notifications/digest/digest.commands.js';
import { lastPeriod } from '../src/contexts/notifications/digest/digest.rules.js';
import { SYSTEM } from '../src/kernel/event.js';
import { PASSWORD } from './app.js';
import type { Client, RawAnswer } from './client.js';
import { formOf } from './forms.js';
import { Writers } from './posts.js';
import { inBothHomes, it } from './second-home/in-both-homes.js';
import { Town, usernameOf } from './town.js';

const CHOICES = '/api/notifications/choices';

/** The clock of a town stands at two in the afternoon in Istanbul, on a Saturday. */
describe('A digest', () => {
  let town: Town;
  let author: Client;
  let name: string;
  beforeEach(async () => {
    town = await Town.open();
    author = await town.member();
    name = await usernameOf(author);
  });
  afterEach(() => town.app.stop());

  const comment = async (content = 'Özetlenecek yorum') => {
    const topic = await town.topic(author);
    await (await town.member()).post(`/api/forum/topics/${topic.id}/comments`, { content });
    await town.app.settled();
    return topic;
  };
  const pass = async (time: { hours?: number; days?: number }) => {
    town.app.clock.advance(time);
    await town.app.settled();
  };
  const digests = () => town.app.mailsTo(`${name}@ornek.dev`).filter((mail) => mail.includes('özet'));
  const linkIn = (mail: string | undefined) => /unsubscribe\?token=([\w.-]+)/.exec(mail ?? '')?.[1];

  inBothHomes.it('comes at eight in the morning with what is unread, why, and the way there', async () => {
    const topic = await comment();
    await pass({ hours: 17 });
    expect(digests()).toEqual([]);
    await pass({ hours: 1 });
    const [mail, ...more] = digests();
    expect(more).toEqual([]);
    for (const text of [
      `‹${topic.title}›`,
      'Bu konuyu siz başlattığınız için',
      `/forum/topic/${topic.id}#comment-`,
      '/settings/notifications',
      'List-Unsubscribe:',
    ])
      expect([text, mail?.includes(text)]).toEqual([text, true]);
  });
  inBothHomes.it('comes once, whoever prepares it how often, and tells nothing twice', async () => {
    await comment();
    await pass({ hours: 18 });
    await pass({ hours: 3 });
    const period = lastPeriod('daily', town.app.clock.now().toISOString());
    const again = { id: 'yeniden', at: town.app.clock.now().toISOString(), actor: SYSTEM, correlationId: 'yeniden', causationId: null };
    await town.app.meydan.app.get(CommandBus).execute(new MailDigest({ memberId: author.id, period }, again));
    expect(digests()).toHaveLength(1);
    await pass({ days: 1 });
    expect(digests()).toHaveLength(1);
  });
  inBothHomes.it('does not come when everything was read, or was taken away', async () => {
    await comment();
    await author.put('/api/notifications/read', { all: true });
    const topic = await town.topic(author);
    const writer = await town.member();
    const { id } = (await writer.post<{ id: string }>(`/api/forum/topics/${topic.id}/comments`, { content: 'Gizlenecek' })).body.data;
    const reported = { reported_type: 'forum_comment', reported_id: id, reported_user_id: writer.id };
    const reporter = await town.member();
    await town.decide((await town.report(reporter, topic, reported)).body.data.reportId, { action: 'hide_content' });
    await pass({ hours: 18 });
    expect(digests()).toEqual([]);
  });
  describe('of comments under posts', () => {
    const commented = async (content: string, by?: Client) => {
      const post = await new Writers(town.app).write(author, { title: 'Özetlenecek yazı' });
      const reader = by ?? (await town.member());
      const { id } = (await reader.post<BlogComment>(`/api/blog/posts/${post.id}/comments`, { content })).body.data;
      await town.app.settled();
      return { post, id };
    };
    inBothHomes.it('tells the author of the post and whoever was answered, why, and the way there', async () => {
      const reader = await town.member();
      const { post, id } = await commented('Özetlenecek yorum', reader);
      const reply = await author.post<BlogComment>(`/api/blog/comments/${id}/replies`, { postId: post.id, content: 'Yanıtı' });
      await town.app.settled();
      await pass({ hours: 18 });
      const [mail, ...more] = digests();
      expect(more).toEqual([]);
      for (const text of ['‹Özetlenecek yazı›', NOTIFICATION_REASON_TEXT.own_post, `#comment-${id}`])
        expect([text, mail?.includes(text)]).toEqual([text, true]);
      const theirs = town.app.mailsTo(`${await usernameOf(reader)}@ornek.dev`).filter((each) => each.includes('özet'));
      expect(theirs).toHaveLength(1);
      for (const text of [NOTIFICATION_REASON_TEXT.answered, `#comment-${reply.body.data.id}`]) expect([text, theirs[0]?.includes(text)]).toEqual([text, true]);
    });
    inBothHomes.it('does not come where the comment was read, or was taken away', async () => {
      const { post } = await commented('Okunan yorum');
      expect((await author.put('/api/notifications/read', { postId: post.id })).status).toBe(200);
      const { id } = await commented('Gizlenecek yorum');
      expect((await town.moderator.put(`/api/blog/comments/${id}/moderate`, { action: 'hide', reason: 'Topluluk ilkeleri 2.1' })).status).toBe(200);
      await town.app.settled();
      await pass({ hours: 18 });
      expect(digests()).toEqual([]);
    });
  });
  it('comes on Monday for those who want it once a week', async () => {
    await author.put(CHOICES, { type: 'reply', channel: 'email', wanted: true, frequency: 'weekly' });
    await comment();
    await pass({ hours: 18 });
    expect(digests()).toEqual([]);
    await pass({ days: 1 });
    expect(digests()).toHaveLength(1);
    expect(digests()[0]).toContain('haftalık');
  });
  it('does not come to whoever is shut out', async () => {
    await comment();
    await town.sanction(author, 'ban_user', { note: 'Reklam' });
    await pass({ hours: 18 });
    expect(digests()).toEqual([]);
  });
  inBothHomes.it('is stopped by its link, without signing in, and nothing else is', async () => {
    await comment();
    await pass({ hours: 18 });
    const answer = await town.app.guest.post('/api/notifications/unsubscribe', { token: linkIn(digests()[0]) });
    expect([answer.status, answer.body.message]).toEqual([201, NOTIFICATION_TEXT.unsubscribed]);
    const choices = (await (await town.app.guest.signIn(name, PASSWORD)).get<NotificationChoices>(CHOICES)).body.data;
    expect(choices).toEqual({
      ...DEFAULT_CHOICES,
      reply: { in_app: true, email: 'off' },
      mention: { in_app: true, email: 'off' },
      chat_messages: { in_app: false, email: 'off' },
      solved: { in_app: true, email: 'off' },
      project: { in_app: true, email: 'off' },
      help_wanted: { in_app: true, email: 'off' },
      job_application: { in_app: true, email: 'off' },
      job_search: { in_app: false, email: 'off' },
    });
  });
  describe('has a button of the mail program', () => {
    const ONE_CLICK = 'List-Unsubscribe=One-Click';
    const PAIRS = { 'content-type': 'application/x-www-form-urlencoded' };
    const click = (token: string | undefined, body: string | Buffer = ONE_CLICK, headers: Record<string, string> = PAIRS) =>
      town.app.guest.raw('POST', `/notifications/unsubscribe?token=${token ?? ''}`, body, headers);
    const said = ({ status, text }: RawAnswer) => [status, JSON.parse(text).message];
    const token = async () => {
      await comment();
      await pass({ hours: 18 });
      return linkIn(digests()[0]);
    };
    const frequency = async () => (await (await town.app.guest.signIn(name, PASSWORD)).get<NotificationChoices>(CHOICES)).body.data.reply.email;

    inBothHomes.it('that works without a session or an origin, as often as it is pressed', async () => {
      const own = await token();
      for (const _ of [1, 2]) expect(said(await click(own))).toEqual([200, NOTIFICATION_TEXT.unsubscribed]);
      expect(await frequency()).toBe('off');
    });
    it('that may send a form', async () => {
      const { body, type } = await formOf({ 'List-Unsubscribe': 'One-Click' });
      expect(said(await click(await token(), body, { 'content-type': type }))).toEqual([200, NOTIFICATION_TEXT.unsubscribed]);
      expect(await frequency()).toBe('off');
    });
    it('that sends just this, and no other address reads it', async () => {
      const own = await token();
      for (const body of ['', 'List-Unsubscribe=Two-Clicks', `${ONE_CLICK}&all=1`]) expect([body, (await click(own, body)).status]).toEqual([body, 422]);
      expect((await click(own, `${ONE_CLICK}&x=${'x'.repeat(100)}`)).status).toBe(413);
      expect((await town.app.guest.raw('POST', '/api/notifications/unsubscribe', `token=${own}`, PAIRS)).status).toBe(413);
      expect((await town.app.guest.raw('POST', '/api/auth/login', 'identifier=a&password=b', PAIRS)).status).toBe(415);
      expect(await frequency()).toBe('daily');
    });
    it.each(['', 'x.y', '01900000-0000-7000-8000-000000000000.0000'])('that does nothing with another token (%j)', async (wrong) =>
      expect(said(await click(wrong))).toEqual([400, NOTIFICATION_TEXT.wrongLink]),
    );
    it('whose address changes nothing when it is only opened', async () => {
      await town.app.guest.raw('GET', `/notifications/unsubscribe?token=${await token()}`);
      expect(await frequency()).toBe('daily');
    });
    it('that is not offered where the address has no TLS', async () => {
      await token();
      expect([digests()[0]?.includes('List-Unsubscribe:'), digests()[0]?.includes('List-Unsubscribe-Post')]).toEqual([true, false]);
    });
  });
  it.each(['', 'x', 'x.y', '01900000-0000-7000-8000-000000000000.0000'])('is not stopped by another token (%j)', async (token) => {
    expect((await town.app.guest.post('/api/notifications/unsubscribe', { token })).body.error).toBe(NOTIFICATION_TEXT.wrongLink);
  });
});
