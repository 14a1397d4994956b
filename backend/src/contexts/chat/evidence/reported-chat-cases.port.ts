/** Knows how the case of a reported message stands; bound by the composition root. */
export abstract class ReportedChatCases {
  /** While it is open or one of these reports is on its way to it, a decision on it may be appealed, or an appeal against one is open. */
  abstract isNeeded(messageId: string, reportIds: readonly string[]): Promise<boolean>;
  /** Whether a report waits for a decision, or is only on its way there. */
  abstract isOpen(messageId: string): Promise<boolean>;
  /** Whether one of these reports was recorded. */
  abstract isReported(reportIds: readonly string[]): Promise<boolean>;
}
