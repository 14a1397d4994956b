/** Knows where members read their mail; bound by the composition root. */
export abstract class MailRecipients {
  /** The member's verified address, or null when there is none (any more). */
  abstract addressOf(memberId: string): Promise<string | null>;
}
