import { describe, expect, it } from '@jest/globals';
import { recorded } from '../../../kernel/facts.fixture.js';
import { react } from '../../../kernel/policy.js';
import { caseDecided, caseReopened } from '../case/case-policies.fixture.js';
import { ReopenReport, SettleReport } from './report.commands.js';
import { settleReports } from './settle-reports.policy.js';

const settled = (changes: Parameters<typeof caseDecided>[0] = {}) => react(settleReports, recorded(caseDecided(changes)));
const DECIDED = { decisionId: 'd1', moderatorId: 'derya', status: 'resolved', action: 'warn_user', outcome: 'user_warned', upheld: true };

describe('A decision on a case', () => {
  it('settles each of its reports with the words for the member', () =>
    expect(settled()).toEqual(
      ['r1', 'r2'].map((reportId) => ({
        send: { command: SettleReport, data: { reportId, ...DECIDED, note: 'Reklam yapmayın.', durationMinutes: null } },
      })),
    ));
  it('is recorded with the length of what lasts', () => {
    const actions = [
      { action: 'hide_content', durationMinutes: null },
      { action: 'mute_user', durationMinutes: 60 },
    ] as const;
    expect(settled({ actions: [...actions], reportIds: ['r1'] })).toMatchObject([{ send: { data: { durationMinutes: 60 } } }]);
  });
  it('that dismisses keeps no words with the reports: what was noted is for staff', () =>
    expect(
      settled({ status: 'dismissed', upheld: false, actions: [], outcome: 'no_action', recordedAction: null, message: null, reportIds: ['r1'] }),
    ).toMatchObject([{ send: { command: SettleReport, data: { status: 'dismissed', upheld: false, note: null } } }]));
  it('that is taken back opens its reports again', () =>
    expect(react(settleReports, recorded(caseReopened()))).toEqual(
      ['r1', 'r2'].map((reportId) => ({ send: { command: ReopenReport, data: { reportId, decisionId: 'd1' } } })),
    ));
});
