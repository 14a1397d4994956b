import { describe, it } from '@jest/globals';
import { daysFromNow, NOW, sentAt } from '../../../kernel/facts.fixture.js';
import { specify } from '../../../kernel/specify.js';
import { BanMember, LiftSanction, MuteMember, SuspendMember, TakeBackDecision } from './standing.commands.js';
import { standing } from './standing.decider.js';
import type { StandingEvent } from './standing.events.js';

const given = specify(standing);
const POLICY = { warningThreshold: 3, warningWindowDays: 90, suspensionDays: 30 };
const DAY = 24 * 60;
const ABOUT = { memberId: 'member', reportId: null, contentId: null, reason: 'spam', note: null };
const meanwhile: StandingEvent = {
  type: 'MemberSuspended',
  data: { ...ABOUT, restrictionId: 's1', until: daysFromNow(1), byThreshold: false, meanwhile: true },
};
const banned = (until: string | null = null): StandingEvent => ({ type: 'MemberBanned', data: { ...ABOUT, restrictionId: 'b1', until } });
const ended = (leaves: 'banned' | null): StandingEvent => ({
  type: 'RestrictionLifted',
  data: { memberId: 'member', note: null, at: NOW, appealId: null, restrictionId: 's1', kind: 'suspended', cause: 'replaced', leaves },
});
const ban = (durationMinutes: number | null) => new BanMember({ ...ABOUT, sanctionId: 'b1', durationMinutes }, sentAt(NOW));

describe('Whoever is suspended while a sanction for good waits', () => {
  it('is so no more once it is given, so that lifting it within the day lets them in', () => {
    given(meanwhile).when(ban(null)).then(banned(), ended('banned'));
    given(meanwhile, banned(), ended('banned'))
      .when(new LiftSanction({ memberId: 'member', sanctionId: 'b1', kind: 'banned', note: 'Yanlış', policy: POLICY }, sentAt(NOW)))
      .then({
        type: 'RestrictionLifted',
        data: { memberId: 'member', note: 'Yanlış', at: NOW, appealId: null, restrictionId: 'b1', kind: 'banned', cause: 'decision', leaves: null },
      });
  });
  it('is so for each request that waits, also of the same moment, and until the last of them is over', () => {
    const asked = (sanctionId: string) => new SuspendMember({ ...ABOUT, sanctionId, durationMinutes: DAY, meanwhile: true }, sentAt(NOW));
    const other: StandingEvent = { type: 'MemberSuspended', data: { ...meanwhile.data, restrictionId: 's2' } as never };
    given(meanwhile).when(asked('s2')).then(other);
    given(meanwhile).when(asked('s1')).thenNothing();
    given(meanwhile, other)
      .when(new TakeBackDecision({ memberId: 'member', decisionId: 's1', kinds: ['suspended'], note: 'Bitti', policy: POLICY }, sentAt(NOW)))
      .then({
        type: 'RestrictionLifted',
        data: { memberId: 'member', note: 'Bitti', at: NOW, appealId: null, restrictionId: 's1', kind: 'suspended', cause: 'decision', leaves: 'suspended' },
      });
    given(meanwhile, other, banned(), ended('banned')).when(asked('s3')).thenNothing();
  });
  it('reads again with a mute for good', () =>
    given(meanwhile)
      .when(new MuteMember({ ...ABOUT, sanctionId: 'q1', durationMinutes: 366 * DAY }, sentAt(NOW)))
      .then({ type: 'MemberMuted', data: { ...ABOUT, muteId: 'q1', until: daysFromNow(366) } }, ended(null)));
  it('stays so beside one for a time', () =>
    given(meanwhile)
      .when(ban(2 * DAY))
      .then(banned(daysFromNow(2))));
});
