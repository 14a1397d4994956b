import { ACCESS_TEXT } from '../../../../contracts/access.js';
import { passwordProblem } from '../../../../contracts/account-problems.js';
import { RuleViolation, refuseProblems } from '../../../kernel/rule-violation.js';
import { COMMON_PASSWORD_REFUSAL, isCommonPassword } from './account.rules.js';

export const PASSWORD_RESET = 'reset-password';
const VALID_FOR_MS = 60 * 60_000;
export const resetExpiry = (at: string): string => new Date(Date.parse(at) + VALID_FOR_MS).toISOString();

export const LINK_REFUSAL = () => new RuleViolation('TOKEN_INVALID', ACCESS_TEXT.linkInvalid, { accessToken: ACCESS_TEXT.linkInvalid });

/** Throws unless the password is one that a member may choose. */
export function refusePassword(password: string): void {
  refuseProblems('account.incomplete', { password: passwordProblem(password) ?? undefined });
  if (isCommonPassword(password)) throw COMMON_PASSWORD_REFUSAL();
}
