import { describe, it } from '@jest/globals';
import type { SanctionKind } from '../../../../contracts/sanctions.js';
import { daysFromNow, minutesFromNow, NOW, sentAt } from '../../../kernel/facts.fixture.js';
import { specify } from '../../../kernel/specify.js';
import {
  BanMember,
  ChangeSanctionEnd,
  ExpireRestriction,
  IssueWarning,
  LiftSanction,
  MuteMember,
  SuspendMember,
  TakeBackDecision,
} from './standing.commands.js';
import { standing } from './standing.decider.js';
import type { StandingEvent } from './standing.events.js';

const given = specify(standing);
const POLICY = { warningThreshold: 3, warningWindowDays: 90, suspensionDays: 30 };
const DAY = 24 * 60;
const MEMBER = { memberId: 'member' };
const WHY = { ...MEMBER, note: 'Yanlış anlamışım', at: NOW, appealId: null };
const about = (id: string) => ({ ...MEMBER, reportId: null, contentId: id, reason: 'spam', note: null });

const warned = (warningId: string, at = NOW): StandingEvent => ({ type: 'WarningIssued', data: { ...about(warningId), warningId, at } });
const suspended = (restrictionId: string, until: string | null, byThreshold = false): StandingEvent => ({
  type: 'MemberSuspended',
  data: { ...about(restrictionId), restrictionId, until, byThreshold, meanwhile: false },
});
const banned = (restrictionId: string, until: string | null): StandingEvent => ({
  type: 'MemberBanned',
  data: { ...about(restrictionId), restrictionId, until },
});
const muted = (muteId: string, until: string): StandingEvent => ({ type: 'MemberMuted', data: { ...about(muteId), muteId, until } });
const withdrawn = (warningId: string, endsSuspension = false): StandingEvent => ({ type: 'WarningWithdrawn', data: { ...WHY, warningId, endsSuspension } });
const lifted = (
  restrictionId: string,
  kind: 'suspended' | 'banned',
  leaves: 'suspended' | 'banned' | null = null,
  cause: 'decision' | 'warning_withdrawn' = 'decision',
): StandingEvent => ({ type: 'RestrictionLifted', data: { ...WHY, restrictionId, kind, cause, leaves } });
const muteLifted = (muteId: string, leaves: string | null = null): StandingEvent => ({ type: 'MuteLifted', data: { ...WHY, muteId, leaves } });

const lift = (sanctionId: string, kind: SanctionKind, at = NOW, note = WHY.note) =>
  new LiftSanction({ ...MEMBER, sanctionId, kind, note, policy: POLICY }, sentAt(at));
const change = (sanctionId: string, kind: 'muted' | 'suspended' | 'banned', durationMinutes: number | null) =>
  new ChangeSanctionEnd({ ...MEMBER, note: WHY.note, sanctionId, kind, durationMinutes }, sentAt(NOW));
const suspend = (sanctionId: string, durationMinutes: number) => new SuspendMember({ ...about(sanctionId), sanctionId, durationMinutes }, sentAt(NOW));

describe('A warning that is withdrawn', () => {
  it('counts no more', () =>
    given(warned('w1'), warned('w2'), withdrawn('w1'))
      .when(new IssueWarning({ ...about('w3'), sanctionId: 'w3', policy: POLICY }, sentAt(NOW)))
      .then(warned('w3')));
  it('is withdrawn', () => given(warned('w1')).when(lift('w1', 'warned')).then(withdrawn('w1')));
  it('is withdrawn once', () => given(warned('w1'), withdrawn('w1')).when(lift('w1', 'warned')).thenNothing());
  it('ends the suspension that was founded on it', () =>
    given(warned('w1'), warned('w2'), warned('w3'), suspended('w3', daysFromNow(30), true))
      .when(lift('w1', 'warned'))
      .then(withdrawn('w1', true), lifted('w3', 'suspended', null, 'warning_withdrawn')));
  it('leaves the ban that came on top of that suspension', () =>
    given(warned('w1'), warned('w2'), warned('w3'), suspended('w3', daysFromNow(30), true), banned('b1', null))
      .when(lift('w3', 'warned'))
      .then(withdrawn('w3', true), lifted('w3', 'suspended', 'banned', 'warning_withdrawn')));
  it('leaves a suspension that the other warnings found as well', () =>
    given(warned('w1'), warned('w2'), warned('w3'), suspended('w3', daysFromNow(30), true), warned('w4'))
      .when(lift('w1', 'warned'))
      .then(withdrawn('w1')));
  it('leaves a suspension that a moderator chose', () =>
    given(warned('w1'), warned('w2'), suspended('s1', daysFromNow(30)))
      .when(lift('w1', 'warned'))
      .then(withdrawn('w1')));
  it('leaves a suspension that is over', () =>
    given(warned('w1', daysFromNow(-40)), warned('w2', daysFromNow(-40)), warned('w3', daysFromNow(-40)), suspended('w3', daysFromNow(-10), true))
      .when(lift('w1', 'warned'))
      .then(withdrawn('w1')));
  it('leaves a suspension for which it was too old', () =>
    given(warned('w0', daysFromNow(-91)), warned('w1'), warned('w2'), warned('w3'), suspended('w3', daysFromNow(30), true))
      .when(lift('w0', 'warned'))
      .then(withdrawn('w0')));
  it('has to be known', () => given(warned('w1')).when(lift('w9', 'warned')).thenRefused('sanction.unknown'));
});

describe('A restriction that is lifted', () => {
  it('ends at once', () => given(banned('b1', null)).when(lift('b1', 'banned')).then(lifted('b1', 'banned')));
  it('leaves the suspension under it in force', () =>
    given(suspended('s1', daysFromNow(9)), banned('b1', null))
      .when(lift('b1', 'banned'))
      .then(lifted('b1', 'banned', 'suspended')));
  it('is lifted once', () => given(banned('b1', null), lifted('b1', 'banned')).when(lift('b1', 'banned')).thenNothing());
  it('is not lifted when it is over already', () =>
    given(suspended('s1', daysFromNow(-1)))
      .when(lift('s1', 'suspended'))
      .thenNothing());
  it('makes room for a shorter one', () =>
    given(suspended('s1', daysFromNow(9)), lifted('s1', 'suspended'))
      .when(suspend('s2', 60))
      .then({ type: 'MemberSuspended', data: { ...about('s2'), restrictionId: 's2', until: minutesFromNow(60), byThreshold: false, meanwhile: false } }));
  it('has nothing to say at its former end', () =>
    given(suspended('s1', daysFromNow(1)), lifted('s1', 'suspended'))
      .when(new ExpireRestriction({ ...MEMBER, restrictionId: 's1' }, sentAt(daysFromNow(1))))
      .thenNothing());
  it('has to be of that kind', () => given(banned('b1', null)).when(lift('b1', 'suspended')).thenRefused('sanction.unknown'));
  it.each(['  ', '\u200B\u202E'])('needs a reason that is to be seen, not %j', (note) =>
    given(banned('b1', null))
      .when(lift('b1', 'banned', NOW, note))
      .thenRefused('sanction.note-needed'),
  );
  it('takes no reason without end', () =>
    given(banned('b1', null))
      .when(lift('b1', 'banned', NOW, 'a'.repeat(1001)))
      .thenRefused('sanction.note-long'));
  it('lets the member be banned anew', () =>
    given(banned('b1', null), lifted('b1', 'banned'))
      .when(new BanMember({ ...about('b2'), sanctionId: 'b2', durationMinutes: null }, sentAt(NOW)))
      .then(banned('b2', null)));
});

describe('A command that is repeated after a sanction was taken back', () => {
  const later = { ...WHY, at: minutesFromNow(5) };
  it('finds the restriction of its own time', () =>
    given(banned('b1', null), { type: 'RestrictionLifted', data: { ...later, restrictionId: 'b1', kind: 'banned', cause: 'decision', leaves: null } })
      .when(suspend('s2', 60))
      .thenNothing());
  it('finds the end of its own time', () =>
    given(suspended('s1', daysFromNow(9)), {
      type: 'RestrictionEndChanged',
      data: { ...later, restrictionId: 's1', kind: 'suspended', until: daysFromNow(1), formerUntil: daysFromNow(9) },
    })
      .when(suspend('s2', 5 * DAY))
      .thenNothing());
  it('finds the warning of its own time', () =>
    given(warned('w1'), { type: 'WarningWithdrawn', data: { ...later, warningId: 'w1', endsSuspension: false } })
      .when(new IssueWarning({ ...about('w1'), sanctionId: 'w2', policy: POLICY }, sentAt(NOW)))
      .thenNothing());
});

describe('A mute that is lifted', () => {
  it('ends at once', () =>
    given(muted('m1', daysFromNow(1)))
      .when(lift('m1', 'muted'))
      .then(muteLifted('m1')));
  it('leaves the mute below it in force', () =>
    given(muted('m1', daysFromNow(1)), muted('m2', daysFromNow(7)))
      .when(lift('m2', 'muted'))
      .then(muteLifted('m2', daysFromNow(1))));
  it('is lifted once', () =>
    given(muted('m1', daysFromNow(1)), muteLifted('m1'))
      .when(lift('m1', 'muted'))
      .thenNothing());
  it('has to be known', () => given().when(lift('m1', 'muted')).thenRefused('sanction.unknown'));
});

describe('The end of a sanction', () => {
  const endChanged = (until: string | null, formerUntil: string | null): StandingEvent => ({
    type: 'RestrictionEndChanged',
    data: { ...WHY, restrictionId: 's1', kind: 'suspended', until, formerUntil },
  });
  it('comes sooner', () =>
    given(suspended('s1', daysFromNow(30)))
      .when(change('s1', 'suspended', DAY))
      .then(endChanged(daysFromNow(1), daysFromNow(30))));
  it('comes later', () =>
    given(suspended('s1', daysFromNow(1)))
      .when(change('s1', 'suspended', 9 * DAY))
      .then(endChanged(daysFromNow(9), daysFromNow(1))));
  it('comes never', () =>
    given(suspended('s1', daysFromNow(1)))
      .when(change('s1', 'suspended', null))
      .then(endChanged(null, daysFromNow(1))));
  it('stays as it is', () =>
    given(suspended('s1', null))
      .when(change('s1', 'suspended', null))
      .thenNothing());
  it('is the new one when the time comes', () =>
    given(suspended('s1', daysFromNow(1)), endChanged(daysFromNow(9), daysFromNow(1)))
      .when(new ExpireRestriction({ ...MEMBER, restrictionId: 's1' }, sentAt(daysFromNow(9))))
      .then({ type: 'RestrictionExpired', data: { ...MEMBER, restrictionId: 's1' } }));
  it('does not change once it is over', () =>
    given(suspended('s1', daysFromNow(-1)))
      .when(change('s1', 'suspended', DAY))
      .thenRefused('sanction.over'));
  it('does not change once it is lifted', () =>
    given(suspended('s1', daysFromNow(1)), lifted('s1', 'suspended'))
      .when(change('s1', 'suspended', DAY))
      .thenRefused('sanction.over'));
  it('changes for a mute', () =>
    given(muted('m1', daysFromNow(3)))
      .when(change('m1', 'muted', DAY))
      .then({ type: 'MuteEndChanged', data: { ...WHY, muteId: 'm1', until: daysFromNow(1), formerUntil: daysFromNow(3) } }));
  it('always comes for a mute', () =>
    given(muted('m1', daysFromNow(3)))
      .when(change('m1', 'muted', null))
      .thenRefused('sanction.mute-needs-end'));
});

describe('A decision that is taken back', () => {
  const takeBack = (kinds: readonly SanctionKind[], decisionId = 'd1') =>
    new TakeBackDecision({ ...MEMBER, decisionId, kinds, note: WHY.note, policy: POLICY }, sentAt(NOW));
  const takenBack: StandingEvent = { type: 'DecisionTakenBack', data: { ...MEMBER, decisionId: 'd1', at: NOW } };

  it('ends all that it gave', () =>
    given(suspended('d1', daysFromNow(7)), warned('d1'), muted('d1', daysFromNow(3)))
      .when(takeBack(['suspended', 'warned', 'muted']))
      .then(lifted('d1', 'suspended'), muteLifted('d1'), withdrawn('d1')));
  it('is remembered where something of it has not come about yet', () =>
    given(warned('d1'))
      .when(takeBack(['muted', 'warned']))
      .then(withdrawn('d1'), takenBack));
  it('is remembered once', () =>
    given(takenBack)
      .when(takeBack(['muted']))
      .thenNothing());
  it.each([
    ['warning', new IssueWarning({ ...about('t1'), sanctionId: 'd1', policy: POLICY }, sentAt(NOW))],
    ['suspension', suspend('d1', DAY)],
    ['ban', new BanMember({ ...about('d1'), sanctionId: 'd1', durationMinutes: null }, sentAt(NOW))],
    ['mute', new MuteMember({ ...about('d1'), sanctionId: 'd1', durationMinutes: DAY }, sentAt(NOW))],
  ])('gives no %s that comes later', (_, late) => given(takenBack).when(late).thenNothing());
  it('leaves what another decision gives', () =>
    given(takenBack)
      .when(new BanMember({ ...about('d2'), sanctionId: 'd2', durationMinutes: null }, sentAt(NOW)))
      .then(banned('d2', null)));
});
