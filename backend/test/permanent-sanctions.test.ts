import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AppealCase } from '../contracts/appeals.js';
import { APPROVAL_TEXT, type ApprovalRow } from '../contracts/approvals.js';
import type { MemberCase, SanctionedMember } from '../contracts/moderation.js';
import { PASSWORD } from './app.js';
import type { Client } from './client.js';
import { said, Town } from './town.js';

describe('a sanction for good', () => {
  let town: Town;
  let other: Client;
  beforeAll(async () => {
    town = await Town.open({ FOUR_EYES: 'auto' });
    other = await town.app.member('ikinci', 'moderator');
  });
  afterAll(() => town.app.stop());

  const ban = async (member: Client, more: object = {}) => {
    const answer = await town.moderator.send<never>('POST', `/api/console/members/${member.id}/sanctions`, { kind: 'banned', reason: 'spam', ...more });
    return answer.body as unknown as SanctionedMember;
  };
  const act = (id: string, what: string, by: Client, body: object = {}) => by.post<ApprovalRow>(`/api/console/approvals/${id}/${what}`, body);
  const statusOf = async (member: Client) => ((await town.moderator.get(`/api/console/members/${member.id}`)).body as unknown as MemberCase).status;

  it('shuts its member out for a day, and for good once a second person has confirmed it', async () => {
    const member = await town.member();
    const { waits, status } = await ban(member, { note: 'Yıllardır aynı' });
    expect(status).toBe('suspended');
    const [row] = (await other.get<ApprovalRow[]>('/api/console/approvals')).body.data;
    expect(row).toMatchObject({
      ...{ id: waits?.id, kind: 'permanent_sanction', rule: 'spam', words: 'Yıllardır aynı', may_decide: true },
      changes: [{ label: 'Yasaklama', from: null, to: 'Süresiz' }],
    });
    expect((await act(waits?.id ?? '', 'grant', other)).body.data.state).toBe('done');
    expect(await statusOf(member)).toBe('banned');
    await town.app.settled();
    const mails = town.app.mailsTo(`uye.0@ornek.dev`).join('\n');
    expect(mails).toContain('Yıllardır aynı');
    expect(mails).not.toContain('derya');
  });

  it('leaves its member free when it is refused, withdrawn or not confirmed in time', async () => {
    const [refused, withdrawn, late] = [await town.member(), await town.member(), await town.member()];
    const ids = [];
    for (const member of [refused, withdrawn, late]) ids.push((await ban(member)).waits?.id ?? '');
    expect((await act(ids[0] ?? '', 'refuse', other, { note: 'İlk ihlali' })).status).toBe(200);
    expect((await act(ids[1] ?? '', 'withdraw', town.moderator)).status).toBe(200);
    expect([await statusOf(refused), await statusOf(withdrawn), await statusOf(late)]).toEqual(['active', 'active', 'suspended']);
    town.app.clock.advance({ hours: 24 });
    await town.app.settled();
    await town.renewModerator();
    other = await town.app.guest.signIn('ikinci', PASSWORD);
    expect(await statusOf(late)).toBe('active');
    expect(said(await act(ids[2] ?? '', 'grant', other))[0]).toBe(409);
  });

  it('is one of more than a year too, and one whose end is put off so far; a year is not', async () => {
    const day = 24 * 60;
    const [member, brief] = [await town.member(), await town.member()];
    expect((await ban(brief, { durationMinutes: 365 * day })).waits).toBeUndefined();
    expect(await statusOf(brief)).toBe('banned');
    const { waits } = await ban(member, { durationMinutes: 366 * day });
    expect(waits).toBeDefined();
    const [standing] = ((await town.moderator.get(`/api/console/members/${brief.id}`)).body as unknown as MemberCase).standing.past;
    const later = await town.moderator.put(`/api/console/members/${brief.id}/sanctions/${standing?.id}`, { kind: 'banned', note: 'Süresiz olsun' });
    expect(later.body).toMatchObject({ waits: { id: expect.any(String) } });
  });

  it('is appealed against before somebody who neither decided nor confirmed it', async () => {
    const third = await town.app.member('ucuncu', 'moderator');
    const member = await town.member();
    const { waits } = await ban(member);
    await act(waits?.id ?? '', 'grant', other);
    await town.app.settled();
    const { standing } = (await town.moderator.get(`/api/console/members/${member.id}`)).body as unknown as MemberCase;
    const id = standing.past.find(({ type }) => type === 'banned')?.id ?? '';
    const token = /\/appeal#(\S+)/.exec(town.app.mailsTo('uye.6@ornek.dev').find((mail) => mail.includes(`/appeal#${id}`)) ?? '')?.[1];
    expect(token).toBeDefined();
    const made = await town.app.guest.post('/api/appeals/by-link/make', { token, text: 'Bir kez daha bakmanızı rica ederim.' });
    expect(made.status).toBeLessThan(300);
    await town.app.settled();
    const show = async (by: Client) => (await by.get(`/api/console/appeals/${id}`)).body as unknown as AppealCase;
    expect([(await show(town.moderator)).may_decide, (await show(other)).may_decide, (await show(third)).may_decide]).toEqual([false, false, true]);
  });

  it('is nothing any more once its member has left', async () => {
    const member = await town.member();
    expect((await member.post('/api/auth/account-deletion', { password: PASSWORD, keep_content: true })).status).toBeLessThan(300);
    town.app.clock.advance({ hours: 6 * 24 + 12 });
    await town.app.settled();
    await town.renewModerator();
    const { waits } = await ban(member, { note: 'Yıllardır aynı' });
    const id = waits?.id ?? '';
    expect(said(await act(id, 'grant', town.moderator))).toEqual([403, APPROVAL_TEXT.own]);
    town.app.clock.advance({ hours: 13 });
    await town.app.settled();
    other = await town.app.guest.signIn('ikinci', PASSWORD);
    expect(said(await act(id, 'grant', other))[0]).toBe(409);
    const over = (await other.get<ApprovalRow[]>('/api/console/approvals?list=over')).body.data;
    expect(over.find((row) => row.id === id)).toMatchObject({ state: 'expired', words: null });
  });
});
