import { describe, expect, it } from '@jest/globals';
import { daysFromNow, recorded } from '../../../kernel/facts.fixture.js';
import { react } from '../../../kernel/policy.js';
import { sanctionExpiry } from './sanction-expiry.policy.js';
import { ExpireMute, ExpireRestriction } from './standing.commands.js';
import type { StandingEvent } from './standing.events.js';

const UNTIL = daysFromNow(30);
const SANCTION = { memberId: 'member', reportId: 'r1', contentId: null, reason: 'spam', note: null };
const TAKEN_BACK = { memberId: 'member', note: 'Yanlışlıkla', at: UNTIL, appealId: null };
const calledOff = [{ cancel: 'restriction:r1' }];
const suspended = (until: string | null): StandingEvent => ({
  type: 'MemberSuspended',
  data: { ...SANCTION, restrictionId: 'r1', until, byThreshold: false, meanwhile: false },
});
const banned = (until: string | null): StandingEvent => ({ type: 'MemberBanned', data: { ...SANCTION, restrictionId: 'r1', until } });
const after = (event: StandingEvent) => react(sanctionExpiry, recorded(event));

const expireRestriction = { schedule: { command: ExpireRestriction, data: { memberId: 'member', restrictionId: 'r1' } }, key: 'restriction:r1', at: UNTIL };
const expireMute = { schedule: { command: ExpireMute, data: { memberId: 'member', muteId: 'r1' } }, key: 'mute:r1', at: UNTIL };

describe('The end of a sanction', () => {
  it('is scheduled for a suspension', () => expect(after(suspended(UNTIL))).toEqual([expireRestriction]));
  it('is scheduled for a ban', () => expect(after(banned(UNTIL))).toEqual([expireRestriction]));
  it('is scheduled for a mute', () => expect(after({ type: 'MemberMuted', data: { ...SANCTION, muteId: 'r1', until: UNTIL } })).toEqual([expireMute]));
  it('is called off for a suspension for ever', () => expect(after(suspended(null))).toEqual(calledOff));
  it('is called off for a ban for ever', () => expect(after(banned(null))).toEqual(calledOff));
  it('is called off when it is lifted', () =>
    expect(after({ type: 'RestrictionLifted', data: { ...TAKEN_BACK, restrictionId: 'r1', kind: 'banned', cause: 'decision', leaves: null } })).toEqual(
      calledOff,
    ));
  it('is called off when a mute is lifted', () =>
    expect(after({ type: 'MuteLifted', data: { ...TAKEN_BACK, muteId: 'r1', leaves: null } })).toEqual([{ cancel: 'mute:r1' }]));
  it('is scheduled for the new end', () =>
    expect(after({ type: 'RestrictionEndChanged', data: { ...TAKEN_BACK, restrictionId: 'r1', kind: 'banned', until: UNTIL, formerUntil: null } })).toEqual([
      expireRestriction,
    ]));
  it('is called off when it shall never end', () =>
    expect(after({ type: 'RestrictionEndChanged', data: { ...TAKEN_BACK, restrictionId: 'r1', kind: 'banned', until: null, formerUntil: UNTIL } })).toEqual(
      calledOff,
    ));
  it('is scheduled for the new end of a mute', () =>
    expect(after({ type: 'MuteEndChanged', data: { ...TAKEN_BACK, muteId: 'r1', until: UNTIL, formerUntil: daysFromNow(1) } })).toEqual([expireMute]));
  it('is not scheduled for a warning', () => expect(after({ type: 'WarningIssued', data: { ...SANCTION, warningId: 'r1', at: UNTIL } })).toEqual([]));
});
