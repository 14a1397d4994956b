/** What lets somebody in once, soon: of a ticket only a digest is kept, and nothing of it once its time is over. */
export interface Tickets {
  /** Makes a ticket of 256 unguessable bits that stands for a text, for `forMs` milliseconds. Rejects with Unavailable while it cannot be kept. */
  issue(text: string, forMs: number): Promise<string>;
  /** The text that a ticket stands for, to the first who asks; null when it is unknown, used or over. Rejects with Unavailable. */
  use(ticket: string): Promise<string | null>;
}
