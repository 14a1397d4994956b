/** The figures of the audit, on the wire: how it was decided in some days, with how sure that is. */
import type { Author } from './accounts.js';
import type { ReportReason } from './moderation.js';
import type { Judgement } from './second-review.js';

export const FIGURES_LIMITS = {
  day: 10,
  /** Below so many a share says little. */
  few: 10,
  /** Offences from which on somebody is a repeat offender, and how many of them are listed. */
  repeats: 2,
  offenders: 20,
  /** Days that are shown unless others are asked for. */
  days: 30,
} as const;

export const FIGURES_TEXT = {
  few: 'az sayıda karar; karşılaştırmayın',
  fair: 'Payın yanındaki aralık, gerçek payın %95 güvenle içinde olduğu yerdir. Aralıkları örtüşenler birbirinden ayrılamaz; bu bir sıralama değildir.',
  reversal: 'Başka biri geri aldığında ya da itirazda değişip kalktığında karar geri alınmış sayılır; verenin kendi düzelttiği sayılmaz.',
  kappa: 'Cohen kappası, şansla beklenenin ötesindeki uyumdur: 1 tam uyum, 0 şans kadar.',
  undefinedKappa: 'İki taraf da hep aynı kararı verdiği için kappa tanımsız.',
} as const;

/** From 0 to 1, with the ends between which it is with 95 % certainty; null where there is nothing to tell it by. */
export interface Share {
  value: number;
  low: number;
  high: number;
}

/** Cohen's kappa; `value` is null where both sides never did but one thing: agreement by chance is then certain. */
export interface Kappa {
  value: number | null;
  low: number | null;
  high: number | null;
}

export interface Agreement {
  pairs: number;
  agreed: number;
  share: Share | null;
  /** Over what was chosen. */
  kappa: Kappa;
  /** Over whether the reporters were right alone. */
  verdict_kappa: Kappa;
  /** Of those of which both found the reporters right: how many, and how many named the same rule. */
  rule_pairs: number;
  rule_agreed: number;
  /** What was decided, and what the reviewer would have: how often. */
  cells: { decided: Judgement; reviewed: Judgement; count: number }[];
  sampled: number;
  waiting: number;
  /** Their content is gone. */
  left: number;
}

export interface Reversal {
  /** Of a rule what staff call it, of a moderator their id. */
  key: string;
  label: string;
  decisions: number;
  reversed: number;
  share: Share | null;
}
export interface ModeratorReversal extends Reversal {
  moderator: Author;
}

export interface Offender {
  member: Author;
  offences: number;
  last_at: string;
}

/** Decisions by how long their cases had waited; the last has no end. */
export interface WaitBucket {
  label: string;
  count: number;
}

export interface ReportFigures {
  reason: ReportReason;
  upheld: number;
  dismissed: number;
  open: number;
  lapsed: number;
}

/** `GET /api/console/audit/figures`; days are those of Turkey, both included. */
export interface Figures {
  from: string;
  to: string;
  decisions: number;
  reversed: Share | null;
  agreement: Agreement;
  rules: Reversal[];
  moderators: ModeratorReversal[];
  /** Members with decisions against them that stand. */
  offenders: { members: number; repeated: number; rows: Offender[] };
  time: { decided: number; median_ms: number | null; p90_ms: number | null; within: Share | null; target_hours: number; waits: WaitBucket[] };
  reports: ReportFigures[];
}
export interface FiguresRequest {
  from?: string;
  to?: string;
}
