import { GiveSecondReview, SampleDecision } from '../contexts/audit/second-review/second-review.commands.js';
import { demoReports } from './demo-reports.js';
import { readDemoTopics } from './demo-topics.js';
import type { FirstStart } from './first-start.js';
import { commentIdOf } from './seed-attention.js';
import { DERYA, type HoursAgo, MERT } from './seed-staff.js';

const SELIN = 'selin_ak';

/** What was drawn for a second review: one on which the auditor agrees, one on which she does not, and one that waits for her. */
export async function seedReviews(start: FirstStart, hoursAgo: HoursAgo): Promise<void> {
  const draw = async (of: string, caseId: string, memberId: string, by: string, hours: number) => {
    const decision = { decisionId: start.id(`decision/${of}`), caseId, memberId, moderatorId: start.memberId(by), share: 5 };
    await start.send(SampleDecision, decision, `sample/${of}`, hoursAgo(hours), { id: 'system', role: 'system' });
    return decision.decisionId;
  };
  const answer = (of: string, decisionId: string, chosen: Pick<GiveSecondReview['data'], 'verdict' | 'reason' | 'note'>, hours: number) => {
    const reviewerId = start.memberId(SELIN);
    const review = { decisionId, reviewId: start.id(`review/${of}`), reviewerId, actions: [], clause: null, involved: [], isGone: false, ...chosen };
    return start.send(GiveSecondReview, review, `review/${of}`, hoursAgo(hours), { id: reviewerId, role: 'auditor' });
  };
  const commentOf = (settled: 'dismissed' | 'appealed') => {
    const report = demoReports.find((one) => one.settled === settled);
    const author = report && readDemoTopics()[report.topic]?.comments[report.comment ?? -1]?.by;
    if (report?.comment === undefined || author === undefined) throw new Error(`no comment of the sample content was reported and then ${settled}`);
    return [commentIdOf(start, report.topic, report.comment), start.memberId(author)] as const;
  };
  const dismissed = await draw('dismissed', ...commentOf('dismissed'), DERYA, 24.9);
  await answer('dismissed', dismissed, { verdict: 'dismissed', reason: 'other', note: null }, 20);
  const appealed = await draw('appealed', ...commentOf('appealed'), MERT, 3);
  await answer('appealed', appealed, { verdict: 'dismissed', reason: 'other', note: 'Şaka olduğu anlaşılıyor; konuyu dağıtmıyor.' }, 1);
  const profile = start.memberId('yeni_uye_48');
  await draw('profile', profile, profile, MERT, 4.9);
}
