import { describe, expect, it } from '@jest/globals';
import { NOW, recorded } from '../../../kernel/facts.fixture.js';
import { react } from '../../../kernel/policy.js';
import type { ReportDismissed, ReportModerated } from '../../moderation/public.js';
import { MailReportSettled } from './mail.commands.js';
import { mailSettledReports } from './mail-settled-reports.policy.js';

const REPORT = { reportId: 'r1', reportedType: 'forum_topic', reportedId: 't1', reportedUserId: 'm1', reporterId: 'm2', reason: 'spam' } as const;

describe('A reporter', () => {
  const told = (event: ReportModerated | ReportDismissed) => react(mailSettledReports, recorded(event));
  const moderated = (outcome: ReportModerated['data']['outcome']): ReportModerated => ({
    type: 'ReportModerated',
    data: { ...REPORT, moderatorId: 'm3', action: null, outcome, note: null, durationMinutes: null, decisionId: null, upheld: outcome !== 'no_action' },
  });
  const mail = (upheld: boolean, about: object = { topicId: 't1', commentId: null }) => [
    { schedule: { command: MailReportSettled, data: { reporterId: 'm2', upheld, ...about } }, key: 'report-settled-mail:r1', at: NOW },
  ];
  it('hears that the report was upheld', () => expect(told(moderated('user_warned'))).toEqual(mail(true)));
  it('hears that nothing was found', () => expect(told(moderated('no_action'))).toEqual(mail(false)));
  it('hears which comment it was about, or nothing where it is no text of the forum', () => {
    const { data, ...event } = moderated('user_warned');
    expect(told({ ...event, data: { ...data, reportedType: 'forum_comment', reportedId: 'c1' } })).toEqual(mail(true, { topicId: null, commentId: 'c1' }));
    expect(told({ ...event, data: { ...data, reportedType: 'user_profile', reportedId: 'm1' } })).toEqual(mail(true, { topicId: null, commentId: null }));
  });
  it('hears of each decision on it, when the one before was taken back', () => {
    const again = moderated('user_warned');
    expect(told({ ...again, data: { ...again.data, decisionId: 'd2' } })).toMatchObject([{ key: 'report-settled-mail:r1:d2' }]);
  });
  it('hears that the report was dismissed', () =>
    expect(told({ type: 'ReportDismissed', data: { ...REPORT, moderatorId: 'm3', note: null, decisionId: null } })).toEqual(mail(false)));
});
