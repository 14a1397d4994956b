/** Roles of members on the wire: who runs the house. */
import type { Waiting } from './approvals.js';
import type { MemberRole } from './permissions.js';

export const ROLE_LABEL: Record<MemberRole, string> = { admin: 'Yönetici', moderator: 'Moderatör', auditor: 'Denetçi', user: 'Üye' };

/** In Turkish, also of those who act without being a member. */
export const ACTOR_LABEL: Readonly<Record<string, string>> = { ...ROLE_LABEL, guest: 'Ziyaretçi', operator: 'İşletmen', system: 'Sistem' };

export const STAFF_LIMITS = { note: 500 } as const;

export const STAFF_TEXT = {
  decided: 'Görev değişti.',
  memberUnknown: 'Böyle bir üye yok.',
  notVerified: 'E-posta adresini doğrulamamış bir üyeye görev verilemez.',
  restricted: 'Uzaklaştırılmış veya yasaklı bir üyeye görev verilemez.',
  leaving: 'Hesabının silinmesini isteyen bir üyeye görev verilemez.',
  lastAdmin: 'Son yönetici görevinden alınamaz. Önce başka bir üyeyi yönetici yapın.',
  changedMeanwhile: 'Üyenin görevi bu arada değişti. Yeniden karar verin.',
  noteNeeded: 'Bir gerekçe yazın.',
  noteLong: `Gerekçe en fazla ${STAFF_LIMITS.note} karakter olmalıdır`,
} as const;

/** Body of `PUT /api/console/members/{id}/role`. */
export interface RoleRequest {
  role: MemberRole;
  note: string;
}

/** The answer: the role that holds now, and what waits if the wanted one does not yet. */
export interface RoleDecision {
  role: MemberRole;
  waits?: Waiting;
}
