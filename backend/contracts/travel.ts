/** How things stood, on the wire: what the console's audit shows of any moment, and of how a case was decided. */
import type { Author } from './accounts.js';
import type { FactRow, ReportedContent, ReportedType, ReportReason } from './moderation.js';
import type { Permission } from './permissions.js';

/** What can be looked at as it stood, and what one has to be allowed today to see it. */
export const PAST_KINDS = ['case', 'member', 'content', 'queue', 'category', 'policy'] as const;
export type PastKind = (typeof PAST_KINDS)[number];
export const PAST_LABEL: Readonly<Record<PastKind, string>> = {
  case: 'Vaka',
  member: 'Üye',
  content: 'İçerik',
  queue: 'Kuyruk',
  category: 'Kategori',
  policy: 'İlkeler',
};
export const PAST_NEEDS: Readonly<Record<PastKind, Permission>> = {
  case: 'report.read',
  member: 'member.read',
  content: 'content.read-hidden',
  queue: 'report.read',
  category: 'category.survey',
  policy: 'audit.read',
};

/** There is one queue and one set of principles: they go by a name. */
export const ONLY_ID = { queue: 'open', policy: 'community' } as const satisfies Partial<Record<PastKind, string>>;

export const TRAVEL_LIMITS = { facts: 400, cases: 50, steps: 20 } as const;
export const TRAVEL_TEXT = {
  moment: 'Adresteki an okunamadı: bir tarih ve saat ya da kayıttaki bir sıra olmalıdır.',
  later: 'Kayıt henüz o ana gelmedi.',
  notYet: 'O anda henüz yoktu.',
  withdrawn: 'Yazarı bu metni geri aldı; hiçbir hâli açılamaz.',
  closed: 'Gizli bir projenin metni burada açılmaz.',
  gone: 'Bu hâli kalıcı olarak silindi.',
} as const;

export interface PastRef {
  readonly kind: PastKind;
  readonly id: string;
}

/** A value of that time, in words; `was` is what it said before the fact that is looked at, when that was another. */
export interface PastRow {
  readonly key: string;
  readonly label: string;
  readonly value: string;
  readonly was: string | null;
}

/** A text of that time. */
export interface PastText {
  /** Counted from 1, and how many there have been up to now. */
  readonly version: number;
  readonly versions: number;
  readonly title: string | null;
  readonly html: string;
  readonly state: ReportedContent['state'];
  /** Why there is nothing to read; null when there is. */
  readonly shut: string | null;
}

/** One thing as it stood. */
export interface PastPart extends PastRef {
  readonly title: string;
  readonly rows: readonly PastRow[];
  readonly text: PastText | null;
}

/** An open case of that time. */
export interface PastCase {
  readonly id: string;
  readonly reported_type: ReportedType;
  readonly title: string;
  readonly reason: ReportReason;
  readonly reports: number;
  readonly member: Author;
  readonly opened_at: string;
  readonly claimed_by: Author | null;
}

export interface PastView extends PastRef {
  readonly title: string;
  /** The place in the log after which it is shown. */
  readonly position: number;
  /** The time at which it is shown: of the place, or the one that was asked for. */
  readonly at: string;
  /** What was recorded of it, the oldest first: before that moment and after. The newest are left out last. */
  readonly facts: readonly FactRow[];
  readonly left_out: number;
  /** The fact that is looked at: its last one up to there; null before the first. */
  readonly fact: string | null;
  /** It, and what it is about. None: it was not there yet. */
  readonly parts: readonly PastPart[];
  /** Of the queue: those that waited longest, and how many there were. */
  readonly cases: { readonly rows: readonly PastCase[]; readonly total: number } | null;
}

/** What a moderator saw of a report when the case was decided. */
export interface ReplayedReport {
  readonly id: string;
  readonly reporter: Author;
  readonly reason: ReportReason;
  readonly description: string | null;
  readonly at: string;
  /** Of the reporter's reports that were decided by then: how many, and how many of them were right. */
  readonly decided: number;
  readonly upheld: number;
}

/** Who was told of a decision, when, and in which way. */
export interface ReplayedNotice {
  readonly member: Author;
  readonly way: 'notice' | 'mail';
  readonly what: string;
  readonly at: string;
}

/** One decision of a case: what stood before whoever took it, what was decided, and what came of it. */
export interface ReplayStep {
  readonly fact: FactRow;
  /** As it was recorded, in words. */
  readonly decision: readonly PastRow[];
  /** How everything stood right before. */
  readonly seen: readonly PastPart[];
  readonly reports: readonly ReplayedReport[];
  /** Other decisions about the member that were known by then, the newest first. */
  readonly earlier: readonly FactRow[];
  /** What followed from it by itself. */
  readonly followed: readonly FactRow[];
  readonly told: readonly ReplayedNotice[];
}

export interface CaseReplay {
  readonly id: string;
  readonly title: string;
  /** The newest of them, the oldest first; `left_out` were before. */
  readonly steps: readonly ReplayStep[];
  readonly left_out: number;
}
