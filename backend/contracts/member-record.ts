/** What the console shows on a member's page beside their standing. */
import type { AboveFields } from './above.js';
import type { Author } from './accounts.js';
import type { ModerationOutcome, ReportedType, ReportReason, ReportStatus } from './moderation.js';
import { seenLength } from './one-line.js';

export const STAFF_NOTE_LIMITS = { text: 1000, perMember: 100 } as const;
export const STAFF_NOTE_TEXT = {
  empty: 'Bir not yazın.',
  long: `Not en fazla ${STAFF_NOTE_LIMITS.text} karakter olmalıdır`,
  tooMany: `Bir üye hakkında en fazla ${STAFF_NOTE_LIMITS.perMember} not tutulur. Eski bir notu silin.`,
  unknown: 'Böyle bir not yok.',
  notYours: 'Bir notu yalnızca yazarı veya bir yönetici silebilir.',
  aboutSuperior: 'Bu üye hakkındaki notlara bakma yetkiniz yok.',
  kept: 'Not eklendi.',
  removed: 'Not silindi.',
} as const;

/** Body of `POST /api/console/members/{id}/notes`. */
export interface StaffNoteRequest {
  text: string;
}

/** A note that staff keep about a member; the member does not see it. */
export interface StaffNoteRow {
  id: string;
  text: string;
  at: string;
  author: Author;
}

export const DISCLOSURE_PURPOSES = ['account_recovery', 'official_request', 'other'] as const;
export type DisclosurePurpose = (typeof DISCLOSURE_PURPOSES)[number];
export const DISCLOSURE_PURPOSE_LABEL: Record<DisclosurePurpose, string> = {
  account_recovery: 'Hesap kurtarma',
  official_request: 'Resmî talep',
  other: 'Diğer',
};
export const DISCLOSURE_LIMITS = { shortest: 20, reason: 500 } as const;
export const DISCLOSURE_TEXT = {
  memberUnknown: 'Böyle bir üye yok.',
  long: `Gerekçe en fazla ${DISCLOSURE_LIMITS.reason} karakter olmalıdır`,
  aboutSuperior: 'Bu üyenin bilgilerine bakma yetkiniz yok.',
  kept: 'Üye, verilerinde adresine bakıldığını, görevinizi ve bu gerekçeyi görür; adınızı görmez.',
} as const;
const disclosureShortText = (length: number) => `En az ${DISCLOSURE_LIMITS.shortest} karakter yazın (${length}/${DISCLOSURE_LIMITS.shortest})`;

/** What is wrong with the reason for reading a member's address, or null. */
export function memberDisclosureProblem(reason: string): string | null {
  const seen = seenLength(reason);
  if (seen < DISCLOSURE_LIMITS.shortest) return disclosureShortText(seen);
  return reason.trim().length > DISCLOSURE_LIMITS.reason ? DISCLOSURE_TEXT.long : null;
}

/** Body of `POST /api/console/members/{id}/email`. */
export interface MemberDisclosureRequest {
  purpose: DisclosurePurpose;
  reason: string;
}

export interface MemberEmail {
  email: string;
}

/** An open session of a member, as staff see it: no address is known. */
export interface MemberSessionRow {
  id: string;
  device: string;
  place: string | null;
  created_at: string;
  last_seen_at: string;
}

/** Why a session is over, in the words of staff. Old facts do not say why all were closed at once. */
export const SESSION_CLOSING_LABEL = {
  signed_out: 'Çıkış yapıldı',
  revoked: 'Üye kapattı',
  password_changed: 'Şifre değişti',
  ended_by_staff: 'Moderatör kapattı',
  restricted: 'Kararla kapatıldı',
  expired: 'Süresi doldu',
  closed: 'Kapatıldı',
} as const;
export type SessionClosing = keyof typeof SESSION_CLOSING_LABEL;

export interface ClosedSessionRow {
  id: string;
  device: string;
  place: string;
  created_at: string;
  ended_at: string;
  ended_for: SessionClosing;
}

/** Why nobody was let in, in the words of staff. */
export const SIGN_IN_REFUSAL_LABEL = {
  wrong_password: 'Şifre yanlış',
  second_factor: 'İkinci adım yanlış',
  restricted: 'Hesap kısıtlı',
} as const;
export type SignInRefusal = keyof typeof SIGN_IN_REFUSAL_LABEL;

/** Refused sign-ins of one day that were alike. */
export interface RefusedSignInRow {
  id: string;
  device: string;
  place: string;
  why: SignInRefusal;
  count: number;
  /** The last of them. */
  at: string;
}

/** Where a member is and was signed in, and where nobody was let in: of what is past, the newest. */
export interface MemberSessions {
  open: MemberSessionRow[];
  closed: ClosedSessionRow[];
  refused: RefusedSignInRow[];
}
export const MEMBER_SESSIONS_KEPT = 20;

export const WRITTEN_STATES = ['visible', 'hidden', 'deleted', 'withdrawn', 'merged'] as const;
export type WrittenState = (typeof WRITTEN_STATES)[number];
export const WRITTEN_STATE_LABEL: Record<WrittenState, string> = {
  visible: 'Yayında',
  hidden: 'Gizlendi',
  deleted: 'Silindi',
  withdrawn: 'Yazarı sildi',
  merged: 'Birleştirildi',
};

/** Something that a member wrote, newest first. */
export interface MemberTextRow extends AboveFields {
  id: string;
  type: ReportedType;
  /** Empty for a comment of a post. */
  topic_id: string;
  /** Title of the topic, or the beginning of the comment; empty once it is gone. */
  title: string;
  created_at: string;
  state: WrittenState;
  /** Whether the author of the topic chose it as the solution. */
  is_solution: boolean;
}

/** A report that a member sent or that is about a text of theirs. */
export interface MemberReportRow {
  id: string;
  reported_type: ReportedType;
  reported_id: string;
  reason: ReportReason;
  status: ReportStatus;
  outcome: ModerationOutcome | null;
  created_at: string;
  content_title: string;
}
