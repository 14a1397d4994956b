/** Invitations to open an account, and who may open one at all, on the wire. */
import type { Author } from './accounts.js';
import type { CommunityValues } from './community-settings.js';
import { EMAIL_LIMITS } from './email.js';
import type { MemberRole } from './permissions.js';

export type RegistrationMode = CommunityValues['registrationMode'];

/** `GET /api/auth/registration`. */
export interface RegistrationDoor {
  mode: RegistrationMode;
}

/** Roles with which somebody may be invited; an admin is appointed, not invited. */
export const INVITED_ROLES = ['user', 'moderator', 'auditor'] as const satisfies readonly MemberRole[];
export type InvitedRole = (typeof INVITED_ROLES)[number];

export const INVITATION_LIMITS = { days: 7, open: 200, token: 64, address: EMAIL_LIMITS.whole } as const;

export const INVITATION_TEXT = {
  made: 'Davet hazır. Bağlantıyı şimdi kopyalayın; bir daha gösterilmez.',
  revoked: 'Davet geri alındı.',
  closed: 'Şu anda yeni üye alınmıyor.',
  needed: 'Meydan’a şu anda yalnızca davetle üye olunuyor. Size gönderilen davet bağlantısını açın.',
  invalid: 'Bu davet geçersiz, kullanılmış ya da süresi dolmuş. Sizi davet edenden yeni bir bağlantı isteyin.',
  otherAddress: 'Bu davet başka bir e-posta adresi için. Davet edilen adresle kaydolun.',
  addressWrong: 'Geçerli bir e-posta adresi yazın.',
  staffNeedsAdmin: 'Görevle davet etmek yöneticinin yetkisindedir.',
  staffNeedsSecond: 'Görevler şu anda ikinci bir yetkilinin onayıyla veriliyor. Görevsiz davet edin; üye olunca görevi sayfasından verin.',
  full: `Aynı anda en fazla ${INVITATION_LIMITS.open} davet açık olabilir. Önce gerekmeyenleri geri alın.`,
  unknown: 'Böyle bir davet yok.',
} as const;

export const INVITATION_STATES = ['open', 'claimed', 'used', 'revoked', 'expired'] as const;
export type InvitationState = (typeof INVITATION_STATES)[number];
export const INVITATION_STATE_LABEL: Record<InvitationState, string> = {
  open: 'Bekliyor',
  claimed: 'Kayıt sürüyor',
  used: 'Kullanıldı',
  revoked: 'Geri alındı',
  expired: 'Süresi doldu',
};

/** Body of `POST /api/console/invitations`. */
export interface InviteRequest {
  /** The only address with which it can be used; left out where anybody may use it who has the link. */
  address?: string;
  role: InvitedRole;
}

/** The answer; the link is told once. */
export interface InvitationMade {
  id: string;
  link: string;
}

/** A row of `GET /api/console/invitations`, the newest first. */
export interface InvitationRow {
  id: string;
  role: InvitedRole;
  /** Whether one address alone can use it; which, is kept as a keyed digest. */
  for_address: boolean;
  at: string;
  until: string;
  state: InvitationState;
  by: Author;
  /** Who became a member by it, or null. */
  member: Author | null;
}
