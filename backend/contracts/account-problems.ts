/** What is wrong with a field of an account; apart from `accounts.ts`, which every first page carries. */
import { ACCOUNT_LIMITS, ACCOUNT_TEXT, type RegisterRequest } from './accounts.js';
import { emailFlaw } from './email.js';
import { lineFlaw } from './one-line.js';

/** First problem of each field; empty when the request may be sent. */
export function registerProblems(form: RegisterRequest): Partial<Record<keyof RegisterRequest, string>> {
  const problems: Partial<Record<keyof RegisterRequest, string>> = {};
  const note = (field: keyof RegisterRequest, problem: string | null) => {
    if (problem) problems[field] = problem;
  };
  note('email', emailProblem(form.email));
  note('username', usernameProblem(form.username));
  note('password', passwordProblem(form.password));
  for (const field of ['first_name', 'last_name', 'display_name'] as const) {
    note(field, nameProblem(form[field] ?? ''));
  }
  return problems;
}

/** Of a first, last or displayed name; to have none is no problem. */
export function nameProblem(name: string): string | null {
  if (name.trim().length > ACCOUNT_LIMITS.name.max) return ACCOUNT_TEXT.nameLong;
  return name.trim() && lineFlaw(name.trim()) ? ACCOUNT_TEXT.nameUnfit : null;
}

export function usernameProblem(username: string): string | null {
  if (!username) return ACCOUNT_TEXT.usernameRequired;
  if (username.length < ACCOUNT_LIMITS.username.min) return ACCOUNT_TEXT.usernameShort;
  if (username.length > ACCOUNT_LIMITS.username.max) return ACCOUNT_TEXT.usernameLong;
  return ACCOUNT_LIMITS.username.pattern.test(username) ? null : ACCOUNT_TEXT.usernamePattern;
}

export function emailProblem(email: string): string | null {
  const flaw = emailFlaw(email);
  if (!flaw) return null;
  return flaw === 'missing' ? ACCOUNT_TEXT.emailRequired : ACCOUNT_TEXT.emailInvalid;
}

export function passwordProblem(password: string): string | null {
  if (!password) return ACCOUNT_TEXT.passwordRequired;
  if (password.length < ACCOUNT_LIMITS.password.min) return ACCOUNT_TEXT.passwordShort;
  return password.length > ACCOUNT_LIMITS.password.max ? ACCOUNT_TEXT.passwordLong : null;
}
