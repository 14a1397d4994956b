import { describe, expect, it } from '@jest/globals';
import { daysFromNow, NOW, recorded } from '../../../kernel/facts.fixture.js';
import { react } from '../../../kernel/policy.js';
import { ClearTraces } from '../../../platform/traces/traces.commands.js';
import { mailInvites } from '../invite-mail/mail-invites.policy.js';
import { followAccounts } from '../withdrawal/follow-accounts.policy.js';
import { clearMessageTraces } from './clear-message-traces.policy.js';
import { closeDuePostings } from './close-due-postings.policy.js';
import { destroyMessages } from './destroy-messages.policy.js';
import { expireInvites } from './expire-invites.policy.js';
import { invited, NEEDED, opened, P } from './project.fixture.js';

const H = { ...P, postingId: 'h1' };
const closed = recorded({ type: 'PostingClosed', data: { ...H, by: null, cause: 'due' } });
const reopened = (until: string | null) => recorded({ type: 'PostingReopened', data: { ...H, by: 'owner', taken: 0, until } });
const CLOSING = { key: 'close-posting:h1', at: '2026-11-25T21:00:00.000Z' };

describe('The last day of a posting', () => {
  it('is over at midnight in Istanbul, by a job that is named after the posting', () => {
    expect(react(closeDuePostings, recorded(opened({ until: '2026-11-25' })))).toMatchObject([
      { ...CLOSING, schedule: { data: { ...H, until: '2026-11-25' } } },
    ]);
    expect(react(closeDuePostings, reopened('2026-11-25'))).toMatchObject([CLOSING]);
  });
  it('is waited for no more when there is none, or the posting ended', () => {
    const over = [{ cancel: CLOSING.key }];
    expect(react(closeDuePostings, recorded({ type: 'PostingRevised', data: { ...H, by: 'owner', ...NEEDED } }))).toEqual(over);
    expect(react(closeDuePostings, reopened(null))).toEqual(over);
    expect(react(closeDuePostings, closed)).toEqual(over);
  });
});

describe('Messages of applications', () => {
  it('are destroyed a year after the posting ended, unless it is opened again', () => {
    expect(react(destroyMessages, closed)).toMatchObject([{ key: 'destroy-messages:h1', at: '2027-11-21T11:00:00.000Z' }]);
    expect(react(destroyMessages, recorded({ type: 'PostingFilled', data: { ...H, memberIds: [] } }))).toHaveLength(1);
    expect(react(destroyMessages, reopened(null))).toEqual([{ cancel: 'destroy-messages:h1' }]);
  });
  it('that are gone are overwritten on the disk, all of a while by one job', () => {
    const withdrawn = (id: string) => recorded({ type: 'ApplicationWithdrawn', data: { ...H, applicationId: id, applicantId: 'm1', cause: 'own' } });
    const removed = (applicationIds: string[]) => recorded({ type: 'PostingRemoved', data: { ...H, by: 'owner', applicationIds, memberIds: [] } });
    const at = new Date(Date.parse(NOW) + 10 * 60_000).toISOString();
    const clearing = [{ schedule: { command: ClearTraces, data: {} }, key: `clear-traces-of-messages:${at}`, at }];
    const destroyed = recorded({ type: 'ApplicationMessagesDestroyed', data: { ...H, applicationIds: ['a1'] } });
    for (const gone of [withdrawn('a1'), withdrawn('a2'), removed(['a3']), destroyed]) expect(react(clearMessageTraces, gone)).toEqual(clearing);
    expect(react(clearMessageTraces, removed([]))).toEqual([]);
  });
});

describe('An invitation', () => {
  it('lapses after fourteen days, unless it ended before', () => {
    expect(react(expireInvites, recorded(invited('i1', { memberId: 'm1' })))).toMatchObject([{ key: 'expire-project-invite:i1', at: daysFromNow(14) }]);
    expect(react(expireInvites, recorded({ type: 'InviteWithdrawn', data: { ...P, inviteId: 'i1', memberId: 'm1', by: null } }))).toEqual([
      { cancel: 'expire-project-invite:i1' },
    ]);
  });
  it('is mailed to an address alone, and nothing of it waits in a queue', () => {
    const [mail] = react(mailInvites, recorded(invited('i1', { digest: 'd1' })));
    expect(mail).toMatchObject({ schedule: { data: { ...P, inviteId: 'i1' } }, at: NOW });
    expect(JSON.stringify(mail)).not.toContain('ornek.com');
    expect(react(mailInvites, recorded(invited('i1', { memberId: 'm1' })))).toEqual([]);
  });
});

describe('Accounts that end or are banned', () => {
  const sanction = { memberId: 'm1', restrictionId: 'r1', reportId: null, contentId: null, reason: 'scam', note: null };
  const banned = (until: string | null) => react(followAccounts, recorded({ type: 'MemberBanned', data: { ...sanction, until } }));
  const lifted = (leaves: 'banned' | null) => {
    const data = { memberId: 'm1', restrictionId: 'r1', kind: 'banned', cause: 'decision', leaves, note: null, at: NOW, appealId: null };
    return react(followAccounts, recorded({ type: 'RestrictionLifted', data }));
  };
  it('are followed once they are so for good', () => {
    expect(react(followAccounts, recorded({ type: 'AccountErased', data: { memberId: 'm1', keepContent: true } }))).toHaveLength(1);
    expect(banned(null)).toMatchObject([{ schedule: { data: { memberId: 'm1', lasts: true } } }]);
    expect(banned(daysFromNow(30))).toEqual([]);
  });
  it('are followed back when the ban is lifted, unless another holds', () => {
    expect(lifted(null)).toMatchObject([{ schedule: { data: { memberId: 'm1', lasts: false } } }]);
    expect(lifted('banned')).toEqual([]);
  });
});
