/** What is wrong with an application before it is sent, or with what is said in it: the same in the form and on the server. */
import { emailFlaw } from './email.js';
import { atLeast, atMost, foldedProblem, onlyProblems, textProblem } from './field-problems.js';
import { APPLICATION_LIMITS, APPLICATION_TEXT, type ApplyRequest } from './job-applications.js';
import { JOB_CONSENT } from './job-consent.js';
import { boundProblem } from './text-bounds.js';

export const APPLICATION_FIELDS = {
  phone: 'Telefon',
  email: 'E-posta',
  note: 'Not',
  teamNote: 'Ekip notu',
  answer: 'Mesaj',
  reason: 'Gerekçe',
  template: 'Şablon adı',
  templateText: 'Metin',
} as const;

export type JudgedApplication = Required<ApplyRequest>;

/** What does not belong into a telephone number. */
export const UNPHONED = /[^0-9+()-]/g;

/** First problem of each field, in the order of the form. Empty when it may be sent; whether the CV is there is known to the server alone. */
export function applicationProblems({ phone, email, cv_url, note, consent_version }: JudgedApplication): Partial<Record<keyof JudgedApplication, string>> {
  return onlyProblems({
    phone: phoneProblem(phone.trim()),
    email: emailProblem(email.replace(/\s/g, '')),
    cv_url: cv_url ? null : APPLICATION_TEXT.cvNeeded,
    note: noteProblem(note),
    consent_version: consentProblem(consent_version),
  });
}

function phoneProblem(phone: string): string | null {
  const { min, max } = APPLICATION_LIMITS.phone;
  if (!phone) return APPLICATION_TEXT.phoneNeeded;
  if (phone.search(UNPHONED) >= 0) return APPLICATION_TEXT.phoneSigns;
  if (phone.length < min) return APPLICATION_TEXT.phoneShort;
  return phone.length > max ? atMost(APPLICATION_FIELDS.phone, max) : null;
}

function emailProblem(email: string): string | null {
  const flaw = emailFlaw(email);
  return flaw && (flaw === 'missing' ? APPLICATION_TEXT.emailNeeded : APPLICATION_TEXT.emailBad);
}

const noteProblem = (note: string): string | null =>
  note.trim().length > APPLICATION_LIMITS.note ? atMost(APPLICATION_FIELDS.note, APPLICATION_LIMITS.note) : boundProblem(note);

function consentProblem(version: number): string | null {
  if (version === JOB_CONSENT.version) return null;
  return version === 0 ? APPLICATION_TEXT.consentNeeded : APPLICATION_TEXT.consentChanged;
}

/** What is wrong with a message of either side, or null. */
export const answerProblem = (text: string): string | null => textProblem(APPLICATION_FIELDS.answer, text, APPLICATION_LIMITS.answer);

/** What is wrong with a note that only the employer's side sees, or null. */
export const teamNoteProblem = (text: string): string | null => textProblem(APPLICATION_FIELDS.teamNote, text, APPLICATION_LIMITS.teamNote);

/** What is wrong with the reason for taking a CV out of the page, or null. */
export function downloadReasonProblem(reason: string): string | null {
  const { min, max } = APPLICATION_LIMITS.downloadReason;
  const { length } = reason.trim();
  if (length === 0) return APPLICATION_TEXT.reasonNeeded;
  if (length < min) return atLeast(APPLICATION_FIELDS.reason, min);
  return foldedProblem(APPLICATION_FIELDS.reason, reason, max);
}
