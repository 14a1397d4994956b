import { describe, expect, it } from '@jest/globals';
import type { CaseAction } from '../../../../contracts/cases.js';
import { recorded } from '../../../kernel/facts.fixture.js';
import { react } from '../../../kernel/policy.js';
import { caseDecided, caseReopened } from '../case/case-policies.fixture.js';
import { sanctionOnDecidedCase } from './sanction-on-decided-case.policy.js';
import { BanMember, IssueWarning, MuteMember, SuspendMember, TakeBackDecision } from './standing.commands.js';

const RULES = { warningThreshold: 3, warningWindowDays: 90, suspensionDays: 30 };
const SANCTION = { memberId: 'author', sanctionId: 'd1', reportId: 'r1', contentId: 't1', reason: 'spam', note: 'Reklam yapmayın.' };
const of = (...actions: CaseAction[]) => react(sanctionOnDecidedCase, recorded(caseDecided({ actions })));

describe('A decision on a case', () => {
  it('warns its author once, however many reported', () =>
    expect(of({ action: 'warn_user', durationMinutes: null })).toEqual([{ send: { command: IssueWarning, data: { ...SANCTION, policy: RULES } } }]));
  it('mutes for three days, or for the time that was named', () =>
    expect([of({ action: 'mute_user', durationMinutes: null }), of({ action: 'mute_user', durationMinutes: 60 })]).toEqual([
      [{ send: { command: MuteMember, data: { ...SANCTION, durationMinutes: 4320 } } }],
      [{ send: { command: MuteMember, data: { ...SANCTION, durationMinutes: 60 } } }],
    ]));
  it('suspends before it warns, so that the threshold does not take the place of what was chosen', () =>
    expect(of({ action: 'warn_user', durationMinutes: null }, { action: 'suspend_user', durationMinutes: 1440 })).toEqual([
      { send: { command: SuspendMember, data: { ...SANCTION, durationMinutes: 1440 } } },
      { send: { command: IssueWarning, data: { ...SANCTION, policy: RULES } } },
    ]));
  it('bans for ever', () =>
    expect(of({ action: 'ban_user', durationMinutes: null })).toEqual([{ send: { command: BanMember, data: { ...SANCTION, durationMinutes: null } } }]));
  it('about the content alone leaves its author alone', () => expect(of({ action: 'hide_content', durationMinutes: null })).toEqual([]));
  it('that is taken back takes its sanctions back, with the words for the member', () =>
    expect(react(sanctionOnDecidedCase, recorded(caseReopened()))).toEqual([
      { send: { command: TakeBackDecision, data: { memberId: 'author', decisionId: 'd1', kinds: ['warned'], note: 'Yanlış anlamışız.', policy: RULES } } },
    ]));
  it('that had no sanction takes none back', () => expect(react(sanctionOnDecidedCase, recorded(caseReopened({ actions: [] })))).toEqual([]));
});
