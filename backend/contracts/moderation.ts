/** Moderation on the wire: reports, decisions, standing, and what the console reads. */

import type { AboveFields, AboveIds } from './above.js';
import type { Author } from './accounts.js';
import type { Waiting } from './approvals.js';
import type { RestrictionNotice } from './envelope.js';
import { inOneLine } from './one-line.js';
import type { ProfileFieldShown } from './profile-fields.js';
import type { SanctionKind, SanctionRow } from './sanctions.js';
import type { FormerUsername } from './username-change.js';

export const REPORT_REASONS = ['hate_speech', 'harassment', 'spam', 'nudity', 'violence', 'scam', 'impersonation', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];
export const REASON_LABEL: Record<ReportReason, string> = {
  hate_speech: 'Nefret',
  harassment: 'Taciz',
  spam: 'Spam',
  nudity: 'Hassas Medya',
  violence: 'Şiddet/Tehdit',
  scam: 'Dolandırıcılık',
  impersonation: 'Kimlik Taklidi',
  other: 'Diğer',
};
export const DEFAULT_REASON: ReportReason = 'spam';

export const REPORTED_TYPES = [
  'forum_topic',
  'forum_comment',
  'blog_post',
  'project',
  'project_update',
  'chat_message',
  'job_listing',
  'voice_room',
  'voice_message',
  'user_profile',
] as const;
export type ReportedType = (typeof REPORTED_TYPES)[number];
export const REPORTED_TYPE_LABEL: Record<ReportedType, string> = {
  forum_topic: 'Konu',
  forum_comment: 'Yorum',
  blog_post: 'Yazı',
  project: 'Proje',
  project_update: 'Güncelleme',
  chat_message: 'Mesaj',
  job_listing: 'İş ilanı',
  voice_room: 'Sesli oda',
  voice_message: 'Oda mesajı',
  user_profile: 'Profil',
};

export const REPORT_STATUSES = ['pending', 'under_review', 'resolved', 'dismissed'] as const;
export type ReportStatus = (typeof REPORT_STATUSES)[number];
export const REPORT_STATUS_LABEL: Record<ReportStatus, string> = {
  pending: 'Bekliyor',
  under_review: 'İnceleniyor',
  resolved: 'Karara bağlandı',
  dismissed: 'Reddedildi',
};

export const MODERATION_ACTIONS = ['warn_user', 'mute_user', 'suspend_user', 'ban_user', 'hide_content', 'delete_content'] as const;
export type ModerationAction = (typeof MODERATION_ACTIONS)[number];
export type ModerationOutcome = 'user_warned' | 'user_muted' | 'user_suspended' | 'content_hidden' | 'content_deleted' | 'no_action' | 'taken_back';
export const OUTCOME_LABEL: Record<ModerationOutcome, string> = {
  user_warned: 'Üye uyarıldı',
  user_muted: 'Üye susturuldu',
  user_suspended: 'Üye uzaklaştırıldı',
  content_hidden: 'İçerik gizlendi',
  content_deleted: 'İçerik silindi',
  no_action: 'İşlem yapılmadı',
  taken_back: 'Yazarı geri aldı',
};

/** The outcome that an action is recorded under; anything unknown is no action. */
export function outcomeOf(action: string | undefined): ModerationOutcome {
  switch (action) {
    case 'warn_user':
      return 'user_warned';
    case 'mute_user':
      return 'user_muted';
    case 'suspend_user':
    case 'ban_user':
      return 'user_suspended';
    case 'hide_content':
      return 'content_hidden';
    case 'delete_content':
      return 'content_deleted';
    default:
      return 'no_action';
  }
}

export const REPORT_LIMITS = { description: 500, perDay: 5, note: 1000, shortestMinutes: 1, durationMinutes: 5_256_000 } as const;
/** How long a mute lasts when the moderator names no duration: three days. */
export const DEFAULT_MUTE_MINUTES = 3 * 24 * 60;

export const MODERATION_TEXT = {
  reportAccepted: 'Rapor gönderildi. Moderatörler kısa süre içinde inceleyecek.',
  signInToReport: 'Bu işlem için giriş yapman gerekiyor.',
  notSignedIn: 'Bu işlem için giriş yapmanız gerekiyor.',
  reportFailed: 'Rapor gönderilirken hata oluştu',
  descriptionLong: `Açıklama en fazla ${REPORT_LIMITS.description} karakter olmalıdır`,
  noteLong: `Not en fazla ${REPORT_LIMITS.note} karakter olmalıdır`,
  ownContent: 'Kendi içeriğinizi raporlayamazsınız.',
  otherReporter: 'Yalnızca kendi adınıza rapor gönderebilirsiniz.',
  contentGone: 'Raporlamak istediğiniz içerik bulunamadı veya kaldırıldı.',
  wrongAuthor: 'Raporlanan üye bu içeriğin yazarı değil. Sayfayı yenileyip tekrar deneyin.',
  openAboutAnother: 'Bu içerik, ondan başka bir üye sorumluyken raporlandı ve inceleniyor. İnceleme bitince raporlayabilirsiniz.',
  alreadyReported: 'Bu içeriği bugün zaten raporladınız. Moderatörler inceliyor.',
  reportNotFound: 'Bu rapor bulunamadı.',
  aboutYourself: 'Hakkınızdaki bir raporu karara bağlayamazsınız.',
  ownConversation: 'Kendi konuşmanızdaki bir raporu karara bağlayamazsınız.',
  aboutSuperior: 'Bu üye hakkında karar verme yetkiniz yok.',
  actionNeedsResolved: 'Bir işlem seçtiyseniz rapor karara bağlanmış olmalıdır.',
  durationNotUsed: 'Süre yalnızca susturma, uzaklaştırma ve yasaklamada verilebilir.',
  saved: 'Karar kaydedildi.',
  warningDefault: 'Topluluk kurallari ihlali',
  unknownReason: 'belirtilmedi',
  muted: 'Susturulduğunuz için şu anda yazamazsınız.',
} as const;

/** Why a settled report cannot be settled again: who decided, and what. */
export const alreadySettledText = (who: string, what: string) => `Bu rapor zaten karara bağlandı: ${what} (${who}).`;
export const mutedText = (until: string) => `${MODERATION_TEXT.muted} Bitiş: ${until}.`;
/** 'Sebep: spam.'; what a moderator has ended with a full stop gets no second one. */
export const reasonText = (reason: string | null): string => {
  const text = inOneLine(reason ?? '') || MODERATION_TEXT.unknownReason;
  return `Sebep: ${text}${/[.!?…]$/.test(text) ? '' : '.'}`;
};
export const dailyLimitText = (limit: number, count: number) =>
  `Günlük rapor limitini aştın! Günde en fazla ${limit} rapor gönderebilirsin. Bugün ${count} rapor gönderdin.`;
/** `isReported`: by the reader, today. */
export const reportButtonText = (count: number, limit: number, isReported = false) =>
  isReported ? 'Raporlandı' : count >= limit ? `Limit doldu (${count}/${limit})` : 'Raporla';
export const bannedText = (reason: string | null, until: string | null) =>
  `Hesabiniz banlandi. ${reasonText(reason)} ${until ? `Bitis: ${until}.` : 'Durum: Kalici.'}`;
export const suspendedText = (reason: string | null, until: string | null) => `Hesabiniz askida. ${reasonText(reason)} Bitis: ${until ?? 'belirsiz'}.`;
/** The spec's sentence about a restriction; `timeOf` tells an ISO time in words. */
export const restrictionText = ({ status, reason, until }: Omit<RestrictionNotice, 'text'>, timeOf: (iso: string) => string): string =>
  (status === 'banned' ? bannedText : suspendedText)(reason, until && timeOf(until));
export const warningCountText = (count: number, threshold: number, days: number) =>
  `Şu anki uyarı sayınız: ${count}/${threshold}. ${threshold}. uyarıda ${days} gün uzaklaştırılacaksınız.`;

export interface CreateReportRequest {
  reported_type: ReportedType;
  reported_id: string;
  reported_user_id: string;
  reason: ReportReason;
  description?: string;
}

/** Body of `POST /api/forum/reports/posts` and `/comments`, and of `POST /api/blog/reports/posts`. */
export interface ForumReportRequest {
  postId?: string;
  commentId?: string;
  reason: ReportReason;
  description?: string;
  reporterId?: string;
  reportedUserId: string;
}

export interface ReportAccepted extends DailyReportCount {
  reportId: string;
}

export interface DailyReportCount {
  dailyCount: number;
  dailyLimit: number;
  /** Ids of what was reported today: none of it can be reported once more before tomorrow. */
  reported: string[];
}

export interface ModerateReportRequest {
  status: ReportStatus;
  /** One of MODERATION_ACTIONS; anything else is recorded as no action. */
  action?: string;
  note?: string;
  durationMinutes?: number;
}

/** A row of `GET /api/reports` and of the console's queue. */
export interface ReportRow {
  id: string;
  reported_type: ReportedType;
  reported_id: string;
  reported_user_id: string;
  reason: ReportReason;
  description: string | null;
  status: ReportStatus;
  reporter_id: string;
  moderator_id: string | null;
  outcome: ModerationOutcome | null;
  action: string | null;
  note: string | null;
  created_at: string;
  settled_at: string | null;
  /** Title of the topic, or the beginning of the comment, as it stood when reported. */
  content_title: string;
  /** Open reports about the same content, this one included. */
  open_reports: number;
  reporter: Author;
  reported: Author;
  moderator: Author | null;
}

export interface ReportedContent {
  title: string | null;
  /** Of a post: what it says in short. */
  excerpt?: string;
  /** Markdown source. */
  content: string;
  /** ISO time of this state. */
  at: string;
  state: 'visible' | 'held' | 'hidden' | 'deleted';
  /** Of a profile: what there is to be taken from view. */
  fields?: ProfileFieldShown[];
}

/** `GET /api/console/reports/{id}`: everything a decision needs. */
export interface ReportCase extends ReportRow, AboveFields {
  /** Topic on whose page the content stands; empty where there is none. */
  topic_id: string;
  as_reported: ReportedContent;
  now: ReportedContent;
  /** Open reports about the same content, oldest first, this one included. */
  reports: { id: string; reason: ReportReason; description: string | null; created_at: string; reporter: Author; accuracy: number | null }[];
  standing: Standing;
  /** What a warning would cause; `suspended_until` is null while the threshold is not reached. */
  if_warned: { nth: number; threshold: number; suspended_until: string | null };
  /** Sessions that a suspension or ban would end. */
  open_sessions: number;
  policy: ModerationPolicy;
}

/** What a decision on a report answers. */
export interface ModeratedReport extends ReportCase {
  /** Nothing of it is done before a second person has confirmed it. */
  waits?: Waiting;
}

export interface ModerationPolicy {
  warningThreshold: number;
  warningWindowDays: number;
  suspensionDays: number;
}

export interface Warning {
  user_id: string;
  created_at: string;
  reason: string;
  note: string | null;
}

export interface Standing {
  status: 'active' | 'banned' | 'suspended';
  status_expires_at: string | null;
  reason: string | null;
  muted_until: string | null;
  /** Warnings inside the window, oldest first. */
  warnings: Warning[];
  warning_count: number;
  threshold: number;
  /** Sanctions ever recorded, newest first. */
  past: SanctionRow[];
}

/** Body of `POST /api/console/members/{id}/sanctions`. */
export interface SanctionRequest {
  kind: SanctionKind;
  reason: ReportReason;
  /** What the member reads as the reason, in the moderator's words. */
  note?: string;
  /** Of what lasts; left out for the usual length, or for ever where that is usual. */
  durationMinutes?: number;
}

/** `GET /api/moderation/me`. */
export interface OwnStanding {
  status: 'active' | 'banned' | 'suspended';
  status_expires_at: string | null;
  reason: string | null;
  muted_until: string | null;
  warnings: Warning[];
}

/** `GET /api/reports/warnings/latest`; null when there is none inside the window. */
export interface LatestWarning {
  text: string;
  createdAt: string;
  count: number;
  threshold: number;
  suspensionDays: number;
  /** What it was given for, as long as it stands. */
  content: WarnedContent | null;
}

export interface WarnedContent extends AboveIds {
  type: ReportedType;
  id: string;
  /** Empty for a profile, and for a comment of a post. */
  topicId: string;
  /** Of a comment the beginning of its text. */
  title: string;
}

/** Row of the `notifications` channel when its member has been warned. */
export interface WarningRow {
  type: 'warning';
  warning: LatestWarning;
}

/** A row of the console's member list. */
export interface MemberRow {
  id: string;
  username: string;
  display_name: string | null;
  first_name: string | null;
  last_name: string | null;
  avatar: string | null;
  role: string;
  email_verified: boolean;
  /** Whether staff want the address to be verified once more. */
  must_verify_email: boolean;
  created_at: string;
  status: 'active' | 'banned' | 'suspended';
  status_expires_at: string | null;
  muted_until: string | null;
  warning_count: number;
  /** The name that was looked for, where the member gave it up and it is kept for them. */
  former_username?: string;
}

export interface MemberCase extends MemberRow {
  standing: Standing;
  /** What a warning would cause; `suspended_until` is null while the threshold is not reached. */
  if_warned: { nth: number; threshold: number; suspended_until: string | null };
  policy: ModerationPolicy;
  topic_count: number;
  comment_count: number;
  open_sessions: number;
  /** Usernames that are still kept for the member, the newest first. */
  former_usernames: FormerUsername[];
  /** Reports about texts and the profile of the member that were settled, and how many of them were right. */
  reports_about: JudgedReports;
  /** Reports that the member sent. */
  reports_by: JudgedReports;
}

export interface JudgedReports {
  decided: number;
  upheld: number;
}

/** What a sanction answers: the member as they stand then, and whether it waits for a second person. */
export interface SanctionedMember extends MemberCase {
  waits?: Waiting;
}

/** One recorded event, as the console lists it: who, when, what, why. */
export interface FactRow {
  id: string;
  position: number;
  stream: string;
  type: string;
  at: string;
  actor: (Author & { acting_as: string }) | { id: string; acting_as: string; username: null };
  /** Turkish sentence that says what happened. */
  what: string;
  why: string | null;
  correlationId: string;
  causationId: string | null;
}
