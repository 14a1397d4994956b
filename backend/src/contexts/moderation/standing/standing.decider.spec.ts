import { describe, it } from '@jest/globals';
import { daysFromNow, minutesFromNow, NOW, sentAt } from '../../../kernel/facts.fixture.js';
import { specify } from '../../../kernel/specify.js';
import { BanMember, ExpireMute, ExpireRestriction, IssueWarning, MuteMember, SuspendMember } from './standing.commands.js';
import { standing } from './standing.decider.js';
import type { StandingEvent } from './standing.events.js';

const given = specify(standing);
const POLICY = { warningThreshold: 3, warningWindowDays: 90, suspensionDays: 30 };
const DAY = 24 * 60;
const about = (reportId: string) => ({ memberId: 'member', reportId, contentId: `content of ${reportId}`, reason: 'spam', note: null });
const asked = (sanctionId: string) => ({ ...about(sanctionId), sanctionId });

const warned = (reportId: string, at = NOW): StandingEvent => ({ type: 'WarningIssued', data: { ...about(reportId), warningId: reportId, at } });
const suspendedByThreshold = (reportId: string, until = daysFromNow(30)): StandingEvent => ({
  type: 'MemberSuspended',
  data: { ...about(reportId), restrictionId: reportId, until, byThreshold: true, meanwhile: false },
});
const suspended = (reportId: string, until: string | null): StandingEvent => ({
  type: 'MemberSuspended',
  data: { ...about(reportId), restrictionId: reportId, until, byThreshold: false, meanwhile: false },
});
const banned = (reportId: string, until: string | null): StandingEvent => ({
  type: 'MemberBanned',
  data: { ...about(reportId), restrictionId: reportId, until },
});
const muted = (reportId: string, until: string): StandingEvent => ({ type: 'MemberMuted', data: { ...about(reportId), muteId: reportId, until } });
const restrictionExpired = (restrictionId: string): StandingEvent => ({ type: 'RestrictionExpired', data: { memberId: 'member', restrictionId } });
const muteExpired = (muteId: string): StandingEvent => ({ type: 'MuteExpired', data: { memberId: 'member', muteId } });

const warn = (reportId: string, at = NOW, policy = POLICY) => new IssueWarning({ ...asked(reportId), policy }, sentAt(at));
const suspend = (reportId: string, durationMinutes: number | null, at = NOW) => new SuspendMember({ ...asked(reportId), durationMinutes }, sentAt(at));
const ban = (reportId: string, durationMinutes: number | null, at = NOW) => new BanMember({ ...asked(reportId), durationMinutes }, sentAt(at));
const mute = (reportId: string, durationMinutes: number, at = NOW) => new MuteMember({ ...asked(reportId), durationMinutes }, sentAt(at));
const expireRestriction = (restrictionId: string, at: string) => new ExpireRestriction({ memberId: 'member', restrictionId }, sentAt(at));
const expireMute = (muteId: string, at: string) => new ExpireMute({ memberId: 'member', muteId }, sentAt(at));

describe('A member who is warned', () => {
  it('has one warning more', () => given().when(warn('r1')).then(warned('r1')));
  it('is warned once for one report', () => given(warned('r1')).when(warn('r1')).thenNothing());
  it('is warned once for one content, whoever reports it', () =>
    given(warned('r1'))
      .when(new IssueWarning({ ...asked('r2'), contentId: 'content of r1', policy: POLICY }, sentAt(NOW)))
      .thenNothing());
  it('is warned again for a content when that warning was withdrawn', () =>
    given(warned('r1'), {
      type: 'WarningWithdrawn',
      data: { memberId: 'member', warningId: 'r1', endsSuspension: false, note: 'Yanlış', at: NOW, appealId: null },
    })
      .when(new IssueWarning({ ...asked('r2'), contentId: 'content of r1', policy: POLICY }, sentAt(NOW)))
      .then({ type: 'WarningIssued', data: { ...about('r2'), contentId: 'content of r1', warningId: 'r2', at: NOW } }));
  it('is only warned at the second warning', () => given(warned('r1')).when(warn('r2')).then(warned('r2')));
  it('is suspended at the third warning', () => given(warned('r1'), warned('r2')).when(warn('r3')).then(warned('r3'), suspendedByThreshold('r3')));
  it('is suspended at the first warning when that is the threshold', () =>
    given()
      .when(warn('r1', NOW, { ...POLICY, warningThreshold: 1 }))
      .then(warned('r1'), suspendedByThreshold('r1')));
  it('is suspended for as many days as the settings say', () =>
    given(warned('r1'), warned('r2'))
      .when(warn('r3', NOW, { ...POLICY, suspensionDays: 7 }))
      .then(warned('r3'), suspendedByThreshold('r3', daysFromNow(7))));
  it('gets no second suspension when the third report is delivered again', () =>
    given(warned('r1'), warned('r2'), warned('r3'), suspendedByThreshold('r3')).when(warn('r3')).thenNothing());
  it('is suspended when the oldest warning is one millisecond younger than 90 days', () =>
    given(warned('r1', daysFromNow(-90, 1)), warned('r2'))
      .when(warn('r3'))
      .then(warned('r3'), suspendedByThreshold('r3')));
  it('is not suspended when the oldest warning is 90 days old to the millisecond', () =>
    given(warned('r1', daysFromNow(-90)), warned('r2'))
      .when(warn('r3'))
      .then(warned('r3')));
  it('is not suspended for warnings that have left the window', () =>
    given(warned('r1', daysFromNow(-200)), warned('r2', daysFromNow(-91)))
      .when(warn('r3'))
      .then(warned('r3')));
  it('is only warned while suspended already', () =>
    given(warned('r1'), warned('r2'), suspended('r9', daysFromNow(1)))
      .when(warn('r3'))
      .then(warned('r3')));
  it('is only warned while banned for ever', () => given(warned('r1'), warned('r2'), banned('r9', null)).when(warn('r3')).then(warned('r3')));
  it('is suspended anew when the suspension before is over, recorded or not', () =>
    given(warned('r1'), warned('r2'), suspended('r9', NOW)).when(warn('r3')).then(warned('r3'), suspendedByThreshold('r3')));
  it('is suspended anew by each further warning inside the window', () =>
    given(
      warned('r1', daysFromNow(-60)),
      warned('r2', daysFromNow(-50)),
      warned('r3', daysFromNow(-40)),
      suspendedByThreshold('r3', daysFromNow(-10)),
      restrictionExpired('r3'),
    )
      .when(warn('r4'))
      .then(warned('r4'), suspendedByThreshold('r4')));
});

describe('A sanction that an earlier release queued', () => {
  it('goes by its report, and is of no known content', () =>
    given()
      .when(new MuteMember({ memberId: 'member', reportId: 'r1', reason: 'spam', note: null, durationMinutes: 60 }, sentAt(NOW)))
      .then({
        type: 'MemberMuted',
        data: { memberId: 'member', reportId: 'r1', reason: 'spam', note: null, contentId: null, muteId: 'r1', until: minutesFromNow(60) },
      }));
});

describe('A member who is suspended by a moderator', () => {
  it('is suspended for the time that was named', () =>
    given()
      .when(suspend('r1', 60))
      .then(suspended('r1', minutesFromNow(60))));
  it('is suspended for ever when no end was named', () => given().when(suspend('r1', null)).then(suspended('r1', null)));
  it('is suspended once for one report', () =>
    given(suspended('r1', daysFromNow(1)))
      .when(suspend('r1', 2 * DAY))
      .thenNothing());
  it('is not suspended again by the same report once that suspension is over', () =>
    given(suspended('r1', daysFromNow(-1)), restrictionExpired('r1'))
      .when(suspend('r1', DAY))
      .thenNothing());
  it('stays suspended until the later end when another report names an earlier one', () =>
    given(suspended('r1', daysFromNow(2)))
      .when(suspend('r2', DAY))
      .thenNothing());
  it('keeps the suspension that ends at the same moment', () =>
    given(suspended('r1', daysFromNow(1)))
      .when(suspend('r2', DAY))
      .thenNothing());
  it('is suspended for longer when another report names a later end', () =>
    given(suspended('r1', daysFromNow(1)))
      .when(suspend('r2', 2 * DAY))
      .then(suspended('r2', daysFromNow(2))));
  it('is suspended for ever although a suspension with an end is in force', () =>
    given(suspended('r1', daysFromNow(1)))
      .when(suspend('r2', null))
      .then(suspended('r2', null)));
  it('stays banned while the ban lasts longer', () =>
    given(banned('r1', daysFromNow(2)))
      .when(suspend('r2', DAY))
      .thenNothing());
  it('stays banned for ever', () => given(banned('r1', null)).when(suspend('r2', null)).thenNothing());
  it('is suspended after the ban where that ends later', () =>
    given(banned('r1', daysFromNow(1)))
      .when(suspend('r2', 2 * DAY))
      .then(suspended('r2', daysFromNow(2))));
  it('is suspended for a short time after a longer suspension is over', () =>
    given(suspended('r1', daysFromNow(-1)))
      .when(suspend('r2', 1))
      .then(suspended('r2', minutesFromNow(1))));
});

describe('A member who is banned', () => {
  it('is banned for ever when no end was named', () => given().when(ban('r1', null)).then(banned('r1', null)));
  it('is banned for the time that was named', () =>
    given()
      .when(ban('r1', DAY))
      .then(banned('r1', daysFromNow(1))));
  it('is banned once for one report', () =>
    given(banned('r1', daysFromNow(1)))
      .when(ban('r1', null))
      .thenNothing());
  it('is banned although suspended', () =>
    given(suspended('r1', daysFromNow(1)))
      .when(ban('r2', 2 * DAY))
      .then(banned('r2', daysFromNow(2))));
  it('is banned until the suspension would have ended where that is later', () =>
    given(suspended('r1', daysFromNow(9)))
      .when(ban('r2', DAY))
      .then(banned('r2', daysFromNow(9))));
  it('is banned for ever where the suspension had no end', () => given(suspended('r1', null)).when(ban('r2', DAY)).then(banned('r2', null)));
  it('stays banned until the later end when another report names an earlier one', () =>
    given(banned('r1', daysFromNow(2)))
      .when(ban('r2', DAY))
      .thenNothing());
  it('is banned for longer when another report names a later end', () =>
    given(banned('r1', daysFromNow(1)))
      .when(ban('r2', 2 * DAY))
      .then(banned('r2', daysFromNow(2))));
  it('stays banned for ever when another report names an end', () => given(banned('r1', null)).when(ban('r2', DAY)).thenNothing());
  it('stays banned for ever when banned for ever again', () => given(banned('r1', null)).when(ban('r2', null)).thenNothing());
  it('is banned anew when the ban before is over, recorded or not', () =>
    given(banned('r1', daysFromNow(-1)))
      .when(ban('r2', 1))
      .then(banned('r2', minutesFromNow(1))));
});

describe('A member who is muted', () => {
  it('is muted for the time that was named', () =>
    given()
      .when(mute('r1', 60))
      .then(muted('r1', minutesFromNow(60))));
  it('is muted once for one report', () =>
    given(muted('r1', daysFromNow(1)))
      .when(mute('r1', 2 * DAY))
      .thenNothing());
  it('is not muted again by the same report once that mute is over', () =>
    given(muted('r1', daysFromNow(-1)), muteExpired('r1'))
      .when(mute('r1', DAY))
      .thenNothing());
  it('stays muted until the later end when another report names an earlier one', () =>
    given(muted('r1', daysFromNow(2)))
      .when(mute('r2', DAY))
      .thenNothing());
  it('keeps the mute that ends at the same moment', () =>
    given(muted('r1', daysFromNow(1)))
      .when(mute('r2', DAY))
      .thenNothing());
  it('is muted for longer when another report names a later end', () =>
    given(muted('r1', daysFromNow(1)))
      .when(mute('r2', 2 * DAY))
      .then(muted('r2', daysFromNow(2))));
  it('is muted anew when the mute before is over, recorded or not', () =>
    given(muted('r1', daysFromNow(-1)))
      .when(mute('r2', 1))
      .then(muted('r2', minutesFromNow(1))));
  it('is muted although suspended', () =>
    given(suspended('r1', null))
      .when(mute('r2', DAY))
      .then(muted('r2', daysFromNow(1))));
});

describe('A restriction that comes to its end', () => {
  const until = daysFromNow(1);

  it('is over at its end to the millisecond', () => given(suspended('r1', until)).when(expireRestriction('r1', until)).then(restrictionExpired('r1')));
  it('is over when the reminder comes late', () =>
    given(banned('r1', until))
      .when(expireRestriction('r1', daysFromNow(9)))
      .then(restrictionExpired('r1')));
  it('is not over a millisecond before its end', () =>
    given(suspended('r1', until))
      .when(expireRestriction('r1', daysFromNow(1, -1)))
      .thenRefused('restriction.not-over'));
  it('ends once', () => given(suspended('r1', until), restrictionExpired('r1')).when(expireRestriction('r1', until)).thenNothing());
  it('does not end where there is none', () => given().when(expireRestriction('r1', until)).thenNothing());
  it('has nothing to say when a longer suspension has taken its place', () =>
    given(suspended('r1', until), suspended('r2', daysFromNow(5)))
      .when(expireRestriction('r1', until))
      .thenNothing());
  it('has nothing to say when a ban has taken its place', () =>
    given(suspended('r1', until), banned('r2', null)).when(expireRestriction('r1', until)).thenNothing());
  it('is told once of two that end together', () =>
    given(suspended('r1', until), banned('r2', until), restrictionExpired('r1')).when(expireRestriction('r2', until)).thenNothing());
  it('never comes to an end when it is for ever', () =>
    given(banned('r1', null))
      .when(expireRestriction('r1', daysFromNow(10_000)))
      .thenNothing());
});

describe('A mute that comes to its end', () => {
  const until = daysFromNow(1);

  it('is over at its end to the millisecond', () => given(muted('r1', until)).when(expireMute('r1', until)).then(muteExpired('r1')));
  it('is not over a millisecond before its end', () =>
    given(muted('r1', until))
      .when(expireMute('r1', daysFromNow(1, -1)))
      .thenRefused('mute.not-over'));
  it('ends once', () => given(muted('r1', until), muteExpired('r1')).when(expireMute('r1', until)).thenNothing());
  it('does not end where there is none', () => given().when(expireMute('r1', until)).thenNothing());
  it('is over although a longer mute that took its place was lifted', () =>
    given(muted('r1', until), muted('r2', daysFromNow(5)), {
      type: 'MuteLifted',
      data: { memberId: 'member', note: 'Yanlış', at: NOW, appealId: null, muteId: 'r2', leaves: until },
    })
      .when(expireMute('r1', until))
      .then(muteExpired('r1')));
  it('has nothing to say when a longer mute has taken its place', () =>
    given(muted('r1', until), muted('r2', daysFromNow(5)))
      .when(expireMute('r1', until))
      .thenNothing());
});
