/** Knows how the case of a reported message stands; bound by the composition root. */
export abstract class ReportedChatCases {
  /** While it is open, a decision on it may be appealed, or an appeal against one is open. */
  abstract isNeeded(messageId: string): Promise<boolean>;
  /** Whether a report waits for a decision, or is only on its way there. */
  abstract isOpen(messageId: string): Promise<boolean>;
}
