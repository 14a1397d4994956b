import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { notificationText } from '../contracts/notification-text.js';
import type { NotificationPage, NotificationRow } from '../contracts/notifications.js';
import { projectNoticePath } from '../contracts/project-notices.js';
import { PEOPLE_LIMITS, PEOPLE_TEXT } from '../contracts/project-people.js';
import type { EditProjectUpdateRequest, ProjectUpdate, ProjectUpdateRequest } from '../contracts/project-updates.js';
import { ProjectPeople } from '../src/contexts/notifications/notice/project-people.port.js';
import type { Client } from './client.js';
import { fellows, PROJECT, PROJECTS } from './fellows.js';
import { said, Town, usernameOf } from './town.js';

const TITLE = 'Açık takvim';
const POSTING = 'React bilen biri';

describe('Of what happens in projects', () => {
  let town: Town;
  let owner: Client;
  beforeAll(async () => {
    town = await Town.open();
    owner = await town.member();
  });
  afterAll(() => town.app.stop());

  const rowsOf = async (who: Client): Promise<NotificationRow[]> => {
    await town.app.settled();
    return (await who.get<NotificationPage>('/api/notifications')).body.data.rows;
  };
  const told = async (who: Client) => (await rowsOf(who)).map(notificationText);
  const name = usernameOf;
  const narrow = async (id: string, by = owner) => fellows.done(await by.put(`${PROJECTS}/${id}`, { ...PROJECT, visibility: 'private' }));

  it('whoever is invited is told, by name as long as that waits, and the inviter hears the answer', async () => {
    const { id } = await fellows.create(owner, { visibility: 'private' });
    const [guest, other] = [await town.member(), await town.member()];
    const invite = fellows.done(await fellows.invite(owner, id, await name(guest)));
    fellows.done(await fellows.invite(owner, id, await name(other)));
    const [row, ...more] = await rowsOf(guest);
    expect(more).toEqual([]);
    expect(row && [notificationText(row), row.project, row.reason, row.projectId]).toEqual([
      `${await name(owner)}, sizi ‹${TITLE}› projesine davet etti`,
      { happening: 'invited', part: null, waits: true },
      'project_invited',
      id,
    ]);
    fellows.done(await fellows.respond(guest, invite.id, 'reject'));
    const [after] = await rowsOf(guest);
    expect(after && [notificationText(after), after.title, after.actors, after.removed, after.project?.waits]).toEqual([
      'Bir üye, sizi bir projeye davet etti',
      null,
      [],
      true,
      false,
    ]);
    expect(await told(owner)).toEqual([`${await name(guest)}, ‹${TITLE}› projesine davetinizi reddetti`]);
    expect(await told(await town.member())).toEqual([]);
  });

  it('who runs it hears of applications, the applicant of the answer, and who waits of the last place', async () => {
    const [chief, manager, plain] = [await town.member(), await town.member(), await town.member()];
    const { id } = await fellows.create(chief);
    await fellows.join(chief, id, manager, 'manager');
    await fellows.join(chief, id, plain);
    const posting = await fellows.open(manager, id, { title: POSTING });
    const [first, second] = [await town.member(), await town.member()];
    const one = fellows.done(await fellows.apply(first, posting.id));
    const about = `‹${TITLE}› projesindeki ‹${POSTING}› ilanına`;
    for (const who of [chief, manager]) expect((await told(who))[0]).toBe(`${await name(first)}, ${about} başvurdu`);
    fellows.done(await fellows.apply(second, posting.id));
    // Whether the earlier one is named too depends on where both facts stand in the log.
    for (const who of [chief, manager]) {
      const [row, before] = await rowsOf(who);
      expect([row?.count, row?.actors[0]?.id, row?.project?.part, before?.project?.happening === 'applied']).toEqual([
        2,
        second.id,
        { id: posting.id, title: POSTING },
        false,
      ]);
    }
    expect((await told(plain)).filter((text) => text.includes('başvurdu'))).toEqual([]);
    fellows.done(await fellows.step(chief, 'seen', one.id));
    expect(await told(first)).toEqual([]);
    fellows.done(await fellows.step(manager, 'accept', one.id));
    expect(await told(first)).toEqual([`${await name(manager)}, ${about} başvurunuzu kabul etti`]);
    expect(await told(second)).toEqual([`Başvurduğunuz ‹${TITLE}› projesindeki ‹${POSTING}› ilanının yerleri doldu`]);
    expect(await told(await town.member())).toEqual([]);
  });

  it('nothing stays to be read of one that became private', async () => {
    const { id } = await fellows.create(owner);
    const posting = await fellows.open(owner, id, { title: POSTING });
    const applicant = await town.member();
    const { id: application } = fellows.done(await fellows.apply(applicant, posting.id));
    fellows.done(await fellows.step(owner, 'reject', application));
    expect(await told(applicant)).toEqual([`${await name(owner)}, ‹${TITLE}› projesindeki ‹${POSTING}› ilanına başvurunuzu reddetti`]);
    await narrow(id);
    const [row] = await rowsOf(applicant);
    expect(row && [notificationText(row), row.removed, row.actors, row.project?.part]).toEqual([
      'Bir üye, bir ilana başvurunuzu reddetti',
      true,
      [],
      { id: posting.id, title: null },
    ]);
    town.app.clock.advance({ hours: 18 });
    await town.app.settled();
    expect(town.app.mailsTo(`${await name(applicant)}@ornek.dev`).filter((mail) => mail.includes('özet'))).toEqual([]);
  });

  it('its people hear what becomes of them', async () => {
    const [chief, partner] = [await town.member(), await town.member()];
    const [by, with_] = [await name(chief), await name(partner)];
    const { id } = await fellows.create(chief);
    await fellows.join(chief, id, partner);
    expect(await told(chief)).toEqual([`${with_}, ‹${TITLE}› projesine davetinizi kabul etti`]);
    fellows.done(await chief.put(`${PROJECTS}/${id}/members/${partner.id}/role`, { role: 'manager' }));
    fellows.done(await chief.post(`${PROJECTS}/${id}/handover`, { userId: partner.id }));
    expect((await told(partner)).slice(0, 2)).toEqual([
      `${by}, ‹${TITLE}› projesini size devretmek istiyor`,
      `${by}, ‹${TITLE}› projesinde görevinizi “Yönetici” olarak değiştirdi`,
    ]);
    expect((await rowsOf(partner))[0]?.project?.waits).toBe(true);
    fellows.done(await partner.post(`${PROJECTS}/${id}/handover/respond`, { action: 'accept' }));
    expect((await told(chief))[0]).toBe(`${with_}, ‹${TITLE}› projesini devraldı`);
    expect((await rowsOf(partner))[0]?.project?.waits).toBe(false);
    fellows.done(await partner.put(`${PROJECTS}/${id}/archive`, { archived: true }));
    expect((await told(chief))[0]).toBe(`‹${TITLE}› projesi arşivlendi`);
    expect((await told(partner)).filter((text) => text.includes('arşiv'))).toEqual([]);
    fellows.done(await partner.put(`${PROJECTS}/${id}/archive`, { archived: false }));
    fellows.done(await partner.delete(`${PROJECTS}/${id}/members/${chief.id}`));
    expect((await told(chief))[0]).toBe(`${with_}, sizi ‹${TITLE}› projesinden çıkardı`);
  });

  it('a member who leaves is told of to the owner, and a posting that ends to who waits', async () => {
    const [chief, partner, applicant] = [await town.member(), await town.member(), await town.member()];
    const { id } = await fellows.create(chief);
    await fellows.join(chief, id, partner);
    const posting = await fellows.open(chief, id, { title: POSTING });
    fellows.done(await fellows.apply(applicant, posting.id));
    fellows.done(await partner.delete(`${PROJECTS}/${id}/members/${partner.id}`));
    expect((await told(chief))[0]).toBe(`${await name(partner)}, ‹${TITLE}› projesinden ayrıldı`);
    const about = `Başvurduğunuz ‹${TITLE}› projesindeki`;
    fellows.done(await chief.put(`${PROJECTS}/help-wanted/${posting.id}`, { is_open: false }));
    fellows.done(await chief.put(`${PROJECTS}/help-wanted/${posting.id}`, { is_open: true }));
    expect(await told(applicant)).toEqual([`${about} ‹${POSTING}› ilanı yeniden açıldı`]);
    fellows.done(await chief.delete(`${PROJECTS}/help-wanted/${posting.id}`));
    expect((await told(applicant))[0]).toBe(`${about} bir ilan silindi`);
  });

  it('what goes to and fro is one row that says how it stands, and goes so often', async () => {
    const [chief, partner] = [await town.member(), await town.member()];
    const by = await name(chief);
    const { id } = await fellows.create(chief);
    await fellows.join(chief, id, partner);
    const handover = `${PROJECTS}/${id}/handover`;
    const offer = () => chief.post(handover, { userId: partner.id });
    const role = (to: string) => chief.put(`${PROJECTS}/${id}/members/${partner.id}/role`, { role: to });
    for (let n = 0; n < PEOPLE_LIMITS.offersADay; n++) {
      fellows.done(await offer());
      fellows.done(await chief.delete(handover));
    }
    expect(said(await offer())).toEqual([429, PEOPLE_TEXT.tooManyOffers]);
    for (let n = 0; n < PEOPLE_LIMITS.roleChangesAnHour; n++) fellows.done(await role(n % 2 === 0 ? 'manager' : 'member'));
    expect(said(await role('manager'))).toEqual([429, PEOPLE_TEXT.tooManyRoleChanges]);
    for (const archived of [true, false, true]) fellows.done(await chief.put(`${PROJECTS}/${id}/archive`, { archived }));
    expect(await told(partner)).toEqual([
      `‹${TITLE}› projesi arşivlendi`,
      `${by}, ‹${TITLE}› projesinde görevinizi “Üye” olarak değiştirdi`,
      `${by}, ‹${TITLE}› projesini size devretmek istiyor`,
      `${by}, sizi ‹${TITLE}› projesine davet etti`,
    ]);
    expect((await partner.get<{ count: number }>('/api/notifications/unread-count')).body.data.count).toBe(4);
  });

  const follow = async (who: Client, id: string, wish: 'follow' | 'unfollow' = 'follow') => fellows.done(await who.post(`${PROJECTS}/${id}/${wish}`));
  const publish = async (by: Client, id: string, more: Partial<ProjectUpdateRequest> = {}) =>
    fellows.done(await by.post<ProjectUpdate>(`${PROJECTS}/${id}/updates`, { type: 'release', content: 'Sürüm **0.7** çıktı.', ...more })).id;
  const change = async (by: Client, update: string, body: EditProjectUpdateRequest) => fellows.done(await by.put(`${PROJECTS}/updates/${update}`, body));

  it('who is in it and who follows it hear of an update once, as long as they may read it', async () => {
    const [chief, partner, fan, former, deaf] = [await town.member(), await town.member(), await town.member(), await town.member(), await town.member()];
    const { id } = await fellows.create(chief);
    await fellows.join(chief, id, partner);
    for (const each of [partner, fan, former, deaf]) await follow(each, id);
    await follow(former, id, 'unfollow');
    expect((await deaf.put(`/api/users/${chief.id}/block`)).status).toBeLessThan(300);
    const before = await told(chief);
    const update = await publish(chief, id);
    const text = `${await name(chief)}, ‹${TITLE}› projesinde yeni bir güncelleme yayınladı`;
    for (const [who, reason] of [
      [partner, 'project_member'],
      [fan, 'following_project'],
    ] as const) {
      const [row] = await rowsOf(who);
      expect(row && [notificationText(row), row.reason, row.excerpt, row.project && projectNoticePath(id, row.project)]).toEqual([
        ...[text, reason, 'Sürüm 0.7 çıktı.', `/projects/${id}?tab=updates#update-${update}`],
      ]);
    }
    expect([await told(former), await told(deaf), await told(chief)]).toEqual([[], [], before]);
    await change(chief, update, { content: 'Sürüm **0.8** çıktı.' });
    await follow(former, id);
    for (const who of [partner, fan]) {
      const rows = (await rowsOf(who)).filter(({ project }) => project?.happening === 'update_posted');
      expect(rows.map(({ excerpt, count }) => [excerpt, count])).toEqual([['Sürüm 0.8 çıktı.', 1]]);
    }
    expect(await told(former)).toEqual([]);
    const closed = ['Bir üye, bir projede yeni bir güncelleme yayınladı', null, true, []];
    const shown = async (who: Client) => (await rowsOf(who)).slice(0, 1).map((row) => [notificationText(row), row.excerpt, row.removed, row.actors])[0];
    await change(chief, update, { visibility_override: 'private' });
    expect([await shown(fan), (await shown(partner))?.slice(0, 3)]).toEqual([closed, [text, 'Sürüm 0.8 çıktı.', false]]);
    fellows.done(await chief.delete(`${PROJECTS}/updates/${update}`));
    expect(await shown(partner)).toEqual(closed);
  });

  it('of an update for its people others hear when it is opened, and once', async () => {
    const [chief, partner, fan] = [await town.member(), await town.member(), await town.member()];
    const { id } = await fellows.create(chief);
    await fellows.join(chief, id, partner);
    await follow(fan, id);
    const update = await publish(partner, id, { visibility_override: 'private' });
    const text = `${await name(partner)}, ‹${TITLE}› projesinde yeni bir güncelleme yayınladı`;
    expect([(await told(chief))[0], await told(fan)]).toEqual([text, []]);
    const before = await told(chief);
    for (const visibility_override of ['members', 'private', null] as const) {
      await change(partner, update, { visibility_override });
      await town.app.settled();
    }
    expect([await told(chief), await told(fan)]).toEqual([before, [text]]);
    await narrow(id, chief);
    await publish(chief, id);
    expect([await told(fan), (await told(partner))[0]]).toEqual([
      ['Bir üye, bir projede yeni bir güncelleme yayınladı'],
      `${await name(chief)}, ‹${TITLE}› projesinde yeni bir güncelleme yayınladı`,
    ]);
  });

  it('who follows it hears of a new posting once, as long as they may read it and it is open', async () => {
    const [chief, partner, fan, former, deaf] = [await town.member(), await town.member(), await town.member(), await town.member(), await town.member()];
    const { id } = await fellows.create(chief);
    await fellows.join(chief, id, partner);
    for (const each of [fan, former, deaf]) await follow(each, id);
    await follow(former, id, 'unfollow');
    expect((await deaf.put(`/api/users/${chief.id}/block`)).status).toBeLessThan(300);
    const before = [await told(chief), await told(partner)];
    const posting = await fellows.open(chief, id);
    const [row, ...more] = await rowsOf(fan);
    expect(more).toEqual([]);
    expect(row && [notificationText(row), row.type, row.reason, row.project && projectNoticePath(id, row.project)]).toEqual([
      `${await name(chief)}, ‹${TITLE}› projesinde ‹${posting.title}› ilanını açtı`,
      ...['project_news', 'following_project', `/projects/${id}?tab=postings#posting-${posting.id}`],
    ]);
    expect([await told(former), await told(deaf), await told(chief), await told(partner)]).toEqual([[], [], ...before]);
    const edit = async (body: object) => fellows.done(await chief.put(`${PROJECTS}/help-wanted/${posting.id}`, body));
    for (const body of [{ title: 'Arayüzü yazacak biri' }, { is_open: false }, { is_open: true }]) await edit(body);
    await follow(former, id);
    expect([await told(fan), await told(former)]).toEqual([[`${await name(chief)}, ‹${TITLE}› projesinde ‹Arayüzü yazacak biri› ilanını açtı`], []]);
    // Who is in a private project and follows it may read it still.
    await follow(partner, id);
    await narrow(id, chief);
    await fellows.open(chief, id);
    expect([await told(fan), (await told(partner))[0]]).toEqual([
      ['Bir üye, bir projede yeni bir yardım ilanı açtı'],
      `${await name(chief)}, ‹${TITLE}› projesinde ‹${posting.title}› ilanını açtı`,
    ]);
  });
  it('a posting that is no more is told of without a word, where it was told that it was opened', async () => {
    const [chief, fan] = [await town.member(), await town.member()];
    const { id } = await fellows.create(chief);
    await follow(fan, id);
    const posting = await fellows.open(chief, id);
    expect((await rowsOf(fan)).map(({ removed }) => removed)).toEqual([false]);
    fellows.done(await chief.delete(`${PROJECTS}/help-wanted/${posting.id}`));
    expect((await rowsOf(fan)).map(({ removed, title, actors }) => [removed, title, actors])).toEqual([[true, null, []]]);
  });
  it('nobody hears of a posting that is over before they could be told', async () => {
    const chief = await town.member();
    const { id } = await fellows.create(chief);
    const posting = await fellows.open(chief, id);
    const readers = () => town.app.meydan.app.get(ProjectPeople, { strict: false }).readersOf(id, { kind: 'posting', id: posting.id });
    const edit = async (body: object) => fellows.done(await chief.put(`${PROJECTS}/help-wanted/${posting.id}`, body));
    expect(await readers()).toBe('followers');
    await edit({ is_open: false });
    expect(await readers()).toBe('nobody');
    await edit({ is_open: true });
    await narrow(id, chief);
    expect(await readers()).toBe('people');
    fellows.done(await chief.delete(`${PROJECTS}/help-wanted/${posting.id}`));
    expect(await readers()).toBe('nobody');
  });

  it('who follows it hears that it was put away', async () => {
    const [chief, fan] = [await town.member(), await town.member()];
    const { id } = await fellows.create(chief);
    await follow(fan, id);
    fellows.done(await chief.put(`${PROJECTS}/${id}/archive`, { archived: true }));
    const [row] = await rowsOf(fan);
    expect(row && [notificationText(row), row.reason]).toEqual([`‹${TITLE}› projesi arşivlendi`, 'following_project']);
  });

  it('nobody hears through a block', async () => {
    const [chief, partner] = [await town.member(), await town.member()];
    const { id } = await fellows.create(chief);
    await fellows.join(chief, id, partner);
    const before = await told(partner);
    expect((await partner.put(`/api/users/${chief.id}/block`)).status).toBeLessThan(300);
    fellows.done(await chief.put(`${PROJECTS}/${id}/archive`, { archived: true }));
    expect(await told(partner)).toEqual(before);
  });
});
