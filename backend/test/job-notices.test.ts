import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { WriteJobRequest } from '../contracts/job-writing.js';
import { notificationText } from '../contracts/notification-text.js';
import type { NotificationPage, NotificationRow, UnreadCount } from '../contracts/notifications.js';
import { PASSWORD } from './app.js';
import { APPLICATIONS, applicants, RECEIVED } from './applicants.js';
import type { Client } from './client.js';
import { employers, JOB, JOBS } from './jobs.js';
import { Town, usernameOf } from './town.js';

const LISTING = `‹${JOB.title}›`;

describe('Of job listings and applications', () => {
  let town: Town;
  beforeAll(async () => {
    town = await Town.open();
  });
  afterAll(() => town.app.stop());

  const rowsOf = async (who: Client): Promise<NotificationRow[]> => {
    await town.app.settled();
    return (await who.get<NotificationPage>('/api/notifications')).body.data.rows.filter(({ job }) => job !== null && job.happening !== 'job_colleague');
  };
  const told = async (who: Client) => (await rowsOf(who)).map(notificationText);
  const withColleague = async (job: Partial<WriteJobRequest> = {}) => {
    const [owner, colleague] = [await employers.of(town), await town.member()];
    const { id } = await employers.post(owner, job);
    const { status } = await owner.post(`${JOBS}/${id}/colleagues`, { username: await usernameOf(colleague) });
    expect(status).toBeLessThan(300);
    return { owner, colleague, id };
  };

  it('who reads applications hears of new ones in one row, the applicant of what becomes of theirs, and nobody of what they did', async () => {
    const { owner, colleague, id } = await withColleague();
    await town.app.settled();
    const [named] = (await colleague.get<NotificationPage>('/api/notifications')).body.data.rows;
    expect(named && [notificationText(named), named.reason]).toEqual([`${await usernameOf(owner)}, sizi ${LISTING} ilanının ekibine ekledi`, 'job_reader']);
    const [elif, can] = [await town.member(), await town.member()];
    const { id: sent } = await applicants.apply(elif, id);
    for (const who of [owner, colleague]) expect(await told(who)).toEqual([`${await usernameOf(elif)}, ${LISTING} ilanınıza başvurdu`]);
    await applicants.apply(can, id);
    for (const who of [owner, colleague]) {
      const [row, ...more] = await rowsOf(who);
      expect([row?.count, row?.job, row?.reason, row?.actors[0]?.id, more]).toEqual([2, { id, happening: 'job_applied' }, 'job_reader', can.id, []]);
    }
    expect(await told(elif)).toEqual([]);
    const answer = { text: 'Perşembe görüşelim mi?', state: 'positive' };
    expect((await colleague.post(`${RECEIVED}/${sent}/messages`, answer)).status).toBeLessThan(300);
    const rows = await rowsOf(elif);
    expect(rows.map(notificationText).sort()).toEqual([
      `${LISTING} ilanına yaptığınız başvurunun durumu değişti`,
      `${LISTING} ilanına yaptığınız başvuruya yanıt geldi`,
    ]);
    // Neither the words of it, nor which of the employer's people it was.
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`Perşembe|positive|${colleague.id}|${await usernameOf(colleague)}`));
    expect((await elif.get<UnreadCount>('/api/notifications/unread-count')).body.data.count).toBeGreaterThanOrEqual(2);
    expect((await rowsOf(owner)).length).toBe(1);
    expect(await told(can)).toEqual([]);
    expect((await elif.post(`${APPLICATIONS}/${sent}/messages`, { text: 'Perşembe uygun' })).status).toBeLessThan(300);
    for (const who of [owner, colleague]) {
      const [row] = await rowsOf(who);
      expect(row && [notificationText(row), row.reason]).toEqual([
        `${await usernameOf(elif)}, ${LISTING} ilanınıza yaptığı başvuruda size yazdı`,
        'job_reader',
      ]);
    }
    expect((await rowsOf(elif)).length).toBe(2);
  });

  it('nobody hears across a block, and what is gone is told without its title', async () => {
    const { owner, colleague, id } = await withColleague();
    const elif = await town.member();
    expect((await elif.put(`/api/users/${colleague.id}/block`)).status).toBeLessThan(300);
    const { id: sent } = await applicants.apply(elif, id);
    expect([(await told(owner)).length, await told(colleague)]).toEqual([1, []]);
    expect((await owner.put(`/api/users/${elif.id}/block`)).status).toBeLessThan(300);
    await owner.post(`${RECEIVED}/${sent}/state`, { state: 'reviewing', version: 0 });
    expect(await told(elif)).toEqual([]);
    expect((await owner.delete(`${JOBS}/${id}`)).status).toBeLessThan(300);
    const [row] = await rowsOf(owner);
    expect(row && [notificationText(row), row.removed, row.actors]).toEqual(['Bir üye, bir iş ilanınıza başvurdu', true, []]);
  });

  it('the owner alone hears that its time is over', async () => {
    const { owner, colleague, id } = await withColleague({ apply_until: '2026-11-30' });
    const names = [await usernameOf(owner), await usernameOf(colleague)] as const;
    town.app.clock.advance({ days: 10 });
    await town.app.settled();
    // No session outlasts that.
    const [ownerAgain, colleagueAgain] = [await town.app.guest.signIn(names[0], PASSWORD, true), await town.app.guest.signIn(names[1], PASSWORD, true)];
    const [row, ...more] = await rowsOf(ownerAgain);
    expect(row && [notificationText(row), row.reason, row.job, more]).toEqual([
      `${LISTING} ilanınızın süresi doldu; sayfasından yenileyebilirsiniz`,
      'own_job',
      { id, happening: 'job_expired' },
      [],
    ]);
    expect(await told(colleagueAgain)).toEqual([]);
  });
});
