import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { NOTIFICATION_TEXT, type NotificationChoices } from '../contracts/notifications.js';
import { lastPeriod } from '../src/contexts/notifications/digest/digest.rules.js';
import { MailMatches } from '../src/contexts/notifications/matches/matches.commands.js';
import { SYSTEM } from '../src/kernel/event.js';
import { PASSWORD } from './app.js';
import type { Client } from './client.js';
import { fellows, PROJECTS } from './fellows.js';
import { said, Town, usernameOf } from './town.js';

const CHOICES = '/api/notifications/choices';
const MATCH = { type: 'project_match', channel: 'email', wanted: true } as const;

/** The clock of a town stands at two in the afternoon in Istanbul. */
describe('The mail about postings that suit a member', () => {
  let town: Town;
  let owner: Client;
  let member: Client;
  let name: string;
  beforeEach(async () => {
    town = await Town.open();
    [owner, member] = [await town.member(), await town.member()];
    name = await usernameOf(member);
    expect((await member.put('/api/profile', { skills: ['React'] })).status).toBe(200);
  });
  afterEach(() => town.app.stop());

  const choose = async (choice: object, who = member) => who.put<NotificationChoices>(CHOICES, choice);
  const posted = async (title: string, skills = ['ReactJS', 'PostgreSQL']) => {
    const { id } = await fellows.create(owner, { title: 'Ortak takvim' });
    const posting = await fellows.open(owner, id, { title, skills });
    await town.app.settled();
    return { project: id, posting: posting.id };
  };
  const pass = async (time: { hours?: number; days?: number }) => {
    town.app.clock.advance(time);
    await town.app.settled();
  };
  const mails = (who = name) => town.app.mailsTo(`${who}@ornek.dev`).filter((mail) => mail.includes('size uygun'));
  const linkIn = (mail: string | undefined) => /unsubscribe\?token=([\w.-]+)/.exec(mail ?? '')?.[1];

  it('comes at eight in the morning to whoever chose it, with why and the way there, and to nobody else', async () => {
    const other = await town.member();
    const [others, owners] = [await usernameOf(other), await usernameOf(owner)];
    const { project, posting } = await posted('Arayüz yazacak biri');
    await pass({ hours: 18 });
    expect(mails()).toEqual([]);
    expect((await choose(MATCH)).body.data.project_match).toEqual({ in_app: false, email: 'daily' });
    expect((await choose(MATCH, other)).status).toBe(200);
    await pass({ days: 1 });
    const [mail, ...more] = mails();
    expect(more).toEqual([]);
    for (const text of [
      '‹Ortak takvim›',
      '‹Arayüz yazacak biri›',
      'ReactJS biliyorsunuz',
      'PostgreSQL',
      `/projects/${project}?tab=postings#posting-${posting}`,
    ])
      expect([text, mail?.includes(text)]).toEqual([text, true]);
    expect([mails(others), mails(owners)]).toEqual([[], []]);
  });

  it('comes again only when there is something new, and tells of that alone', async () => {
    const owners = await usernameOf(owner);
    await choose(MATCH);
    await posted('İlk ilan');
    await pass({ days: 1 });
    await pass({ days: 1 });
    const period = lastPeriod('daily', town.app.clock.now().toISOString());
    const again = { id: 'yeniden', at: town.app.clock.now().toISOString(), actor: SYSTEM, correlationId: 'yeniden', causationId: null };
    await town.app.meydan.app.get(CommandBus).execute(new MailMatches({ memberId: member.id, period }, again));
    expect(mails()).toHaveLength(1);
    owner = await town.app.guest.signIn(owners, PASSWORD);
    await posted('İkinci ilan');
    await pass({ days: 1 });
    expect(mails()).toHaveLength(2);
    const newer = mails().find((mail) => mail.includes('İkinci ilan'));
    expect(newer?.includes('İlk ilan')).toBe(false);
  });

  it('tells of no project that became private, and of none that the member has to do with', async () => {
    await choose(MATCH);
    const { project } = await posted('Gizlenen ilan');
    fellows.done(await owner.put(`${PROJECTS}/${project}`, { visibility: 'private' }));
    const { posting } = await posted('Başvurulan ilan');
    fellows.done(await fellows.apply(member, posting));
    await pass({ days: 1 });
    expect(mails()).toEqual([]);
  });

  it('does not come to whoever is shut out', async () => {
    await choose(MATCH);
    await posted('Bir ilan');
    await town.sanction(member, 'ban_user', { note: 'Reklam' });
    await pass({ days: 1 });
    expect(mails()).toEqual([]);
  });

  it('is stopped by its link, without signing in, and nothing else is', async () => {
    await choose(MATCH);
    await posted('Bir ilan');
    await pass({ days: 1 });
    const token = linkIn(mails()[0]);
    const answer = await town.app.guest.post('/api/notifications/unsubscribe', { token });
    expect([answer.status, answer.body.message]).toEqual([201, NOTIFICATION_TEXT.unsubscribedMatches]);
    const choices = (await (await town.app.guest.signIn(name, PASSWORD)).get<NotificationChoices>(CHOICES)).body.data;
    expect([choices.project_match.email, choices.reply.email]).toEqual(['off', 'daily']);
    // What stops this mail stops no digests, also when its end is cut off.
    const cut = await town.app.guest.post('/api/notifications/unsubscribe', { token: token?.replace('.size-uygun', '') });
    expect(said(cut)).toEqual([400, NOTIFICATION_TEXT.wrongLink]);
  });

  it('is daily or off, and stands in no centre', async () => {
    expect(said(await choose({ ...MATCH, frequency: 'weekly' }))).toEqual([422, NOTIFICATION_TEXT.dailyOnly]);
    expect(said(await choose({ type: 'project_match', channel: 'in_app', wanted: true }))).toEqual([422, NOTIFICATION_TEXT.mailedOnly]);
  });
});
