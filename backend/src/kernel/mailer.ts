export interface Mail {
  /** Names the mail: a second delivery under the same id is the same mail. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Address that stops mails of this kind, for mail programs to offer: it shows a page that asks, and does so at once when it is posted to. */
  readonly unsubscribe?: string;
}

/** Delivers mail; resolves once the mail is safely handed over. */
export interface Mailer {
  deliver(mail: Mail): Promise<void>;
  /** Throws away what is kept here of mails to an address; those that were handed over are their receiver's. */
  forget(address: string): Promise<void>;
}
