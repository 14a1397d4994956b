import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import type { AppealableDecision } from '../contracts/appeals.js';
import { CASE_TEXT, type CaseDecided, type CaseDecisionRequest, type CaseDetails } from '../contracts/cases.js';
import type { DailyReportCount } from '../contracts/moderation.js';
import type { NotificationPage } from '../contracts/notifications.js';
import { PROFILE_TEXT, type PublicUser } from '../contracts/profile.js';
import { PROFILE_FIELD_TEXT, type WithheldField } from '../contracts/profile-fields.js';
import type { Client } from './client.js';
import { inBothHomes, it } from './second-home/in-both-homes.js';
import { said, Town, usernameOf } from './town.js';

const NAME = 'Kötü Bir Ad';
/** Nobody else has it. */
const NAME_SOUGHT = 'Aranan Ad';
const HIDES: Partial<CaseDecisionRequest> = { actions: ['hide_content'], fields: ['display_name'], clause: '2.1', message: 'Bu ad kurallara uymuyor.' };

describe('a case on a member', () => {
  let town: Town;
  beforeAll(async () => {
    town = await Town.open({ REPORTS_PER_DAY: '5' });
  });
  afterAll(() => town.app.stop());

  const named = async (displayName: string | null = NAME): Promise<Client> => {
    const member = await town.member();
    await member.put('/api/profile/display-name', { display_name: displayName });
    return member;
  };
  const report = async ({ id }: Client, reporter?: Client) => {
    const answer = await (reporter ?? (await town.member())).post('/api/reports', {
      ...{ reported_type: 'user_profile', reported_id: id, reported_user_id: id, reason: 'harassment' },
    });
    await town.app.settled();
    return answer;
  };
  const decide = ({ id }: Client, decision: Partial<CaseDecisionRequest>) =>
    town.moderator.post(`/api/console/cases/${id}/decisions`, { verdict: 'upheld', reason: 'harassment', ...decision });
  const decided = async (member: Client, decision: Partial<CaseDecisionRequest>): Promise<CaseDecided> => {
    const { status, body } = await decide(member, decision);
    expect([status, body.error]).toEqual([201, undefined]);
    await town.app.settled();
    return body as unknown as CaseDecided;
  };
  const caseOf = async ({ id }: Client) => (await town.moderator.get(`/api/console/cases/${id}`)).body as unknown as CaseDetails;
  const reopen = async ({ id }: Client, decisionId: string) => {
    expect((await town.moderator.post(`/api/console/cases/${id}/reopen`, { decisionId, note: 'Yanlış anlamışız.' })).status).toBe(201);
    await town.app.settled();
  };
  const seenBy = async (reader: Client, { id }: Client) => (await reader.get<PublicUser>(`/api/users/${id}`)).body.data.display_name;
  const withheldOf = async (member: Client) => (await member.get<WithheldField[]>('/api/auth/user/withheld')).body.data;
  const hidden = async (decision: Partial<CaseDecisionRequest> = HIDES, name = NAME) => {
    const member = await named(name);
    expect((await report(member)).status).toBe(201);
    return { member, ...(await decided(member, decision)) };
  };
  const mailsOf = async (member: Client) => {
    await town.app.settled();
    return town.app.mailsTo(`${await usernameOf(member)}@ornek.dev`).filter((mail) => /profiliniz|Profilinizdeki/.test(mail));
  };

  it('waits for a moderator with so many new values in a day', async () => {
    const { member } = await hidden();
    const rename = (name: string) => member.put('/api/profile/display-name', { display_name: name });
    for (let index = 0; index < 10; index++) expect((await rename(`Yeni Ad ${index}`)).status).toBe(200);
    expect(said(await rename('Bir Ad Daha'))).toEqual([429, PROFILE_TEXT.tooManyWaiting]);
    expect((await withheldOf(member))[0]?.waiting).toBe('Yeni Ad 9');
  });

  it('lets in what was read, and not what its member wrote meanwhile', async () => {
    const { member } = await hidden();
    const rename = async (name: string) => {
      expect((await member.put('/api/profile/display-name', { display_name: name })).status).toBe(200);
      await town.app.settled();
    };
    await rename('Yeni Ad');
    const seen = (await caseOf(member)).content_revision;
    await rename('Daha Kötü Bir Ad');
    const letIn = { verdict: 'dismissed' } as const;
    expect(said(await decide(member, { ...letIn, seen }))).toEqual([409, CASE_TEXT.contentChanged]);
    expect(await seenBy(town.moderator, member)).toBeNull();
    await decided(member, { ...letIn, seen: (await caseOf(member)).content_revision });
    expect(await seenBy(town.moderator, member)).toBe('Daha Kötü Bir Ad');
  });

  inBothHomes.it('is opened by a report, and shows the profile as members see it', async () => {
    const member = await named();
    const reporter = await town.member();
    expect((await report(member, reporter)).status).toBe(201);
    expect(await caseOf(member)).toMatchObject({
      ...{ id: member.id, reported_type: 'user_profile', open: true, reports: 1, content_title: NAME, around: null },
      now: {
        state: 'visible',
        fields: [
          { name: 'page', value: `@${await usernameOf(member)}`, state: 'shown' },
          { name: 'display_name', label: 'Görünen ad', value: NAME, state: 'shown', waiting: null },
          { name: 'bio', value: null, state: 'empty' },
          { name: 'links', value: null, state: 'empty' },
          { name: 'avatar', label: 'Profil fotoğrafı', value: null, state: 'empty' },
          { name: 'banner', label: 'Kapak fotoğrafı', value: null, state: 'empty' },
        ],
      },
    });
    expect((await reporter.get<DailyReportCount>('/api/reports/daily-count')).body.data.reported).toEqual([member.id]);
    expect(said(await report(member, reporter))[0]).toBe(409);
    expect(said(await report(member, member))[0]).toBe(403);
  });

  it('keeps what was reported, also when it was changed since', async () => {
    const member = await named();
    await report(member);
    await member.put('/api/profile/display-name', { display_name: 'Sonra Konan Ad' });
    const { as_reported, now } = await caseOf(member);
    expect([as_reported.fields?.[1]?.value, now.fields?.[1]?.value]).toEqual([NAME, 'Sonra Konan Ad']);
  });

  inBothHomes.it('hides a field from everybody; the owner reads why and cannot lift it; taken back it is there again', async () => {
    const reader = await town.member();
    const { member, decisionId } = await hidden(HIDES, NAME_SOUGHT);
    expect([await seenBy(reader, member), (await reader.get('/api/users/search?q=Aranan')).body.data]).toEqual([null, []]);
    const [field] = await withheldOf(member);
    expect(field).toMatchObject({
      name: 'display_name',
      how: 'hidden',
      value: NAME_SOUGHT,
      reason: 'Taciz',
      clause: '2.1',
      message: HIDES.message,
      waiting: null,
    });
    const { status } = await member.put('/api/profile', { last_name: 'Işık', display_name: NAME_SOUGHT });
    expect([status, await seenBy(reader, member), (await withheldOf(member))[0]?.waiting]).toEqual([200, null, NAME_SOUGHT]);
    await member.put('/api/profile/display-name', { display_name: null });
    await town.app.settled();
    await reopen(member, decisionId);
    expect([await seenBy(reader, member), await withheldOf(member)]).toEqual([NAME_SOUGHT, []]);
  });

  it('deletes a field; its owner has it no more, and what was there comes back exactly with the decision', async () => {
    const reader = await town.member();
    const { member, decisionId, case: settled } = await hidden({ ...HIDES, actions: ['delete_content', 'warn_user'] });
    expect(settled.decisions[0]).toMatchObject({ outcome: 'user_warned', fields: ['display_name'] });
    expect([await seenBy(reader, member), (await withheldOf(member))[0]]).toMatchObject([null, { how: 'deleted', value: null }]);
    await reopen(member, decisionId);
    expect(await seenBy(reader, member)).toBe(NAME);
  });

  inBothHomes.it('holds the next value until a moderator lets it in', async () => {
    const reader = await town.member();
    const { member } = await hidden();
    await member.put('/api/profile/display-name', { display_name: 'Düzgün Ad' });
    await town.app.settled();
    expect(await seenBy(reader, member)).toBeNull();
    const waiting = await caseOf(member);
    expect([waiting.open, waiting.now.fields?.[1]?.waiting, waiting.reporters.at(-1)?.description]).toEqual([
      true,
      'Düzgün Ad',
      'Görünen ad: moderatörlerin kaldırdığı alana yazılan yeni değer onay bekliyor.',
    ]);
    const { decisionId } = await decided(member, { verdict: 'dismissed' });
    expect([await seenBy(reader, member), await withheldOf(member)]).toEqual(['Düzgün Ad', []]);
    await reopen(member, decisionId);
    expect([await seenBy(reader, member), (await withheldOf(member))[0]?.waiting, (await caseOf(member)).open]).toEqual([null, 'Düzgün Ad', true]);
    await decided(member, { verdict: 'dismissed' });
    await member.put('/api/profile/display-name', { display_name: 'Sonraki Ad' });
    expect(await seenBy(reader, member)).toBe('Sonraki Ad');
  });

  it('keeps the next value out', async () => {
    const reader = await town.member();
    const { member } = await hidden();
    await member.put('/api/profile/display-name', { display_name: 'Yine Kötü' });
    await town.app.settled();
    await decided(member, { actions: ['delete_content'], fields: ['display_name'] });
    expect([await seenBy(reader, member), (await withheldOf(member))[0]]).toMatchObject([null, { waiting: null, refused: true }]);
  });

  it('wants a field that there is something to take from', async () => {
    const member = await named(null);
    await report(member);
    expect(said(await decide(member, { actions: ['hide_content'] }))).toEqual([422, PROFILE_FIELD_TEXT.noneChosen]);
    expect(said(await decide(member, { actions: ['hide_content'], fields: ['display_name'] }))).toEqual([409, PROFILE_FIELD_TEXT.nothingThere]);
    const { member: other } = await hidden();
    await report(other);
    expect(said(await decide(other, { actions: ['hide_content'], fields: ['display_name'] }))).toEqual([409, PROFILE_FIELD_TEXT.alreadyAway]);
  });

  inBothHomes.it('is told in one mail and in the centre, and can be appealed against', async () => {
    const { member, decisionId } = await hidden();
    const [mail = '', ...more] = await mailsOf(member);
    expect(more).toEqual([]);
    for (const words of ['Profilinizdeki görünen ad moderatör tarafından gizlendi.', 'Gerekçe: Taciz (Kural 2.1)', '“Bu ad kurallara uymuyor.”', '/appeal#'])
      expect(mail).toContain(words);
    const [row] = (await member.get<NotificationPage>('/api/notifications')).body.data.rows;
    expect(row).toMatchObject({ type: 'content_moderated', reason: 'own_profile', outcome: 'hidden', removed: false });
    const { status, body } = await member.post<AppealableDecision>(`/api/appeals/${decisionId}`, { text: 'Bu benim soyadım.' });
    expect([status, body.error]).toEqual([201, undefined]);
    const other = await town.app.member('bakan', 'moderator');
    const outcome = await other.post(`/api/console/appeals/${decisionId}/decision`, { outcome: 'reversed', message: 'Haklısınız.' });
    expect([outcome.status, (outcome.body as { error?: string }).error]).toEqual([200, undefined]);
    await town.app.settled();
    expect([await seenBy(await town.member(), member), await withheldOf(member)]).toEqual([NAME, []]);
  });

  it('is nothing that a guest may open', async () => {
    expect((await town.app.guest.get('/api/auth/user/withheld')).status).toBe(401);
  });
});
