import { describe, expect, it } from '@jest/globals';
import { NOW, recorded } from '../../../kernel/facts.fixture.js';
import { react } from '../../../kernel/policy.js';
import { MailSanction } from './mail.commands.js';
import { mailSanctions } from './mail-sanctions.policy.js';

const SANCTION = { memberId: 'm1', reportId: 'r1', contentId: 't1', reason: 'spam', note: 'GİZLİ' };
const TAKEN_BACK = { memberId: 'm1', note: 'GİZLİ' };
const UNTIL = '2026-12-21T11:00:00.000Z';

describe('A sanctioned member', () => {
  const told = (type: string, data: object) => react(mailSanctions, recorded({ type, data }));
  const mail = (sanction: MailSanction['data']['sanction']) => [
    {
      schedule: { command: MailSanction, data: { memberId: 'm1', sanction, fact: { stream: 'stream-1', id: 'event-1' } } },
      key: 'sanction-mail:event-1',
      at: NOW,
    },
  ];
  it.each([
    ['WarningIssued', { at: NOW }, { kind: 'warned', reason: 'Spam' }],
    ['MemberMuted', { until: UNTIL }, { kind: 'muted', reason: 'Spam', until: UNTIL }],
    ['MemberSuspended', { until: UNTIL }, { kind: 'suspended', reason: 'Spam', until: UNTIL }],
    ['MemberBanned', { until: null }, { kind: 'banned', reason: 'Spam', until: null }],
  ] as const)('hears of %s; what a moderator wrote waits in no queue', (type, more, sanction) =>
    expect(told(type, { ...SANCTION, ...more })).toEqual(mail(sanction)),
  );
  it.each([
    ['WarningWithdrawn', { endsSuspension: false }, { kind: 'warning_withdrawn', reason: '' }],
    ['RestrictionLifted', { cause: 'decision', leaves: 'suspended' }, { kind: 'restriction_lifted', reason: '', leaves: 'suspended' }],
    ['RestrictionLifted', { cause: 'warning_withdrawn', leaves: null }, { kind: 'suspension_unfounded', reason: '', leaves: null }],
    ['MuteLifted', { leaves: UNTIL }, { kind: 'mute_lifted', reason: '', until: UNTIL }],
    ['RestrictionEndChanged', { until: null }, { kind: 'restriction_changed', reason: '', until: null }],
    ['MuteEndChanged', { until: UNTIL }, { kind: 'mute_changed', reason: '', until: UNTIL }],
  ] as const)('hears of %s %p', (type, more, sanction) => expect(told(type, { ...TAKEN_BACK, ...more })).toEqual(mail(sanction)));
  it('hears once of a warning that takes a suspension with it', () => expect(told('WarningWithdrawn', { ...TAKEN_BACK, endsSuspension: true })).toEqual([]));
});
