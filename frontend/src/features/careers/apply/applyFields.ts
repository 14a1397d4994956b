import { applicationProblems, UNPHONED } from '@contracts/job-application-problems';
import { APPLICATION_LIMITS, APPLICATION_TEXT, type ApplyRequest } from '@contracts/job-applications';
import { JOB_CONSENT } from '@contracts/job-consent';

/** A CV that was sent for this application. */
export interface SentCv {
  url: string;
  name: string;
  size: number;
}

export interface ApplyFields {
  phone: string;
  email: string;
  /** The profile's own, or the one that was sent. */
  cv: 'profile' | 'other';
  sent: SentCv | null;
  note: string;
  agrees: boolean;
}

export const emptyApplication = (email: string): ApplyFields => ({ phone: '', email, cv: 'profile', sent: null, note: '', agrees: false });

/** What may stand in a telephone number, while it is typed. */
export const typedPhone = (typed: string): string => typed.replace(UNPHONED, '');
export const typedEmail = (typed: string): string => typed.replace(/\s/g, '');

/** `profileCv`: the address of the CV on the profile; null where there is none. */
export const applyRequestOf = ({ phone, email, cv, sent, note, agrees }: ApplyFields, profileCv: string | null): Required<ApplyRequest> => ({
  phone,
  email: typedEmail(email),
  cv_url: (cv === 'profile' && profileCv) || (sent?.url ?? ''),
  note: note.trim(),
  consent_version: agrees ? JOB_CONSENT.version : 0,
});

/** What of it is kept on this device until it is sent: neither a CV nor a consent. */
type KeptFields = Pick<ApplyFields, 'phone' | 'email' | 'note'>;
export const keptOf = ({ phone, email, note }: ApplyFields): KeptFields => ({ phone, email, note });
/** As what it is kept; `forgetLocalDrafts` removes such at sign-out. */
export const applyDraft = (memberId: string, jobId: string): string => `${memberId}:apply:${jobId}`;

export type ApplyProblems = Partial<Record<keyof ApplyFields, string>>;

/** What the server says of its fields, at those of the form. */
export const atFields = ({ cv_url, consent_version, ...others }: Record<string, string | undefined>): ApplyProblems => ({
  ...others,
  ...(cv_url && { cv: cv_url }),
  ...(consent_version && { agrees: consent_version }),
});

export const applyProblemsOf = (fields: ApplyFields, profileCv: string | null): ApplyProblems =>
  atFields(applicationProblems(applyRequestOf(fields, profileCv)));

/** Why a file cannot be a CV, as far as that is seen before it is sent; null where it may be one. */
export function cvProblem({ type, name, size }: Pick<File, 'type' | 'name' | 'size'>): string | null {
  if (type !== 'application/pdf' && !name.toLowerCase().endsWith('.pdf')) return APPLICATION_TEXT.onlyPdf;
  return size > APPLICATION_LIMITS.cvBytes ? APPLICATION_TEXT.cvTooLarge : null;
}
