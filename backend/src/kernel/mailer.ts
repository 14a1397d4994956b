export interface Mail {
  /** Names the mail: a second delivery under the same id is the same mail. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Delivers mail; resolves once the mail is safely handed over. */
export interface Mailer {
  deliver(mail: Mail): Promise<void>;
}
