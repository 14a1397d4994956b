import { describe, expect, it } from '@jest/globals';
import type { ModerationAction } from '../../../../contracts/moderation.js';
import type { DomainEvent } from '../../../kernel/event.js';
import { recorded } from '../../../kernel/facts.fixture.js';
import { react } from '../../../kernel/policy.js';
import { moderateReportedProfile } from './moderate-reported-profile.policy.js';

const ON = { caseId: 'm1', memberId: 'm1', decisionId: 'd1', reportIds: ['r1'] };
const WHY = { reason: 'spam', clause: '2.1', message: 'Reklam' };
const actsOf = (event: DomainEvent) => react(moderateReportedProfile, recorded(event));
const decided = (action: ModerationAction | null, upheld: boolean, reportedType = 'user_profile') =>
  actsOf({
    type: 'CaseDecided',
    data: { ...ON, ...WHY, reportedType, upheld, actions: action ? [{ action, durationMinutes: null }] : [], fields: ['display_name'] },
  });
const doing = (act: object, decisionId = 'd1') => expect.objectContaining({ send: expect.objectContaining({ data: { memberId: 'm1', decisionId, act } }) });
const settles = (letsIn: boolean) => doing({ kind: 'settle', letsIn, reportIds: ['r1'] });

describe('A decision on a profile', () => {
  it.each([
    ['hide_content', 'hidden'],
    ['delete_content', 'deleted'],
  ] as const)('that says %s keeps out what waits, and the fields are %s', (action, how) =>
    expect(decided(action, true)).toEqual([settles(false), doing({ kind: 'withhold', how, fields: ['display_name'], ...WHY })]),
  );
  it('that warns keeps out what waits, and leaves the fields', () => expect(decided('warn_user', true)).toEqual([settles(false)]));
  it('that dismisses lets in what waits', () => expect(decided(null, false)).toEqual([settles(true)]));
  it('gives everything back when it is reversed', () =>
    expect(actsOf({ type: 'CaseReopened', data: { ...ON, reportedType: 'user_profile' } })).toEqual([
      doing({ kind: 'give-back' }),
      doing({ kind: 'hold-again' }),
    ]));
  it('gives the fields back when that is decided on appeal', () =>
    expect(actsOf({ type: 'AppealDecided', data: { appealId: 'd7', content: { type: 'user_profile', id: 'm1', reportId: 'r1' } } })).toEqual([
      doing({ kind: 'give-back' }, 'd7'),
    ]));
  it('is none of a topic', () => expect(decided('hide_content', true, 'forum_topic')).toEqual([]));
});
