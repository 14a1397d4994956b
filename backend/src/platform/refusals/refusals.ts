import type { AppealLink } from '../../../contracts/appeals.js';
import { CODE, type RestrictionNotice, TEXT } from '../../../contracts/envelope.js';
import { mutedText } from '../../../contracts/moderation.js';
import { SECOND_FACTOR_CODE, SECOND_FACTOR_TEXT } from '../../../contracts/second-factor.js';
import { VERIFICATION_CODE, VERIFICATION_TEXT } from '../../../contracts/verification.js';
import { RuleViolation } from '../../kernel/rule-violation.js';
import { turkishTime } from '../dates/turkish-time.js';

export const authRequired = (sentence: string = TEXT.authRequired) => new RuleViolation(CODE.authRequired, sentence, null, 'unauthorized');
export const forbidden = (sentence: string = TEXT.forbidden) => new RuleViolation(CODE.forbidden, sentence, null, 'forbidden');
export const notFound = (sentence: string = TEXT.notFound) => new RuleViolation(CODE.notFound, sentence, null, 'not-found');
/** Of what was there for everybody and will not be again. */
export const gone = (sentence: string) => new RuleViolation(CODE.gone, sentence, null, 'gone');
export const malformed = (sentence: string = TEXT.malformedRequest) => new RuleViolation(CODE.malformed, sentence, null, 'malformed');
export const restricted = (restriction: RestrictionNotice, appeal: AppealLink | null = null) =>
  new RuleViolation(CODE.restricted, restriction.text, null, 'forbidden', { restriction, ...(appeal && { appeal }) });
export const muted = (until: string) => new RuleViolation(CODE.muted, mutedText(turkishTime(until)), null, 'forbidden', { muted_until: until });
export const verificationNeeded = () => new RuleViolation(VERIFICATION_CODE.needed, VERIFICATION_TEXT.needed, null, 'forbidden');
export const secondFactorRequired = () => new RuleViolation(SECOND_FACTOR_CODE.required, SECOND_FACTOR_TEXT.required, null, 'forbidden');
export const rateLimited = (seconds: number, sentence: string = TEXT.rateLimited) =>
  new RuleViolation(CODE.rateLimited, sentence, null, 'rate-limited', { retryAfter: seconds });
/** The server cannot answer yet; it may a second later. */
export const unavailable = () => new RuleViolation(CODE.unavailable, TEXT.unavailable, null, 'unavailable', { retryAfter: 1 });
