import { describe, expect, it } from '@jest/globals';
import { NOW, recorded } from '../../../kernel/facts.fixture.js';
import { react } from '../../../kernel/policy.js';
import { MailSanction } from './mail.commands.js';
import { mailSanctions } from './mail-sanctions.policy.js';

const SANCTION = { memberId: 'm1', reportId: null, contentId: 't1', reason: 'spam', note: 'GİZLİ' };
const TAKEN_BACK = { memberId: 'm1', note: 'GİZLİ', appealId: null };
const UNTIL = '2026-12-21T11:00:00.000Z';

describe('A sanctioned member', () => {
  const told = (type: string, data: object) => react(mailSanctions, recorded({ type, data }));
  const mail = (sanction: MailSanction['data']['sanction'], more: object = {}) => [
    {
      schedule: { command: MailSanction, data: { memberId: 'm1', sanction, fact: { stream: 'stream-1', id: 'event-1' }, ...more } },
      key: 'sanction-mail:event-1',
      at: NOW,
    },
  ];
  it.each([
    ['WarningIssued', { warningId: 'd1', at: NOW }, { kind: 'warned', reason: 'Spam' }],
    ['MemberMuted', { muteId: 'd1', until: UNTIL }, { kind: 'muted', reason: 'Spam', until: UNTIL }],
    ['MemberSuspended', { restrictionId: 'd1', until: UNTIL }, { kind: 'suspended', reason: 'Spam', until: UNTIL }],
    ['MemberBanned', { restrictionId: 'd1', until: null }, { kind: 'banned', reason: 'Spam', until: null }],
  ] as const)('hears of %s, and against what to appeal; what a moderator wrote waits in no queue', (type, more, sanction) =>
    expect(told(type, { ...SANCTION, ...more })).toEqual(mail(sanction, { decision: { id: 'd1', at: NOW } })),
  );
  it.each([
    ['WarningWithdrawn', { endsSuspension: false }, { kind: 'warning_withdrawn', reason: '' }],
    ['RestrictionLifted', { cause: 'decision', leaves: 'suspended' }, { kind: 'restriction_lifted', reason: '', leaves: 'suspended' }],
    ['RestrictionLifted', { cause: 'warning_withdrawn', leaves: null }, { kind: 'suspension_unfounded', reason: '', leaves: null }],
    ['MuteLifted', { leaves: UNTIL }, { kind: 'mute_lifted', reason: '', until: UNTIL }],
    ['RestrictionEndChanged', { until: null }, { kind: 'restriction_changed', reason: '', until: null }],
    ['MuteEndChanged', { until: UNTIL }, { kind: 'mute_changed', reason: '', until: UNTIL }],
  ] as const)('hears of %s %p', (type, more, sanction) => expect(told(type, { ...TAKEN_BACK, ...more })).toEqual(mail(sanction)));
  it.each([
    ['WarningIssued', { warningId: 'd1', at: NOW }],
    ['MemberMuted', { muteId: 'd1', until: UNTIL }],
    ['MemberSuspended', { restrictionId: 'd1', until: UNTIL, byThreshold: false }],
    ['MemberBanned', { restrictionId: 'd1', until: null }],
  ] as const)('hears of %s with the decision on the case that gave it', (type, more) =>
    expect(told(type, { ...SANCTION, reportId: 'r1', ...more })).toEqual([]),
  );
  it.each([
    ['the warning alone', { reportId: null, contentId: null }, {}],
    ['the decision on the case', { reportId: 'r1' }, { contentId: 't1' }],
    ['a report of its own, as it was once', { reportId: 'd1' }, {}],
  ])('hears of what the number of warnings caused together with %s', (_, from, more) =>
    expect(told('MemberSuspended', { ...SANCTION, ...from, restrictionId: 'd1', until: UNTIL, byThreshold: true })).toEqual(
      mail({ kind: 'suspended', reason: 'Spam', until: UNTIL, byThreshold: true }, { decision: { id: 'd1', at: NOW }, ...more }),
    ),
  );
  it('hears of what an appeal took back with its outcome alone', () => expect(told('MuteLifted', { ...TAKEN_BACK, appealId: 'd1', leaves: null })).toEqual([]));
  it('hears once of a warning that takes a suspension with it', () => expect(told('WarningWithdrawn', { ...TAKEN_BACK, endsSuspension: true })).toEqual([]));
});
