import { describe, expect, it } from '@jest/globals';
import { recorded } from '../../../kernel/facts.fixture.js';
import { react } from '../../../kernel/policy.js';
import type { ReportModerated } from '../report/report.events.js';
import { sanctionOnUpheldReport } from './sanction-on-upheld-report.policy.js';
import { BanMember, IssueWarning, MuteMember, SuspendMember } from './standing.commands.js';

const POLICY = { warningThreshold: 3, warningWindowDays: 90, suspensionDays: 30 };
const DAY = 24 * 60;
const SANCTION = { memberId: 'author', sanctionId: 'r1', reportId: 'r1', contentId: 't1', reason: 'spam', note: 'Reklam' };

const moderated = (action: string | null, durationMinutes: number | null = null): ReportModerated => ({
  type: 'ReportModerated',
  data: {
    reportId: 'r1',
    reportedType: 'forum_topic',
    reportedId: 't1',
    reportedUserId: 'author',
    reporterId: 'reporter',
    reason: 'spam',
    moderatorId: 'moderator',
    action,
    outcome: 'no_action',
    note: 'Reklam',
    durationMinutes,
    decisionId: null,
    upheld: true,
  },
});
const after = (...decision: Parameters<typeof moderated>) => react(sanctionOnUpheldReport({ policy: POLICY }), recorded(moderated(...decision)));

describe('A report that was upheld', () => {
  it('warns its author under the rules of the settings', () =>
    expect(after('warn_user')).toEqual([{ send: { command: IssueWarning, data: { ...SANCTION, policy: POLICY } } }]));
  it('mutes its author for three days', () =>
    expect(after('mute_user')).toEqual([{ send: { command: MuteMember, data: { ...SANCTION, durationMinutes: 3 * DAY } } }]));
  it('mutes its author for the time that was named', () =>
    expect(after('mute_user', 60)).toEqual([{ send: { command: MuteMember, data: { ...SANCTION, durationMinutes: 60 } } }]));
  it('suspends its author for the days of the settings', () =>
    expect(after('suspend_user')).toEqual([{ send: { command: SuspendMember, data: { ...SANCTION, durationMinutes: 30 * DAY } } }]));
  it('suspends its author for the time that was named', () =>
    expect(after('suspend_user', 60)).toEqual([{ send: { command: SuspendMember, data: { ...SANCTION, durationMinutes: 60 } } }]));
  it('bans its author for ever', () => expect(after('ban_user')).toEqual([{ send: { command: BanMember, data: { ...SANCTION, durationMinutes: null } } }]));
  it('bans its author for the time that was named', () =>
    expect(after('ban_user', DAY)).toEqual([{ send: { command: BanMember, data: { ...SANCTION, durationMinutes: DAY } } }]));
  it('leaves its author to the decision on the case, where there was one', () => {
    const report = moderated('warn_user');
    expect(react(sanctionOnUpheldReport({ policy: POLICY }), recorded({ ...report, data: { ...report.data, decisionId: 'd1' } }))).toEqual([]);
  });
  it.each(['hide_content', 'delete_content', 'pardon_user', '', null])('leaves its author alone when the action is %p', (action) =>
    expect(after(action)).toEqual([]),
  );
});
