/** Sanctions of members, on the wire: what they are, how one is given, changed and lifted. */
import type { Author } from './accounts.js';
import type { AppealOutcome, AppealState } from './appeal-outcomes.js';

export const SANCTION_KINDS = ['warned', 'muted', 'suspended', 'banned'] as const;
export type SanctionKind = (typeof SANCTION_KINDS)[number];
export type RestrictionKind = Extract<SanctionKind, 'suspended' | 'banned'>;

export const SANCTION_LABEL: Record<SanctionKind, string> = {
  warned: 'Uyarı',
  muted: 'Susturma',
  suspended: 'Uzaklaştırma',
  banned: 'Yasaklama',
};

/** Where a sanction stands: `withdrawn` and `lifted` are what moderators took back, `expired` what came to its end. */
export const SANCTION_STATES = ['in_force', 'expired', 'withdrawn', 'lifted'] as const;
export type SanctionState = (typeof SANCTION_STATES)[number];
export const SANCTION_STATE_LABEL: Record<SanctionState, string> = {
  in_force: 'Yürürlükte',
  expired: 'Süresi doldu',
  withdrawn: 'Geri alındı',
  lifted: 'Kaldırıldı',
};

export const SANCTION_LIMITS = { note: 1000, shortestMinutes: 1, durationMinutes: 5_256_000 } as const;

export const SANCTION_TEXT = {
  aboutYourself: 'Kendi hakkınızda karar veremezsiniz.',
  aboutSuperior: 'Bu üye hakkında karar verme yetkiniz yok.',
  memberUnknown: 'Böyle bir üye yok.',
  unknown: 'Böyle bir yaptırım yok.',
  over: 'Bu yaptırım zaten sona ermiş.',
  noteNeeded: 'Bir gerekçe yazın.',
  noteLong: `Gerekçe en fazla ${SANCTION_LIMITS.note} karakter olmalıdır`,
  muteNeedsEnd: 'Susturmanın bir süresi olmalıdır.',
  endSame: 'Yaptırım zaten bu tarihe kadar sürüyor.',
  changesNothing: 'Üye bundan kısa olmayan bir yaptırım altında. Bitişini değiştirmek için “Süreyi değiştir” düğmesini kullanın.',
  endPast: 'Yeni bitiş gelecekte olmalıdır.',
  given: 'Yaptırım uygulandı.',
  lifted: 'Yaptırım kaldırıldı.',
  changed: 'Yaptırımın bitişi değişti.',
} as const;

/** A ban or suspension that ends at `until` (ISO), or never. */
export interface EndsAt {
  readonly kind: RestrictionKind;
  readonly until: string | null;
}

/** Whether a sanction that ends at `until` (null: never) holds at a time. */
export const holdsAt = (until: string | null, at: string): boolean => until === null || until > at;
/** Whether one end is later than another; null is never, and so the latest. */
export const endsLater = (until: string | null, than: string | null): boolean => than !== null && (until === null || until > than);

/** The restriction that counts at a time (ISO): a ban before a suspension, the later end before the earlier. */
export function strongestAt<R extends EndsAt>(restrictions: Iterable<R>, at: string): R | null {
  let strongest: R | null = null;
  for (const restriction of restrictions) {
    if (!holdsAt(restriction.until, at)) continue;
    if (!strongest || isStronger(restriction, strongest)) strongest = restriction;
  }
  return strongest;
}

const isStronger = (one: EndsAt, other: EndsAt): boolean => (one.kind === other.kind ? endsLater(one.until, other.until) : one.kind === 'banned');

/** Body of `POST /api/console/members/{id}/sanctions/{sanction}/lift`: a warning is withdrawn, everything else ends now. */
export interface LiftRequest {
  kind: SanctionKind;
  note: string;
}

/** Body of `PUT /api/console/members/{id}/sanctions/{sanction}`. */
export interface ChangeEndRequest {
  kind: Exclude<SanctionKind, 'warned'>;
  /** From now on; left out for ever, which no mute is. */
  durationMinutes?: number;
  note: string;
}

/** Who gave a sanction, and where the appeal against it stands; null where nobody appealed. */
export interface SanctionStory {
  by: Author;
  appeal: { state: AppealState; outcome: AppealOutcome | null } | null;
}

/** A sanction as the console lists it. */
export interface SanctionRow {
  id: string;
  type: SanctionKind;
  at: string;
  reason: string;
  note: string | null;
  until: string | null;
  state: SanctionState;
  /** Whether a warning counts towards the threshold now, or a suspension came of it. */
  counts: boolean;
  by_threshold: boolean;
  report_id: string | null;
  /** Where a page tells it; missing, too, where nobody knows any more. */
  story?: SanctionStory;
}
