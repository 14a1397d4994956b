import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DEFAULT_CHOICES, NOTIFICATION_TEXT, type NotificationChoices } from '../contracts/notifications.js';
import { PASSWORD, startApp, type TestApp } from './app.js';
import type { Client } from './client.js';

const ROUTE = '/api/notifications/choices';

describe('What members are told by mail', () => {
  let app: TestApp;
  let moderator: Client;
  beforeAll(async () => {
    app = await startApp();
    moderator = await app.member('derya', 'moderator');
  });
  afterAll(() => app.stop());

  /** A topic of one member is reported by another and settled. */
  const settle = async (author: string, reporter: string, decision: Record<string, unknown>) => {
    const [writes, reports] = [await app.member(author), await app.member(reporter)];
    const topic = { title: 'Bu konu raporlanacak', content: 'Yeterince uzun bir içerik.', categoryId: app.categoryId('genel') };
    const { data } = (await writes.post<{ id: string }>('/api/forum/topics', topic)).body;
    const report = { reported_type: 'forum_topic', reported_id: data.id, reported_user_id: writes.id, reason: 'spam' };
    const { reportId } = (await reports.post<{ reportId: string }>('/api/reports', report)).body.data;
    return async () => {
      const answer = await moderator.put(`/api/reports/${reportId}/moderate`, decision);
      expect(answer.status).toBe(200);
      await app.settled();
      return { author: about(author), reporter: about(reporter) };
    };
  };
  const about = (name: string) => app.mailsTo(`${name}@ornek.dev`).length;
  const warn = { status: 'resolved', action: 'warn_user', note: 'İlke 2.1' };

  it('is what became of their report, and a warning', async () => {
    const decide = await settle('ozan', 'irem', warn);
    const before = { author: about('ozan'), reporter: about('irem') };
    const { author, reporter } = await decide();
    expect([author - before.author, reporter - before.reporter]).toEqual([1, 1]);
    expect(app.mailsTo('ozan@ornek.dev').filter((mail) => mail.includes('/settings/notifications'))).toHaveLength(1);
  });
  it('is neither when they have chosen so', async () => {
    const decide = await settle('kerem', 'selin', warn);
    const off = { channel: 'email', wanted: false };
    await (await app.guest.signIn('kerem', PASSWORD)).put(ROUTE, { ...off, type: 'warned' });
    await (await app.guest.signIn('selin', PASSWORD)).put(ROUTE, { ...off, type: 'report_settled' });
    // They are told of the devices by which they chose.
    await app.settled();
    const before = [about('kerem'), about('selin')];
    const { author, reporter } = await decide();
    expect([author, reporter]).toEqual(before);
  });
  it('is that they are shut out, whatever they have chosen', async () => {
    const decide = await settle('hakan', 'yesim', { status: 'resolved', action: 'ban_user', note: 'Reklam' });
    await (await app.guest.signIn('hakan', PASSWORD)).put(ROUTE, { type: 'warned', channel: 'email', wanted: false });
    await app.settled();
    const before = about('hakan');
    expect((await decide()).author).toBe(before + 1);
  });
});

describe('The choices of a member', () => {
  let app: TestApp;
  let member: Client;
  beforeAll(async () => {
    app = await startApp();
    member = await app.member('ayse');
  });
  afterAll(() => app.stop());

  it('are the usual ones at first', async () => expect((await member.get<NotificationChoices>(ROUTE)).body.data).toEqual(DEFAULT_CHOICES));
  it('are kept, one at a time', async () => {
    const answer = await member.put<NotificationChoices>(ROUTE, { type: 'warned', channel: 'email', wanted: false });
    expect([answer.status, answer.body.message]).toEqual([200, NOTIFICATION_TEXT.chosen]);
    expect(answer.body.data).toEqual({ ...DEFAULT_CHOICES, warned: { in_app: true, email: 'off' } });
    expect((await member.get<NotificationChoices>(ROUTE)).body.data).toEqual(answer.body.data);
  });
  it('say how often mails come', async () => {
    const answer = await member.put<NotificationChoices>(ROUTE, { type: 'like', channel: 'email', wanted: true, frequency: 'weekly' });
    expect(answer.body.data.like).toEqual({ in_app: true, email: 'weekly' });
  });
  it.each([
    { type: 'reply', channel: 'email', wanted: true, frequency: 'at_once' },
    { type: 'reply', channel: 'email', wanted: true, frequency: 'hourly' },
    { type: 'hava', channel: 'email', wanted: true },
    { type: 'warned', channel: 'guvercin', wanted: true },
    { type: 'warned', channel: 'email' },
  ])('are not %j', async (body) => expect((await member.put(ROUTE, body)).status).toBe(422));
  it('are not a guest’s', async () => expect((await app.guest.get(ROUTE)).status).toBe(401));
});
