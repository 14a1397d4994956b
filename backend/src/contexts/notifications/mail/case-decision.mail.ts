import type { CaseAction } from '../../../../contracts/cases.js';
import { bannedText, DEFAULT_MUTE_MINUTES, mutedText, REASON_LABEL, type ReportReason, suspendedText } from '../../../../contracts/moderation.js';
import { outcomeText } from '../../../../contracts/notification-text.js';
import { inOneLine } from '../../../../contracts/one-line.js';
import { type ProfileField, withheldText } from '../../../../contracts/profile-fields.js';
import type { Mail } from '../../../kernel/mailer.js';
import { turkishTime } from '../../../platform/dates/turkish-time.js';
import type { ReadableText } from '../notice/subjects.port.js';
import type { AppealAddress } from './appeal-addresses.port.js';
import { appealText, type Letter, optionalFoot, placeOf, RESTRICTION_FOOT, ruleOf, SUBJECT, thresholdText } from './moderation.mail.js';

/** What is told of a decision on a case. */
export interface DecisionInWords {
  readonly commentId: string | null;
  /** Of a profile: what the decision hides or deletes; left out for texts. */
  readonly profile?: readonly ProfileField[];
  readonly reason: ReportReason;
  readonly clause: string | null;
  readonly actions: readonly CaseAction[];
  /** ISO time of the decision. */
  readonly at: string;
  /** What the moderator wrote, or null. */
  readonly words: string | null;
  /** The text that it is about, as far as its author can read it. */
  readonly text: ReadableText | null;
  /** The end of the suspension that its warning led to, as it was one too many; left out where it led to none. */
  readonly suspendedUntil?: string | null;
}

/** The gravest first: the mail is named after it. */
const NAMED_AFTER = [
  ['ban_user', SUBJECT.banned],
  ['suspend_user', SUBJECT.suspended],
  ['mute_user', SUBJECT.muted],
  ['warn_user', SUBJECT.warned],
] as const;

/** All of a decision in one mail: what was done, to which text, by which rule, until when, and how to appeal; null when nothing is left to tell. */
export function caseDecisionMail({ id, to, publicUrl }: Letter, told: DecisionInWords, appeal: AppealAddress | null): Mail | null {
  const { commentId, text, words, suspendedUntil } = told;
  const isSuspended = suspendedUntil !== undefined;
  const done = [...told.actions.map((action) => sentenceOf(action, told)), ...(isSuspended ? [thresholdText(REASON_LABEL[told.reason], suspendedUntil)] : [])];
  if (done.length === 0 && words === null) return null;
  const about = told.profile ? 'profiliniz' : commentId ? 'yorumunuz' : 'konunuz';
  const [, named] = NAMED_AFTER.find(([action]) => told.actions.some((taken) => taken.action === action)) ?? [null, null];
  const intro = done.length > 0 ? done.join('\n') : `Moderatörler ${about} hakkında size yazdı.`;
  return {
    id,
    to,
    subject: (isSuspended ? SUBJECT.suspended : named) ?? `Meydan: ${about} hakkında ${done.length > 0 ? 'bir karar verildi' : 'size yazıldı'}`,
    text: `Merhaba,

${[intro, text && placeOf(publicUrl, commentId, text), ruleOf(told), words && `Moderatörün açıklaması: “${inOneLine(words)}”`].filter(Boolean).join('\n\n')}
${appeal && done.length > 0 ? appealText(appeal) : ''}
Topluluk kuralları: ${publicUrl}/terms

Meydan
${isSuspended || shutsOut(told.actions) ? RESTRICTION_FOOT : optionalFoot(publicUrl, done.length > 0 ? 'hakkınızda bir karar verildiği' : 'moderatörler size yazdığı')}`,
  };
}

/** Whoever is shut out cannot change what they are sent, and must know why they are. */
export const shutsOut = (actions: readonly CaseAction[]): boolean => actions.some(({ action }) => action === 'suspend_user' || action === 'ban_user');

function sentenceOf({ action, durationMinutes }: CaseAction, { at, reason, commentId, profile }: DecisionInWords): string {
  const label = REASON_LABEL[reason];
  switch (action) {
    case 'warn_user':
      return 'Moderatörler hesabınızı uyardı.';
    case 'mute_user':
      return mutedText(turkishTime(endOf(at, durationMinutes ?? DEFAULT_MUTE_MINUTES)));
    case 'suspend_user':
      return suspendedText(label, durationMinutes === null ? null : turkishTime(endOf(at, durationMinutes)));
    case 'ban_user':
      return bannedText(label, durationMinutes === null ? null : turkishTime(endOf(at, durationMinutes)));
    case 'hide_content':
      return profile ? withheldText('hidden', profile) : `${outcomeText('hidden', commentId)}.`;
    case 'delete_content':
      return profile ? withheldText('deleted', profile) : `${outcomeText('deleted', commentId)}.`;
  }
}

const endOf = (at: string, minutes: number): string => new Date(Date.parse(at) + minutes * 60_000).toISOString();
