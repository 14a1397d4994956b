/** What a member is told of a decision on a case: the mail says it, and the desk shows it before it is decided. */
import { APPEAL_TEXT, type AppealChange, BROUGHT_BACK_TEXT, type BroughtBack } from './appeals.js';
import type { CaseAction } from './cases.js';
import { bannedText, DEFAULT_MUTE_MINUTES, mutedText, REASON_LABEL, type ReportReason, suspendedText } from './moderation.js';
import {
  messageOutcomeText,
  outcomeText,
  postOutcomeText,
  projectOutcomeText,
  roomMessageOutcomeText,
  roomOutcomeText,
  updateOutcomeText,
} from './notification-text.js';
import { type ProfileField, withheldText } from './profile-fields.js';
import type { SanctionKind } from './sanctions.js';

export interface ToldDecision {
  readonly commentId: string | null;
  /** The post, the project, the update, the message or the room that it is about; left out for everything else. */
  readonly postId?: string;
  readonly projectId?: string;
  readonly updateId?: string;
  readonly jobId?: string;
  readonly messageId?: string;
  readonly roomId?: string;
  readonly roomMessageId?: string;
  /** Of a profile: what the decision hides or deletes; left out for texts. */
  readonly profile?: readonly ProfileField[];
  readonly reason: ReportReason;
  readonly clause: string | null;
  readonly actions: readonly CaseAction[];
  /** ISO time of the decision. */
  readonly at: string;
  /** The end of the suspension that its warning led to, as it was one too many; left out where it led to none. */
  readonly suspendedUntil?: string | null;
}

/** What a mail about a sanction is called. */
export const SANCTION_SUBJECT: Record<SanctionKind, string> = {
  warned: 'hesabınız uyarıldı',
  muted: 'bir süre yazamayacaksınız',
  suspended: 'bir süre uzaklaştırıldınız',
  banned: 'hesabınız yasaklandı',
};

/** The gravest first: the mail is named after it. */
const NAMED_AFTER = [
  ['ban_user', SANCTION_SUBJECT.banned],
  ['suspend_user', SANCTION_SUBJECT.suspended],
  ['mute_user', SANCTION_SUBJECT.muted],
  ['warn_user', SANCTION_SUBJECT.warned],
] as const;

/** The text or profile that it is about, for a sentence. */
function aboutOf({ profile, postId, projectId, updateId, jobId, messageId, roomId, roomMessageId, commentId }: ToldDecision): string {
  if (profile) return 'profiliniz';
  if (postId) return 'yazınız';
  if (projectId) return 'projeniz';
  if (updateId) return 'güncellemeniz';
  if (jobId) return 'iş ilanınız';
  if (messageId) return 'mesajınız';
  if (roomId) return 'sesli odanız';
  if (roomMessageId) return 'sesli odadaki mesajınız';
  return commentId ? 'yorumunuz' : 'konunuz';
}

const JOB_OUTCOME = { hidden: 'İş ilanınız moderatör tarafından gizlendi.', deleted: 'İş ilanınız moderatör tarafından kaldırıldı.' } as const;
const contentOutcome = (outcome: 'hidden' | 'deleted', told: ToldDecision): string => {
  const { profile, postId, projectId, updateId, jobId, messageId, roomId, roomMessageId, commentId } = told;
  if (profile) return withheldText(outcome, profile);
  if (postId) return `${postOutcomeText(outcome)}.`;
  if (updateId) return `${updateOutcomeText(outcome)}.`;
  if (jobId) return JOB_OUTCOME[outcome];
  if (messageId) return `${messageOutcomeText(outcome)}.`;
  if (roomId) return `${roomOutcomeText(outcome)}.`;
  if (roomMessageId) return `${roomMessageOutcomeText(outcome)}.`;
  return `${projectId ? projectOutcomeText(outcome) : outcomeText(outcome, commentId)}.`;
};

/** What the whole is called. */
export function decisionSubject(told: ToldDecision): string {
  if (told.suspendedUntil !== undefined) return SANCTION_SUBJECT.suspended;
  const [, named] = NAMED_AFTER.find(([action]) => told.actions.some((taken) => taken.action === action)) ?? [null, null];
  return named ?? `${aboutOf(told)} hakkında ${told.actions.length > 0 ? 'bir karar verildi' : 'size yazıldı'}`;
}

/** What was done, a sentence each; where nothing was, that they were written to. `timeOf` tells an ISO time in words. */
export function decisionSentences(told: ToldDecision, timeOf: (iso: string) => string): string[] {
  const { actions, reason, suspendedUntil } = told;
  const done = actions.map((action) => sentenceOf(action, told, timeOf));
  if (suspendedUntil !== undefined) done.push(thresholdText(REASON_LABEL[reason], suspendedUntil && timeOf(suspendedUntil)));
  return done.length > 0 ? done : [`Moderatörler ${aboutOf(told)} hakkında size yazdı.`];
}

function sentenceOf({ action, durationMinutes }: CaseAction, told: ToldDecision, timeOf: (iso: string) => string): string {
  const { at, reason } = told;
  const label = REASON_LABEL[reason];
  const ends = (minutes: number) => timeOf(new Date(Date.parse(at) + minutes * 60_000).toISOString());
  switch (action) {
    case 'warn_user':
      return 'Moderatörler hesabınızı uyardı.';
    case 'mute_user':
      return mutedText(ends(durationMinutes ?? DEFAULT_MUTE_MINUTES));
    case 'suspend_user':
      return suspendedText(label, durationMinutes === null ? null : ends(durationMinutes));
    case 'ban_user':
      return bannedText(label, durationMinutes === null ? null : ends(durationMinutes));
    case 'hide_content':
      return contentOutcome('hidden', told);
    case 'delete_content':
      return contentOutcome('deleted', told);
  }
}

/** What a warning led to that was one too many; `until` in words. */
export const thresholdText = (reason: string, until: string | null): string => `Uyarı sayınız eşiğe ulaştı. ${suspendedText(reason, until)}`;

/** By which rule. */
export const ruleText = ({ reason, clause }: Pick<ToldDecision, 'reason' | 'clause'>): string =>
  `Gerekçe: ${REASON_LABEL[reason]}${clause ? ` (Kural ${clause})` : ''}`;

/** How to say something against it; `until` in words. */
export const appealSentence = (until: string): string =>
  `Bu karara ${until} tarihine kadar, bir kez itiraz edebilirsiniz. ${APPEAL_TEXT.byOther} Giriş yapmanız gerekmez:`;

/** What followed from an appeal, as far as its member is told. */
export interface AppealEnding {
  /** Whether it lifted a sanction. */
  readonly lifts: boolean;
  readonly changes: readonly AppealChange[];
  readonly back: BroughtBack | null;
  readonly withoutOther: boolean;
}

const YOUR_SANCTION: Record<AppealChange['kind'], string> = { muted: 'Susturmanız', suspended: 'Uzaklaştırmanız', banned: 'Yasağınız' };

/** When a sanction ends by itself after an appeal; `timeOf` tells an ISO time in words. */
export const newEndText = ({ kind, until }: AppealChange, timeOf: (iso: string) => string): string =>
  `${YOUR_SANCTION[kind]} ${timeOf(until)} tarihinde kendiliğinden sona erecek.`;

/** What follows from an appeal, a sentence each: the mail says it, and the desk shows it before it is decided. */
export const appealEndingSentences = ({ lifts, changes, back, withoutOther }: AppealEnding, timeOf: (iso: string) => string): string[] => [
  ...(lifts ? ['Bu kararla verilen yaptırım kaldırıldı.'] : []),
  ...changes.map((change) => newEndText(change, timeOf)),
  ...(back ? [BROUGHT_BACK_TEXT[back]] : []),
  ...(withoutOther ? [APPEAL_TEXT.withoutOther] : []),
  APPEAL_TEXT.final,
];
