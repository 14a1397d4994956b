import type { FactRow } from '../../../../contracts/moderation.js';
import type { PastRow, ReplayedReport } from '../../../../contracts/travel.js';

/** A decision on a case as it was recorded. */
export interface RecordedDecision {
  readonly factId: string;
  readonly correlationId: string;
  readonly position: number;
  readonly at: string;
  readonly memberId: string;
  readonly rows: readonly Omit<PastRow, 'was'>[];
  readonly reportIds: readonly string[];
}

/** What moderation recorded of a case. */
export abstract class CaseRecord {
  /** The oldest first; null when there is no such case. */
  abstract decisions(caseId: string): Promise<readonly RecordedDecision[] | null>;
  /** Reports as they could be read before a position. */
  abstract reportsAt(reportIds: readonly string[], position: number): Promise<readonly ReplayedReport[]>;
  /** What was recorded of reports, each by itself. */
  abstract factsOf(reportIds: readonly string[]): Promise<readonly FactRow[]>;
}
