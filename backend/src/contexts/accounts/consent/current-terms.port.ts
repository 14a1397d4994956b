import type { TermsDocument } from '../../../../contracts/consents.js';

export interface TermsInForce {
  readonly document: TermsDocument;
  readonly title: string;
  readonly version: string;
  /** ISO time. */
  readonly updated_at: string;
}

/** The texts that members have to have read, as they stand now; bound by the composition root. */
export abstract class CurrentTerms {
  abstract current(): Promise<readonly TermsInForce[]>;
}
