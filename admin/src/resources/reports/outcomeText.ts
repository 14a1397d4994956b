import { SYSTEM_REPORTER } from '@contracts/holding';
import { OUTCOME_LABEL, REPORT_STATUS_LABEL, type ReportRow } from '@contracts/moderation';

/** How a settled report ended. A ban is recorded under the same outcome as a suspension, so it is named beside it. */
export function outcomeText({ status, outcome, action, reporter_id }: ReportRow): string {
  if (outcome === 'taken_back') return OUTCOME_LABEL.taken_back;
  if (status === 'dismissed' && reporter_id === SYSTEM_REPORTER) return 'Yayımlandı';
  if (status !== 'resolved' || !outcome) return REPORT_STATUS_LABEL[status];
  return action === 'ban_user' ? `${OUTCOME_LABEL[outcome]} (yasaklama)` : OUTCOME_LABEL[outcome];
}
