/** The blind second review, on the wire: a decision of the sample is made once more by somebody who does not know it. */
import type { Author } from './accounts.js';
import type { Verdict } from './cases.js';
import { CASE_LIMITS } from './cases.js';
import type { ModerationAction, ModerationOutcome, ReportedType, ReportReason } from './moderation.js';
import type { PastPart, ReplayedReport } from './travel.js';

export const SECOND_REVIEW_LIMITS = {
  /** Of the note, and of the reason for which an answer is taken back. */
  note: 1000,
  clause: CASE_LIMITS.clause,
  /** Decisions that the queue shows, those first that wait longest. */
  shown: 100,
} as const;

export const SECOND_REVIEW_TEXT = {
  unknown: 'Bu karar örneklemde değil.',
  nothingChosen: 'En az bir işlem seçin, not yazmakla yetinin ya da raporları reddedin.',
  noteLong: `Not en fazla ${SECOND_REVIEW_LIMITS.note} karakter olmalıdır`,
  reasonNeeded: 'Yanıtınızı neden geri aldığınızı yazın.',
  reasonLong: `Gerekçe en fazla ${SECOND_REVIEW_LIMITS.note} karakter olmalıdır`,
  given: 'Bu kararın ikinci incelemesi zaten yapıldı.',
  left: 'İncelenecek içerik kalıcı olarak silindi; bu karar örneklemden çıkar.',
  notGiven: 'Geri alınacak bir ikinci inceleme yok.',
  notYours: 'Yalnızca kendi incelemenizi geri alabilirsiniz.',
  saved: 'İncelemeniz kaydedildi.',
  takenBack: 'İncelemeniz geri alındı; karar başka birini bekliyor.',
  decided: 'Bu kararı siz verdiniz; kendi kararınızı inceleyemezsiniz.',
  confirmed: 'Bu kararı siz onayladınız; kendi kararınızı inceleyemezsiniz.',
  reconsidered: 'Bu kararın geri alınmasına ya da itirazına siz baktınız; yeniden inceleyemezsiniz.',
  author: 'Bu karar sizin hakkınızda; inceleyemezsiniz.',
  reporter: 'Bu içeriği siz raporladınız; kararını inceleyemezsiniz.',
  seen: 'Bu kararı incelediğinizde verilen kararı gördünüz; bir daha görmeden bakamazsınız.',
} as const;

/** Why somebody does not review a decision. */
export const INVOLVEMENTS = ['decided', 'confirmed', 'reconsidered', 'author', 'reporter', 'seen'] as const;
export type Involvement = (typeof INVOLVEMENTS)[number];

/** What was decided, or would have been, as it is compared. */
export type Judgement = 'dismissed' | ModerationOutcome;
export const JUDGEMENT_LABEL: Record<Judgement, string> = {
  dismissed: 'Reddet',
  no_action: 'Yalnızca not',
  user_warned: 'Uyar',
  user_muted: 'Sustur',
  user_suspended: 'Uzaklaştır',
  content_hidden: 'Gizle',
  content_deleted: 'Sil',
  taken_back: 'Yazarı geri aldı',
};

/** A decision that waits for its second review: nothing of what was decided. */
export interface SampledRow {
  /** The decision's. */
  id: string;
  reported_type: ReportedType;
  reports: number;
  /** When it was decided. */
  at: string;
}

export interface SecondReviewQueue {
  /** Those that the reader may review, the oldest first. */
  rows: SampledRow[];
  /** How many wait in all. */
  waiting: number;
  /** Of the first ones that wait, how many the reader took part in. */
  involved: number;
}

/** A choice of verb and rule. */
export interface Chosen {
  verdict: Verdict;
  actions: ModerationAction[];
  reason: ReportReason;
  clause: string | null;
  judgement: Judgement;
  note: string | null;
}

/** What was known of the member by then: what had been decided about them, by whom is not told. */
export interface EarlierDecision {
  id: string;
  at: string;
  what: string;
  why: string | null;
}

/** `GET /api/console/audit/second-review/{id}`: how it stood before the decision; what was decided only once it was answered. */
export interface SampledDecision extends SampledRow {
  case_id: string;
  /** The text, the topic that it stands in, the member. */
  parts: PastPart[];
  seen_reports: ReplayedReport[];
  earlier: EarlierDecision[];
  /** Nothing is left to be looked at. */
  gone: boolean;
  review: SecondReview | null;
}

export interface SecondReview {
  id: string;
  reviewer: Author;
  at: string;
  chosen: Chosen;
  decided: Chosen & { moderator: Author; reversed_at: string | null };
  /** The same verb; and, where both found the reporters right, the same rule. */
  agrees: boolean;
  same_rule: boolean | null;
  /** Whether the reader may take it back. */
  may_take_back: boolean;
}

/** Body of `POST /api/console/audit/second-review/{id}`. */
export interface SecondReviewRequest {
  verdict: Verdict;
  actions?: ModerationAction[];
  reason: ReportReason;
  clause?: string;
  note?: string;
}

/** Body of `POST /api/console/audit/second-review/{id}/take-back`. */
export interface TakeBackReviewRequest {
  reason: string;
}
