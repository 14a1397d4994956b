import { describe, expect, it } from '@jest/globals';
import { NOW, recorded } from '../../../kernel/facts.fixture.js';
import { react } from '../../../kernel/policy.js';
import type { MemberBanned, MemberMuted, MemberSuspended, WarningIssued } from '../../moderation/public.js';
import { MailSanction } from './mail.commands.js';
import { mailSanctions } from './mail-sanctions.policy.js';

const SANCTION = { memberId: 'm1', reportId: 'r1', reason: 'spam', note: null };
const UNTIL = '2026-12-21T11:00:00.000Z';

describe('A sanctioned member', () => {
  const told = (event: WarningIssued | MemberMuted | MemberSuspended | MemberBanned) => react(mailSanctions, recorded(event));
  const mail = (sanction: MailSanction['data']['sanction']) => [
    { schedule: { command: MailSanction, data: { memberId: 'm1', sanction } }, key: 'sanction-mail:event-1', at: NOW },
  ];
  it('hears of a warning in the words of the rule', () =>
    expect(told({ type: 'WarningIssued', data: { ...SANCTION, at: NOW } })).toEqual(mail({ kind: 'warned', reason: 'Spam' })));
  it('hears it in the words of the moderator when there are some', () =>
    expect(told({ type: 'WarningIssued', data: { ...SANCTION, note: 'İlke 2.1', at: NOW } })).toEqual(mail({ kind: 'warned', reason: 'İlke 2.1' })));
  it('hears until when they are muted', () =>
    expect(told({ type: 'MemberMuted', data: { ...SANCTION, muteId: 'r1', until: UNTIL } })).toEqual(mail({ kind: 'muted', reason: 'Spam', until: UNTIL })));
  it('hears until when they are suspended', () =>
    expect(told({ type: 'MemberSuspended', data: { ...SANCTION, restrictionId: 'r1', until: UNTIL, byThreshold: true } })).toEqual(
      mail({ kind: 'suspended', reason: 'Spam', until: UNTIL }),
    ));
  it('hears that a ban has no end', () =>
    expect(told({ type: 'MemberBanned', data: { ...SANCTION, restrictionId: 'r1', until: null } })).toEqual(
      mail({ kind: 'banned', reason: 'Spam', until: null }),
    ));
});
