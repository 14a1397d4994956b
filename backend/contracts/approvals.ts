/** Decisions that wait for a second person, on the wire. */
import type { Author } from './accounts.js';

/** What may have to wait. Each is declared by the slice that carries it out. */
export const APPROVAL_KINDS = [
  'staff_role',
  'settings',
  'permanent_sanction',
  'bulk_decision',
  'page_text',
  'watched_words',
  'blocked_mail',
  'audit_export',
] as const;
export type ApprovalKind = (typeof APPROVAL_KINDS)[number];

export const APPROVAL_KIND_LABEL: Record<ApprovalKind, string> = {
  staff_role: 'Görev değişikliği',
  settings: 'Ayar değişikliği',
  permanent_sanction: 'Kalıcı yaptırım',
  bulk_decision: 'Toplu karar',
  page_text: 'Sayfa metni',
  watched_words: 'İzlenen sözcükler',
  blocked_mail: 'Engellenen alan adları',
  audit_export: 'Tam dışa aktarma',
};

/** `granted`: confirmed and not carried out yet; `failed`: confirmed, and meanwhile a rule forbids it. */
export const APPROVAL_STATES = ['waiting', 'granted', 'done', 'failed', 'refused', 'withdrawn', 'expired'] as const;
export type ApprovalState = (typeof APPROVAL_STATES)[number];

export const APPROVAL_STATE_LABEL: Record<ApprovalState, string> = {
  waiting: 'Onay bekliyor',
  granted: 'Onaylandı, uygulanıyor',
  done: 'Onaylandı, uygulandı',
  failed: 'Onaylandı, uygulanamadı',
  refused: 'Reddedildi',
  withdrawn: 'Geri çekildi',
  expired: 'Süresi doldu',
};

export const APPROVAL_LISTS = ['waiting', 'over'] as const;
export type ApprovalList = (typeof APPROVAL_LISTS)[number];

/** A sanction that lasts longer than a year counts as one without an end. */
export const APPROVAL_LIMITS = { note: 500, hours: 24, daysAlone: 365, casesAlone: 20, waiting: 20 } as const;

export const APPROVAL_TEXT = {
  waits: `İkinci bir yetkilinin onayını bekliyor. ${APPROVAL_LIMITS.hours} saat içinde onaylanmazsa düşer.`,
  already: 'Bu üye hakkında aynı türden bir istek zaten onay bekliyor.',
  tooMany: `Bu türden ${APPROVAL_LIMITS.waiting} istek zaten onay bekliyor. Önce onlar sonuçlanmalı.`,
  unknown: 'Böyle bir istek yok.',
  own: 'Kendi isteğinizi onaylayamaz ve reddedemezsiniz. Vazgeçtiyseniz geri çekin.',
  aboutYourself: 'Sizi ilgilendiren bir yaptırımı onaylayamazsınız.',
  mayNot: 'Bu işlemi yapma yetkiniz yok, onaylayamazsınız.',
  notYours: 'Yalnızca isteyen geri çekebilir.',
  expired: 'Bu isteğin süresi dolmuş.',
  requesterMayNot: 'İsteyenin artık bu işlem için yetkisi yok. İsteği reddedin ya da süresinin dolmasını bekleyin.',
  memberGone: 'İlgili üyenin hesabı artık yok.',
  noteNeeded: 'Neden reddettiğinizi yazın.',
  noteLong: `Not en fazla ${APPROVAL_LIMITS.note} karakter olmalıdır`,
  granted: 'Onaylandı.',
  refused: 'Reddedildi.',
  withdrawn: 'İstek geri çekildi.',
  /** Told to the member whose suspension ends with the request. */
  suspensionEnds: 'Hesabınız hakkındaki değerlendirme sona erdi.',
} as const;

/** Somebody else was faster. */
export const alreadyOverText = (state: ApprovalState): string => `Bu istek artık beklemiyor: ${APPROVAL_STATE_LABEL[state].toLocaleLowerCase('tr')}.`;

export const isPermanent = (minutes: number | null): boolean => minutes === null || minutes > APPROVAL_LIMITS.daysAlone * 24 * 60;

/** Added to the answer of what waits instead of being done. */
export interface Waiting {
  id: string;
  /** ISO time after which it has come to nothing. */
  until: string;
}

/** One thing that changes. */
export interface ApprovalChange {
  label: string;
  /** Null where nothing was before. */
  from: string | null;
  to: string;
}

/** A case, and what the decision on it will go by. */
export interface WaitingCase {
  caseId: string;
  decisionId: string;
}

/** A case that was to be decided on, and was not. */
export interface LeftOut {
  id: string;
  /** Why not. */
  error: string;
}

/** A row of `GET /api/console/approvals`, those that wait with the first to end first, the others with the newest first. */
export interface ApprovalRow {
  id: string;
  kind: ApprovalKind;
  state: ApprovalState;
  sentence: string;
  changes: ApprovalChange[];
  /** Whom it is about; null where it is about the house or about many. */
  member: Author | null;
  /** The code of the community's rule. */
  rule: string | null;
  /** What was written with it; null where nothing was, or its writer or member is forgotten. */
  words: string | null;
  /** What was written for staff alone. */
  staff_words: string | null;
  /** The slug of the page that changes; null where none does. */
  page: string | null;
  /** Ids of the cases that are decided on. */
  cases: string[];
  /** Those of them that could not be decided on any more when it was confirmed. */
  left_out: LeftOut[];
  requested_by: Author;
  requested_at: string;
  until: string;
  decided_by: Author | null;
  decided_at: string | null;
  note: string | null;
  /** Why it could not be carried out. */
  failure: string | null;
  is_own: boolean;
  /** Whether the reader may confirm or refuse it now; if not, `hindrance` says why. */
  may_decide: boolean;
  hindrance: string | null;
}

/** Body of `POST /api/console/approvals/{id}/grant`. */
export interface GrantApprovalRequest {
  note?: string;
}
/** Body of `POST /api/console/approvals/{id}/refuse`. */
export interface RefuseApprovalRequest {
  note: string;
}
