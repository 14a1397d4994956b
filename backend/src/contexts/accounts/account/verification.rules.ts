import { ACCOUNT_TEXT } from '../../../../contracts/accounts.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
export const VERIFICATION = 'verify-email';
const VALID_FOR_MS = 24 * 60 * 60_000;
export const verificationExpiry = (at: string): string => new Date(Date.parse(at) + VALID_FOR_MS).toISOString();

export const TOKEN_REFUSAL = () => new RuleViolation('TOKEN_INVALID', ACCOUNT_TEXT.tokenInvalid, { token: ACCOUNT_TEXT.tokenInvalid });
