/** The people of a project on the wire: members, roles, invitations, and how ownership passes. */
import type { Author } from './accounts.js';
import type { ProjectRole } from './projects.js';

export const PEOPLE_LIMITS = {
  members: 100,
  pendingInvites: 50,
  /** Of one member: to one project in a day, to all in an hour. */
  invitesADay: 50,
  invitesAnHour: 20,
  /** Mails about invitations to one address in a day, from all projects. */
  mailsADay: 5,
  /** Of one project, ever: each is kept for ever. */
  invites: 1_000,
  inviteDays: 14,
  reminders: 2,
  /** So many days lie between an invitation and its reminder. */
  reminderAfterDays: 3,
  refusalsUntilBlocked: 2,
  identifier: 254,
  /** Changes of roles of one project, ever. */
  roleChanges: 1_000,
  /** Of one project: changes of roles by one member in an hour, offers of ownership in a day. */
  roleChangesAnHour: 30,
  offersADay: 10,
} as const;

/** The roles that are given by a call; ownership passes by a handover that was accepted, and by nothing else. */
export const GIVEN_ROLES = ['manager', 'member'] as const satisfies readonly ProjectRole[];
export type GivenRole = (typeof GIVEN_ROLES)[number];

export const PEOPLE_TEXT = {
  onlyStaffOfProject: 'Bu işlem için yetkiniz bulunmuyor. Sadece owner ve manager üye ekleyebilir.',
  managerAddsManager: 'Yönetici başka yönetici ekleyemez.',
  managerChangesManager: 'Yönetici başka bir yöneticinin görevini değiştiremez.',
  managerRemovesManager: 'Yönetici başka bir yöneticiyi çıkaramaz.',
  addFailed: (why: string): string => `Üye eklenirken hata: ${why}`,
  userNotFound: 'Kullanıcı bulunamadı',
  userNotFoundNamed: (name: string): string => `Kullanıcı bulunamadı: ${name}`,
  identifierNotFound: 'Kullanıcı bulunamadı. Lütfen geçerli bir kullanıcı adı, email veya kullanıcı ID girin.',
  alreadyInvited: 'Bu kullanıcıya zaten davet gönderilmiş.',
  inviteFailed: 'Davet gönderilirken hata',
  invitesFailed: 'Gelen davetler yüklenirken hata',
  acceptFailed: 'Davet kabul edilirken hata',
  refuseFailed: 'Davet reddedilirken hata',
  /** Across a block, after two refusals, and where the member takes no invitations: the same sentence for all. */
  closedDoor: 'Bu üyeye davet gönderilemiyor.',
  alreadyMember: 'Bu kişi zaten projenin üyesi.',
  notMember: 'Bu kişi projenin üyesi değil.',
  full: `Bir projenin en fazla ${PEOPLE_LIMITS.members} üyesi olabilir.`,
  tooManyPending: `Aynı anda en fazla ${PEOPLE_LIMITS.pendingInvites} davet bekleyebilir. Önce gerekmeyenleri geri alın.`,
  tooManyInvites: 'Kısa sürede çok fazla davet gönderdiniz. Lütfen biraz sonra tekrar deneyin.',
  tooManyEver: 'Bu projeden daha fazla davet gönderilemez.',
  tooManyChanges: 'Bu projede görevler daha fazla değiştirilemez.',
  tooManyRoleChanges: 'Kısa sürede çok fazla görev değiştirdiniz. Lütfen biraz sonra tekrar deneyin.',
  tooManyOffers: 'Kısa sürede çok fazla devir teklifi gönderdiniz. Lütfen daha sonra tekrar deneyin.',
  inviteOver: 'Bu davet artık geçerli değil.',
  inviteUnknown: 'Böyle bir davet yok.',
  remindedEnough: 'Bu davet daha fazla hatırlatılamaz.',
  remindLater: `Bir davet en erken ${PEOPLE_LIMITS.reminderAfterDays} gün sonra hatırlatılabilir.`,
  ownershipOnlyByHandover: 'Sahiplik görev değiştirerek verilemez. Projeyi devretmeyi teklif edin.',
  ownerStays: 'Projenin sahibi ayrılamaz. Önce projeyi devredin.',
  ownerNotRemoved: 'Projenin sahibi çıkarılamaz.',
  handoverToMember: 'Proje yalnızca bir üyesine devredilebilir.',
  handoverOver: 'Bu devir teklifi artık geçerli değil.',
  invited: 'Davet gönderildi.',
  reminded: 'Davet hatırlatıldı.',
  withdrawn: 'Davet geri alındı.',
  joined: 'Projeye katıldınız.',
  refused: 'Davet reddedildi.',
  added: 'Üye projeye eklendi.',
  roleChanged: 'Görev değişti.',
  removed: 'Üye projeden çıkarıldı.',
  left: 'Projeden ayrıldınız.',
  offered: 'Devir teklifi gönderildi.',
  offerWithdrawn: 'Devir teklifi geri alındı.',
  tookOver: 'Projenin yeni sahibi sizsiniz.',
  offerRefused: 'Devir teklifi reddedildi.',
} as const;

/** Row of `GET /api/projects/{id}/members`: owner first, then managers, then members by the time they joined. */
export interface ProjectMember {
  user_id: string;
  role: ProjectRole;
  joined_at: string;
  user: Author;
}

/** `POST /api/projects/{id}/members/add`: accepts their open application, or else invites them. */
export interface AddMemberRequest {
  userId: string;
  role: GivenRole;
}
export interface AddedMember {
  outcome: 'joined' | 'invited';
}

/** Of every call that changes who is in a project: the role that somebody has now, null when none. */
export interface SavedMember {
  project_id: string;
  user_id: string;
  role: ProjectRole | null;
}

/** `PUT /api/projects/{id}/members/{userId}/role`. */
export interface MemberRoleRequest {
  role: ProjectRole;
}

/** `POST /api/projects/{id}/invites`. */
export interface ProjectInviteRequest {
  /** Username, e-mail address or member id. */
  identifier: string;
  role: GivenRole;
}

/** Answer of `POST /api/projects/{id}/invites`; the same for every address, whosever it is. */
export interface SentInvite {
  id: string;
}

/** Row of `GET /api/projects/{id}/invites`, for owner and managers: those that wait. */
export interface ProjectInviteRow {
  id: string;
  role: GivenRole;
  /** Who is invited; null for an address, whoever it may belong to. */
  member: Author | null;
  /** The address to which it went, masked for everybody but whoever sent it; null for a member. */
  email: string | null;
  inviter: Author;
  created_at: string;
  expires_at: string;
  /** How often it was said again, and when it may be said once more; null when no more. */
  reminders: number;
  remind_from: string | null;
}

/** Row of `GET /api/projects/invites/my`: those of the caller that wait. */
export interface OwnProjectInvite {
  id: string;
  role: GivenRole;
  project: { id: string; title: string; summary: string; cover_image_url: string | null };
  inviter: Author;
  created_at: string;
  expires_at: string;
}

/** `POST /api/projects/invites/{id}/respond`, and `POST /api/projects/{id}/handover/respond`. */
export const INVITE_ACTIONS = ['accept', 'reject'] as const;
export type InviteAction = (typeof INVITE_ACTIONS)[number];
export interface RespondRequest {
  action: InviteAction;
}

/** `POST /api/projects/{id}/handover`: offers ownership to a member; `DELETE` takes the offer back. */
export interface HandoverRequest {
  userId: string;
}
