import { afterEach, beforeEach, describe, expect } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { JOB_SEARCH_TEXT, type JobSearch } from '../contracts/job-searches.js';
import { NOTIFICATION_TEXT, type NotificationChoices } from '../contracts/notifications.js';
import { lastPeriod } from '../src/contexts/notifications/digest/digest.rules.js';
import { MailJobDigest } from '../src/contexts/notifications/job-digest/job-digest.commands.js';
import { SYSTEM } from '../src/kernel/event.js';
import { PASSWORD } from './app.js';
import type { Client } from './client.js';
import { employers } from './jobs.js';
import { inBothHomes } from './second-home/in-both-homes.js';
import { Town, usernameOf } from './town.js';

const SEARCHES = '/api/career/searches';
const CHOICES = '/api/notifications/choices';

/** The clock of a town stands at two in the afternoon in Istanbul. */
describe('The mail about kept searches', () => {
  let town: Town;
  let employer: Client;
  let boss: string;
  let member: Client;
  let name: string;
  beforeEach(async () => {
    town = await Town.open();
    employer = await employers.of(town);
    member = await town.member();
    [boss, name] = [await usernameOf(employer), await usernameOf(member)];
  });
  afterEach(() => town.app.stop());

  const pass = async (time: { hours?: number; days?: number }) => {
    town.app.clock.advance(time);
    await town.app.settled();
  };
  const post = async (title: string, location = 'Kadıköy, İstanbul') => {
    employer = await town.app.guest.signIn(boss, PASSWORD);
    const { id } = await employers.post(employer, { title, location });
    await town.app.settled();
    return id;
  };
  const keep = async (search: object = {}) => {
    member = await town.app.guest.signIn(name, PASSWORD);
    const { status, body } = await member.post<JobSearch>(SEARCHES, { name: 'İstanbul çevresi', filters: { province: '34', km: 50 }, ...search });
    expect([status, body.message]).toEqual([201, JOB_SEARCH_TEXT.kept]);
    return body.data.id;
  };
  const fresh = async () => (await (await town.app.guest.signIn(name, PASSWORD)).get<JobSearch[]>(SEARCHES)).body.data.map((search) => search.fresh);
  const mails = (who = name) => town.app.mailsTo(`${who}@ornek.dev`).filter((mail) => mail.includes('kayıtlı aramalarınız için'));

  inBothHomes.it('comes at eight in the morning with what is new, once, and not again before there is more', async () => {
    await post('Eski ilan');
    await pass({ hours: 1 });
    const id = await keep();
    await keep({ name: 'Kendime', digest: false });
    await pass({ hours: 1 });
    const [near, far] = [await post('Yeni ilan'), await post('Uzak ilan', 'Van')];
    expect(await fresh()).toEqual([1, 1]);
    await pass({ hours: 15 });
    expect(mails()).toEqual([]);
    await pass({ hours: 1 });
    const [mail, ...more] = mails();
    expect(more).toEqual([]);
    for (const text of ['‹İstanbul çevresi›', '‹Yeni ilan›', 'Kirpi Analitik', 'Maaş belirtilmemiş', `/career/${near}`, '/career?province=34&km=50'])
      expect([text, mail?.includes(text)]).toEqual([text, true]);
    for (const text of ['Eski ilan', far, 'Kendime']) expect([text, mail?.includes(text)]).toEqual([text, false]);
    expect(mails(boss)).toEqual([]);

    await pass({ days: 1 });
    const at = town.app.clock.now().toISOString();
    const again = { id: 'yeniden', at, actor: SYSTEM, correlationId: 'yeniden', causationId: null };
    await town.app.meydan.app.get(CommandBus).execute(new MailJobDigest({ memberId: member.id, period: lastPeriod('daily', at) }, again));
    expect(mails()).toHaveLength(1);
    member = await town.app.guest.signIn(name, PASSWORD);
    expect((await member.post<JobSearch>(`${SEARCHES}/${id}/seen`, {})).body.data.fresh).toBe(0);
    await pass({ hours: 1 });
    await post('Daha yeni ilan');
    expect(await fresh()).toEqual([1, 2]);
    await pass({ days: 1 });
    expect([mails().length, mails().filter((each) => each.includes('‹Daha yeni ilan›') && !each.includes('‹Yeni ilan›')).length]).toEqual([2, 1]);
  });

  inBothHomes.it('is stopped by its link without signing in, and does not come to whoever turned it off', async () => {
    await keep();
    await pass({ hours: 1 });
    await post('Bir ilan');
    await pass({ days: 1 });
    const token = /unsubscribe\?token=([\w.-]+)/.exec(mails()[0] ?? '')?.[1];
    const answer = await town.app.guest.post('/api/notifications/unsubscribe', { token });
    expect([answer.status, answer.body.message]).toEqual([201, NOTIFICATION_TEXT.unsubscribedJobs]);
    const choices = (await (await town.app.guest.signIn(name, PASSWORD)).get<NotificationChoices>(CHOICES)).body.data;
    expect([choices.job_search.email, choices.reply.email, choices.project_match.email]).toEqual(['off', 'daily', 'off']);
    await post('İkinci ilan');
    await pass({ days: 1 });
    expect(mails()).toHaveLength(1);
  });
});
