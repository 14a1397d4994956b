import { ACCOUNT_TEXT } from '../../../../contracts/accounts.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import { COMMON_PASSWORDS } from './common-passwords.words.js';

/**
 * One form for all spellings of a name, so that two members cannot be told apart only by case or by a dot: Turkish İ, I, ı and i are one
 * letter here, as are composed and decomposed accents.
 */
export const foldName = (name: string): string => name.trim().normalize('NFKC').replace(/[İIı]/g, 'i').toLowerCase().normalize('NFC').replaceAll('i̇', 'i');

export const isCommonPassword = (password: string): boolean => COMMON_PASSWORDS.has(password.toLowerCase());

export const COMMON_PASSWORD_REFUSAL = () =>
  new RuleViolation('account.common-password', ACCOUNT_TEXT.passwordCommon, { password: ACCOUNT_TEXT.passwordCommon });
