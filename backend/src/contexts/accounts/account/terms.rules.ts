import { CONSENT_TEXT, type TermsDocument } from '../../../../contracts/consents.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';

/** A text that was read, and the version of it that was in force when the answer came. */
export interface ReadTerms {
  readonly document: TermsDocument;
  readonly version: string;
  readonly inForce: string;
}

/** The field in which each text is accepted on registering. */
const FIELD_OF = { terms: 'accepted_terms', aydinlatma: 'read_notice' } as const satisfies Record<TermsDocument, string>;

/** Nobody accepts what is no longer in force: they would not have read what holds. */
export function refuseOutdated(read: readonly ReadTerms[]): void {
  const outdated = read.find(({ version, inForce }) => version !== inForce);
  if (outdated) throw new RuleViolation('terms.outdated', CONSENT_TEXT.outdated, { [FIELD_OF[outdated.document]]: CONSENT_TEXT.outdated });
}
