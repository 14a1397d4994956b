import type { ReportedType } from '../../../../contracts/moderation.js';

/** Knows how the case of what was copied stands; answered by `case`. */
export abstract class EvidenceCases {
  /** While it is open or one of these reports is on its way to it, a decision on it may be appealed, or an appeal against one is open. */
  abstract isNeeded(contentId: string, reportIds: readonly string[]): Promise<boolean>;
  /** Whether a report waits for a decision, or is only on its way there. */
  abstract isOpen(contentId: string): Promise<boolean>;
  /** Whether one of these reports was recorded. */
  abstract isReported(reportIds: readonly string[]): Promise<boolean>;
  /** What it is about; null where there is no case yet. */
  abstract typeOf(contentId: string): Promise<ReportedType | null>;
}
