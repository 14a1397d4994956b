/** Knows where members read their mail; bound by the composition root. */
export abstract class MailRecipients {
  /** The member's verified address, or null when there is none (any more). */
  abstract addressOf(memberId: string): Promise<string | null>;
  /** The same, or null also for those who are shut out now: they could not read on. */
  abstract digestAddressOf(memberId: string): Promise<string | null>;
}
