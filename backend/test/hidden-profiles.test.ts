import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AppealableDecision } from '../contracts/appeals.js';
import type { CaseDetails, CaseRow, HideProfileRequest, ProfileAtDesk, ProfileHidden } from '../contracts/cases.js';
import type { FactRow } from '../contracts/moderation.js';
import type { NotificationPage } from '../contracts/notifications.js';
import { PROFILE_FIELD_NAMES, PROFILE_FIELD_TEXT, type WithheldField } from '../contracts/profile-fields.js';
import { SANCTION_TEXT } from '../contracts/sanctions.js';
import type { Client } from './client.js';
import { sentAgain } from './lost-answers.js';
import { NOBODY } from './routes.js';
import { query, rows, said, Town, usernameOf } from './town.js';

const NAME = 'Sahte Banka Destek';
const WHOLE: HideProfileRequest = { fields: ['page'], reason: 'impersonation', clause: '3.2', message: 'Bu hesap bir bankayı taklit ediyor.' };

describe('a profile that a moderator hides without a report', () => {
  let town: Town;
  beforeAll(async () => {
    town = await Town.open();
  });
  afterAll(() => town.app.stop());

  const named = async (displayName = NAME): Promise<Client> => {
    const member = await town.member();
    await member.put('/api/profile/display-name', { display_name: displayName });
    return member;
  };
  const hide = ({ id }: Client, request: Partial<HideProfileRequest> = {}, by = town.moderator) =>
    by.post(`/api/console/members/${id}/profile/hide`, { ...WHOLE, ...request });
  const hidden = async (member: Client, request: Partial<HideProfileRequest> = {}): Promise<ProfileHidden> => {
    const { status, body } = await hide(member, request);
    expect([status, body.error]).toEqual([201, undefined]);
    await town.app.settled();
    return body as unknown as ProfileHidden;
  };
  const atDesk = async ({ id }: Client) => (await town.moderator.get(`/api/console/members/${id}/profile`)).body as unknown as ProfileAtDesk;
  const reopen = async ({ id }: Client, decisionId: string) => {
    expect((await town.moderator.post(`/api/console/cases/${id}/reopen`, { decisionId, note: 'Hesap gerçekten bankanınmış.' })).status).toBe(201);
    await town.app.settled();
  };
  const withheldOf = async (member: Client) => (await member.get<WithheldField[]>('/api/auth/user/withheld')).body.data;
  const foundBy = async (reader: Client, member: Client) => {
    const username = await usernameOf(member);
    const page = await reader.get(`/api/users/username/${username}`);
    const search = (await reader.get<unknown[]>(`/api/users/search?q=${username}`)).body.data.length;
    const listed = (await reader.get<unknown[]>(`/api/users?ids=${member.id}`)).body.data.length;
    return [page.status, page.body.error, search, listed];
  };
  const casesIn = async (state: string) =>
    rows<CaseRow>(await town.moderator.get(`/api/console/cases?${query({ filter: { state, type: 'user_profile' } })}`)).map(({ id }) => id);

  it('is seen by nobody else, and seen as it was once that is taken back', async () => {
    const [reader, member] = [await town.member(), await named()];
    const before = await foundBy(reader, member);
    const { decisionId, decision, fields } = await hidden(member);
    expect([decision?.id, decision?.fields, fields.map(({ state }) => state)]).toEqual([decisionId, ['page'], PROFILE_FIELD_NAMES.map(() => 'hidden')]);
    expect(await foundBy(reader, member)).toEqual([403, PROFILE_FIELD_TEXT.hiddenPage, 0, 0]);
    expect(said(await town.app.guest.get(`/api/profile/${member.id}`))[0]).toBe(401);
    await reopen(member, decisionId);
    expect([before, await foundBy(reader, member)]).toEqual([
      [200, undefined, 1, 1],
      [200, undefined, 1, 1],
    ]);
    expect((await atDesk(member)).decision).toBeNull();
  });

  it('its owner reads why and sees their own; opening it oneself changes nothing', async () => {
    const [reader, member] = [await town.member(), await named()];
    await hidden(member);
    expect(await withheldOf(member)).toMatchObject([
      { name: 'page', how: 'hidden', reason: 'Kimlik Taklidi', clause: '3.2', message: WHOLE.message },
      { name: 'display_name', value: NAME },
      { name: 'bio', value: null },
      { name: 'links', value: null },
      { name: 'avatar', value: null },
      { name: 'banner', value: null },
    ]);
    expect((await member.get(`/api/profile/${member.id}`)).status).toBe(200);
    await member.put('/api/profile', { is_public: true, display_name: 'Yeni Ad' });
    expect(await foundBy(reader, member)).toEqual([403, PROFILE_FIELD_TEXT.hiddenPage, 0, 0]);
    expect((await withheldOf(member)).map(({ waiting }) => waiting)).toEqual([null, 'Yeni Ad', null, null, null, null]);
  });

  it('is told once in the centre and by mail, with rule, words and how to appeal; an appeal gives it back', async () => {
    const [reader, member] = [await town.member(), await named()];
    const { decisionId } = await hidden(member);
    const { rows: notices } = (await member.get<NotificationPage>('/api/notifications')).body.data;
    expect(notices.map(({ reason, outcome }) => [reason, outcome])).toEqual([['whole_profile', 'hidden']]);
    const mails = await town.app.mailsTo(`${await usernameOf(member)}@ornek.dev`);
    const [mail = '', ...more] = mails.filter((text) => text.includes('Profiliniz moderatör tarafından gizlendi.'));
    expect(more).toEqual([]);
    for (const words of ['Gerekçe: Kimlik Taklidi (Kural 3.2)', `“${WHOLE.message}”`, '/appeal#']) expect(mail).toContain(words);
    const appealed = await member.post<AppealableDecision>(`/api/appeals/${decisionId}`, { text: 'Banka biziz.' });
    expect([appealed.status, appealed.body.error]).toEqual([201, undefined]);
    const other = await town.app.member(`bakan.${member.id.slice(0, 8)}`, 'moderator');
    expect((await other.post(`/api/console/appeals/${decisionId}/decision`, { outcome: 'reversed', message: 'Haklısınız.' })).status).toBe(200);
    await town.app.settled();
    expect([(await foundBy(reader, member))[0], await withheldOf(member)]).toEqual([200, []]);
  });

  it('waits in no queue, neither hidden nor given back', async () => {
    const member = await named();
    const { decisionId } = await hidden(member);
    expect([(await casesIn('open')).includes(member.id), (await casesIn('settled')).includes(member.id)]).toEqual([false, true]);
    await reopen(member, decisionId);
    expect((await casesIn('open')).includes(member.id)).toBe(false);
    const facts = rows<FactRow>(await town.moderator.get(`/api/console/facts?${query({ filter: { member: member.id } })}`)).map(({ what }) => what);
    expect(facts).toEqual(expect.arrayContaining(['Profilin tümü gizlendi', 'Karar geri alındı', 'Profilin tümü hakkındaki karar geri alındı']));
  });

  it('settles with it what was reported of it', async () => {
    const [member, reporter] = [await named(), await town.member()];
    await reporter.post('/api/reports', { reported_type: 'user_profile', reported_id: member.id, reported_user_id: member.id, reason: 'scam' });
    await town.app.settled();
    expect((await atDesk(member)).reports).toBe(1);
    await hidden(member, { fields: ['display_name'] });
    expect([(await atDesk(member)).reports, (await atDesk(member)).fields.map(({ state }) => state)]).toEqual([
      0,
      ['shown', 'hidden', ...PROFILE_FIELD_NAMES.slice(2).map(() => 'empty')],
    ]);
    const [row] = (await reporter.get<NotificationPage>('/api/notifications')).body.data.rows;
    expect([row?.type, row?.outcome]).toEqual(['report_settled', 'upheld']);
  });

  it('can be hidden further after a later decision was taken back: the desk names the decision that was made last', async () => {
    const member = await named();
    const first = await hidden(member, { fields: ['display_name'], after: '' });
    expect((await atDesk(member)).last).toBe(first.decisionId);
    const second = await hidden(member, { after: first.decisionId });
    await reopen(member, second.decisionId);
    const { decision, last } = await atDesk(member);
    expect([decision?.id, last]).toEqual([first.decisionId, second.decisionId]);
    expect((await hide(member, { after: first.decisionId })).status).toBe(409);
    expect((await hidden(member, { after: last ?? '' })).decision?.fields).toEqual(['page']);
  });

  it('comes back, too, after something later was decided: a name that was let in stays', async () => {
    const [reader, member] = [await town.member(), await named()];
    const { decisionId } = await hidden(member);
    await member.put('/api/profile/display-name', { display_name: 'Düzgün Ad' });
    await town.app.settled();
    const letIn = await town.moderator.post(`/api/console/cases/${member.id}/decisions`, { verdict: 'dismissed', reason: 'other' });
    expect(letIn.status).toBe(201);
    await town.app.settled();
    expect([(await atDesk(member)).decision?.id, (await foundBy(reader, member))[0]]).toEqual([decisionId, 403]);
    const { decisions, reversible } = (await town.moderator.get(`/api/console/cases/${member.id}`)).body as unknown as CaseDetails;
    // The later one is the last, the earlier one keeps the profile from view: the case offers both.
    expect([reversible, decisions.map(({ outcome }) => outcome)]).toEqual([decisions.map(({ id }) => id), ['no_action', 'content_hidden']]);
    await reopen(member, decisionId);
    const { display_name } = (await reader.get<{ display_name: string }>(`/api/users/${member.id}`)).body.data;
    expect([(await atDesk(member)).decision, (await foundBy(reader, member))[0], display_name]).toEqual([null, 200, 'Düzgün Ad']);
  });

  it('is hidden once, however often a lost answer is asked for', async () => {
    const member = await named();
    const { status } = await sentAgain(town.app, (key) => town.moderator.post(`/api/console/members/${member.id}/profile/hide`, WHOLE, key));
    expect([status, (await withheldOf(member)).length]).toEqual([201, PROFILE_FIELD_NAMES.length]);
  });

  it('wants something to hide, and somebody who stands below', async () => {
    const member = await named();
    expect(said(await hide(member, { fields: [] }))).toEqual([422, PROFILE_FIELD_TEXT.noneChosen]);
    await hidden(member);
    expect(said(await hide(member))).toEqual([409, PROFILE_FIELD_TEXT.alreadyAway]);
    expect(said(await hide(town.moderator))[0]).toBe(403);
    expect((await hide(await named(), {}, await town.member())).status).toBe(403);
    expect((await hide(await named(), {}, await town.app.member(`okur.${member.id.slice(0, 8)}`, 'auditor'))).status).toBe(403);
    const nobody = await town.moderator.post(`/api/console/members/${NOBODY}/profile/hide`, WHOLE);
    expect(said(nobody)).toEqual([404, SANCTION_TEXT.memberUnknown]);
    expect((await town.moderator.get(`/api/console/members/${NOBODY}/profile`)).status).toBe(404);
  });
});
