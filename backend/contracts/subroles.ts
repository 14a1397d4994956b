/** Sub-roles on the wire: what a member may be besides a member, asked for with a reason and reviewed by an admin. */
import type { Author } from './accounts.js';
import { SUBROLES, type Subrole } from './permissions.js';

export { SUBROLES, type Subrole };

export const SUBROLE_LABEL: Record<Subrole, string> = {
  student: 'Öğrenci',
  employer: 'İşveren',
  blog_author: 'Blog Yazarı',
  job_seeker: 'İş Arayan',
  academician: 'Akademisyen',
};

/** What it is for, and what the reason has to show. */
export const SUBROLE_REQUIREMENT: Record<Subrole, string> = {
  student: 'Okulunuzu, bölümünüzü ve öğrencilik durumunuzu yazın.',
  employer: 'İş ilanı verebilir. Şirketinizi ve oradaki görevinizi yazın.',
  blog_author: 'Blog yazısı yayımlayabilir. Hangi konularda yazacağınızı, varsa yazılarınızı belirtin.',
  job_seeker: 'İlanlara başvurabilir. Deneyiminizi ve aradığınız işi yazın.',
  academician: 'Kurumunuzu, unvanınızı ve çalışma alanınızı yazın.',
};

export const SUBROLE_STATES = ['pending', 'approved', 'rejected', 'expired'] as const;
export type SubroleState = (typeof SUBROLE_STATES)[number];
export const SUBROLE_STATE_LABEL: Record<SubroleState, string> = {
  pending: 'Onay Bekliyor',
  approved: 'Onaylandı',
  rejected: 'Reddedildi',
  expired: 'Süresi Doldu',
};

/** `expiryDays`: a request that nobody has reviewed by then is over. */
export const SUBROLE_LIMITS = { reason: { min: 50, max: 500 }, info: 500, note: 500, expiryDays: 30, listed: 50 } as const;

export const SUBROLE_TEXT = {
  title: 'Subrole Yönetimi',
  approvalTime: 'Onay genellikle 1-3 iş günü sürer.',
  asked: 'Başvurunuz alındı.',
  noneChosen: 'En az bir subrole seçmelisiniz',
  reasonShort: `En az ${SUBROLE_LIMITS.reason.min} karakter yazmalısınız`,
  reasonLong: `Maksimum ${SUBROLE_LIMITS.reason.max} karakter yazabilirsiniz`,
  infoLong: `Ek bilgi en fazla ${SUBROLE_LIMITS.info} karakter olmalıdır`,
  held: 'Seçtiğiniz subrollerden biri zaten sizde. Onu çıkarıp yeniden gönderin.',
  pending: 'Bekleyen bir başvurunuz var. Yenisini o karara bağlanınca yapabilirsiniz.',
  reviewed: 'Başvuru karara bağlandı.',
  unknown: 'Böyle bir başvuru yok.',
  over: 'Bu başvuru zaten sonuçlanmış.',
  ownRequest: 'Kendi başvurunuzu siz inceleyemezsiniz; başka bir yönetici incelemelidir.',
  everyRole: 'İstenen her subrole için ya onay ya ret verin.',
  statusMismatch: 'Başvurunun durumu subrollere verilen kararlarla çelişiyor.',
  noteLong: `Not en fazla ${SUBROLE_LIMITS.note} karakter olmalıdır`,
  noteNeeded: 'Bir gerekçe yazın.',
  own: 'Kendi subrollerinize siz karar veremezsiniz; başka bir yönetici vermelidir.',
  neverHeld: 'Üye bu subrole hiç sahip olmadı. Subroller başvuruyla verilir.',
  memberUnknown: 'Böyle bir üye yok.',
  revoked: 'Subrole kaldırıldı.',
  restored: 'Subrole geri verildi.',
} as const;

/** Body of `POST /api/auth/subrole-request`. */
export interface SubroleRequest {
  requested_subroles: Subrole[];
  reason: string;
  additional_info?: string;
}

/** A request, as the member sees it who made it. Who reviewed it has no name here. */
export interface OwnSubroleRequest {
  id: string;
  requested_subroles: Subrole[];
  reason: string | null;
  additional_info: string | null;
  status: SubroleState;
  created_at: string;
  /** When it was reviewed or was over, or null. */
  ended_at: string | null;
  review_note: string | null;
  approved_subroles: Subrole[];
  rejected_subroles: Subrole[];
}

/** What a member holds, and what they asked for, the newest first. */
export interface SubroleStatus {
  subroles: Subrole[];
  requests: OwnSubroleRequest[];
}

/** A request, for those who review it. */
export interface SubroleRequestRow extends OwnSubroleRequest {
  member: Author;
  /** What the member holds now. */
  held_subroles: Subrole[];
  reviewer: Author | null;
  /** ISO time at which it is over if nobody has reviewed it, or null. */
  expires_at: string | null;
}

/** Body of `POST /api/admin/subrole-requests/{id}/review`. */
export interface SubroleReview {
  status: 'approved' | 'rejected';
  approved_subroles: Subrole[];
  rejected_subroles: Subrole[];
  review_note?: string;
}

/** Body of `PUT /api/console/members/{id}/subroles`: taken away, or given back to whoever had it. */
export interface SubroleDecision {
  subrole: Subrole;
  held: boolean;
  note: string;
}

/** Of a member, for those who decide about them: what is held, and what was once. */
export interface MemberSubroles {
  held: Subrole[];
  former: Subrole[];
}

/** What a member is told who lacks one. */
export const subroleNeeded = (subrole: Subrole): string =>
  `Bu işlem için ${SUBROLE_LABEL[subrole]} subrolü gerekir. Ayarlar’daki ${SUBROLE_TEXT.title} sayfasından başvurabilirsiniz.`;

export const subrolesIn = (held: Readonly<Record<string, unknown>>): Subrole[] => SUBROLES.filter((subrole) => held[subrole] === true);
export const subroleNames = (subroles: readonly Subrole[]): string =>
  SUBROLES.filter((one) => subroles.includes(one))
    .map((one) => SUBROLE_LABEL[one])
    .join(', ');

function subroleReasonProblem(given: string): string | null {
  const { length } = given.trim();
  if (length < SUBROLE_LIMITS.reason.min) return SUBROLE_TEXT.reasonShort;
  return length > SUBROLE_LIMITS.reason.max ? SUBROLE_TEXT.reasonLong : null;
}

/** First problem of each field; empty when the request may be sent. */
export function subroleRequestProblems(form: SubroleRequest): Partial<Record<keyof SubroleRequest, string>> {
  const reason = subroleReasonProblem(form.reason);
  return {
    ...(form.requested_subroles.length === 0 && { requested_subroles: SUBROLE_TEXT.noneChosen }),
    ...(reason && { reason }),
    ...((form.additional_info ?? '').trim().length > SUBROLE_LIMITS.info && { additional_info: SUBROLE_TEXT.infoLong }),
  };
}

/** Of the words with which a sub-role is taken away or given back. */
export function subroleNoteProblem(given: string): string | null {
  const { length } = given.trim();
  if (length === 0) return SUBROLE_TEXT.noteNeeded;
  return length > SUBROLE_LIMITS.note ? SUBROLE_TEXT.noteLong : null;
}
