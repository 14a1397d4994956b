/** What members are told, why, and by which way they want to hear of it. */
import type { AboveIds } from './above.js';
import type { Author } from './accounts.js';
import type { NoticeOfJob } from './job-notices.js';
import type { NoticeOfProject } from './project-notices.js';

export const NOTIFICATION_TYPES = [
  'reply',
  'mention',
  'like',
  'solved',
  'follow',
  'report_settled',
  'warned',
  'content_moderated',
  'subrole',
  'project',
  'help_wanted',
  'job_application',
  'project_news',
  'project_match',
  'chat_messages',
  'job_search',
] as const;
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];
export const NOTIFICATION_CHANNELS = ['in_app', 'email'] as const;
export type NotificationChannel = (typeof NOTIFICATION_CHANNELS)[number];
/** How often mails come; `at_once` is for what moderators decide. */
export const MAIL_FREQUENCIES = ['at_once', 'daily', 'weekly'] as const;
export type MailFrequency = (typeof MAIL_FREQUENCIES)[number];
export type MailChoice = MailFrequency | 'off';
export type DigestKind = Exclude<MailFrequency, 'at_once'>;

export const NOTIFICATION_LABEL: Record<NotificationType, string> = {
  reply: 'Başlattığım veya izlediğim konulara, yazılara ve projelere yanıt geldiğinde',
  mention: 'Adım anıldığında',
  like: 'Konum, yazım, güncellemem veya yorumum beğenildiğinde',
  solved: 'Yorumum çözüm olarak işaretlendiğinde',
  follow: 'Biri beni takip etmeye başladığında',
  report_settled: 'Gönderdiğim rapor karara bağlandığında',
  warned: 'Uyarıldığımda veya susturulduğumda',
  content_moderated: 'Yazdığım bir içerik hakkında moderatörler karar verdiğinde',
  subrole: 'Subrole başvurum sonuçlandığında veya bir subrolüm değiştiğinde',
  project: 'Bir projeye davet edildiğimde veya projelerimdeki görevler değiştiğinde',
  help_wanted: 'Yardım ilanlarıma başvurulduğunda veya başvurularım sonuçlandığında',
  job_application: 'İlanlarıma başvurulduğunda, ilanımın süresi dolduğunda veya başvurularımın durumu değiştiğinde',
  project_news:
    'Takip ettiğim veya üyesi olduğum bir projede güncelleme yayınlandığında ya da proje arşivlendiğinde; takip ettiğim bir projede yardım ilanı açıldığında',
  project_match: 'Becerilerime uyan yeni bir yardım ilanı açıldığında',
  chat_messages: 'Okunmamış mesajım veya mesaj isteğim olduğunda',
  job_search: 'Kayıtlı aramalarıma uyan yeni iş ilanları yayınlandığında',
};
export const CHANNEL_LABEL: Record<NotificationChannel, string> = { in_app: 'Bildirim merkezi', email: 'E-posta' };
export const MAIL_CHOICE_LABEL: Record<MailChoice, string> = { off: 'Kapalı', at_once: 'Hemen', daily: 'Günlük özet', weekly: 'Haftalık özet' };

export interface TypeChoices {
  in_app: boolean;
  email: MailChoice;
}

/** Which way is wanted for which type. */
export type NotificationChoices = Record<NotificationType, TypeChoices>;

/** What holds for a member who has chosen nothing. */
export const DEFAULT_CHOICES: NotificationChoices = {
  reply: { in_app: true, email: 'daily' },
  mention: { in_app: true, email: 'daily' },
  like: { in_app: true, email: 'off' },
  solved: { in_app: true, email: 'daily' },
  follow: { in_app: true, email: 'off' },
  report_settled: { in_app: true, email: 'at_once' },
  warned: { in_app: true, email: 'at_once' },
  content_moderated: { in_app: true, email: 'at_once' },
  subrole: { in_app: true, email: 'at_once' },
  project: { in_app: true, email: 'daily' },
  help_wanted: { in_app: true, email: 'daily' },
  job_application: { in_app: true, email: 'daily' },
  project_news: { in_app: true, email: 'off' },
  project_match: { in_app: false, email: 'off' },
  chat_messages: { in_app: false, email: 'daily' },
  job_search: { in_app: false, email: 'daily' },
};

const OUTCOME_TYPES: readonly NotificationType[] = ['report_settled', 'warned', 'content_moderated', 'subrole'];
/** Whether a type tells of what moderators decided: muting a topic does not silence it, and it may be mailed at once. */
export const isOutcome = (type: NotificationType): boolean => OUTCOME_TYPES.includes(type);
/** What is told by mail and not in the centre: of messages, their own places tell. */
export const isMailedOnly = (type: NotificationType): boolean => type === 'project_match' || type === 'chat_messages' || type === 'job_search';
/** What is mailed once a day or not at all. */
export const isDailyOnly = (type: NotificationType): boolean => type === 'project_match' || type === 'job_search';
/** What may be chosen for the mails of a type. */
export const mailChoicesOf = (type: NotificationType): readonly MailChoice[] =>
  isDailyOnly(type) ? ['off', 'daily'] : (['off', ...MAIL_FREQUENCIES] as const).filter((choice) => choice !== 'at_once' || isOutcome(type));
/** How often a mail that is wanted comes when nobody said how often. */
export const usualFrequency = (type: NotificationType): MailFrequency => (isOutcome(type) ? 'at_once' : 'daily');

export interface ChooseNotificationRequest {
  type: NotificationType;
  channel: NotificationChannel;
  wanted: boolean;
  /** For mails that are wanted; the usual one of the type when left out. */
  frequency?: MailFrequency;
}

/** What a choice makes of the choices of its type. */
export const chosen = (before: TypeChoices, { type, channel, wanted, frequency }: ChooseNotificationRequest): TypeChoices =>
  channel === 'in_app' ? { ...before, in_app: wanted } : { ...before, email: wanted ? (frequency ?? usualFrequency(type)) : 'off' };

/** Why somebody is told of something. */
const NOTIFICATION_REASONS = [
  'mentioned',
  'quoted',
  'answered',
  'started',
  'watching',
  'commented',
  'watching_post',
  'commented_post',
  'watching_project',
  'commented_project',
  'own_topic',
  'own_comment',
  'own_post',
  'own_project',
  'own_update',
  'own_message',
  'own_room',
  'own_room_message',
  'own_profile',
  'whole_profile',
  'project_invited',
  'project_inviter',
  'project_member',
  'project_manager',
  'following_project',
  'applied',
  'job_reader',
  'own_job',
  'followed',
  'reported',
  'decided',
] as const;
export type NotificationReason = (typeof NOTIFICATION_REASONS)[number];
export const NOTIFICATION_REASON_TEXT: Record<NotificationReason, string> = {
  mentioned: 'Adınız anıldığı için',
  quoted: 'Yorumunuz alıntılandığı için',
  answered: 'Yorumunuza yanıt verildiği için',
  started: 'Bu konuyu siz başlattığınız için',
  watching: 'Bu konuyu izlediğiniz için',
  commented: 'Bu konuya yorum yazdığınız için',
  watching_post: 'Bu yazıyı izlediğiniz için',
  commented_post: 'Bu yazıya yorum yazdığınız için',
  watching_project: 'Bu projeyi izlediğiniz için',
  commented_project: 'Bu projeye yorum yazdığınız için',
  own_topic: 'Konuyu siz yazdığınız için',
  own_comment: 'Yorumu siz yazdığınız için',
  own_post: 'Yazı sizin olduğu için',
  own_project: 'Proje sizin olduğu için',
  own_update: 'Güncellemeyi siz yazdığınız için',
  own_message: 'Mesajı siz yazdığınız için',
  own_room: 'Odanın adını siz yazdığınız için',
  own_room_message: 'Mesajı siz yazdığınız için',
  own_profile: 'Profil sizin olduğu için',
  whole_profile: 'Profil sizin olduğu için',
  project_invited: 'Bu projeye davet edildiğiniz için',
  project_inviter: 'Daveti siz gönderdiğiniz için',
  project_member: 'Bu projenin üyesi olduğunuz için',
  project_manager: 'Projeyi yönettiğiniz için',
  following_project: 'Bu projeyi takip ettiğiniz için',
  applied: 'İlana başvurduğunuz için',
  job_reader: 'İlanın başvurularını okuduğunuz için',
  own_job: 'İlan sizin olduğu için',
  followed: 'Profil sizin olduğu için',
  reported: 'Bu içeriği siz raporladığınız için',
  decided: 'Hesabınız hakkında bir karar verildiği için',
};

/** What moderators decided, where a notification tells of that. */
const NOTIFICATION_OUTCOMES = [
  'upheld',
  'dismissed',
  'warned',
  'muted',
  'suspended',
  'banned',
  'hidden',
  'deleted',
  'locked',
  'released',
  'refused',
  'restored',
  'verification_demanded',
  'verification_withdrawn',
  'edited',
  'returned',
  'former_destroyed',
  'unpublished_standing',
  'unpublished_writers',
  'unpublished_first_posts',
  'unpublished_links',
  'unpublished_words',
  'warning_withdrawn',
  'restriction_lifted',
  'mute_lifted',
  'restriction_changed',
  'mute_changed',
  'appeal_answered',
  'appeal_upheld',
  'appeal_modified',
  'appeal_reversed',
  'subrole_approved',
  'subrole_partly',
  'subrole_rejected',
  'subrole_expired',
  'subrole_revoked',
  'subrole_restored',
] as const;
export type NotificationOutcome = (typeof NOTIFICATION_OUTCOMES)[number];

/** A row of the centre: everything of one type about one thing. */
export interface NotificationRow extends AboveIds {
  id: string;
  type: NotificationType;
  reason: NotificationReason;
  outcome: NotificationOutcome | null;
  /** Who caused it, the latest first; two at most. */
  actors: Author[];
  /** How many times it happened since the row was last read. */
  count: number;
  topicId: string | null;
  commentId: string | null;
  /** Set for what happened in a project to its people and postings. */
  project: NoticeOfProject | null;
  /** Set for what happened to a job listing or to an application. */
  job: NoticeOfJob | null;
  /** Title of the topic, the post, the project or the listing; null when there is none or it may not be read (any more). */
  title: string | null;
  /** How the comment begins, in plain words; null when there is none or it may not be read (any more). */
  excerpt: string | null;
  /** What moderators wrote to explain what they decided; null where they wrote nothing or it is not told. */
  note: string | null;
  /** What it is about may not be read by the member (any more). */
  removed: boolean;
  unread: boolean;
  at: string;
}

export interface NotificationPage {
  rows: NotificationRow[];
  /** For `before` of the next page, or null when this was the last. */
  next: number | null;
}

export interface UnreadCount {
  count: number;
}

/** What is to count as read: some rows, all about a topic, a post or a project, or all. */
export interface ReadNotificationsRequest {
  ids?: string[];
  topicId?: string;
  postId?: string;
  projectId?: string;
  all?: boolean;
}

/** Row of the `notifications` channel: something came or was read. */
export interface NotificationCountRow {
  type: 'notification';
  unread: number;
}

export const NOTIFICATION_LIMITS = { page: 20, longestPage: 50, idsAtOnce: 100, shownDays: 90, badge: 99 } as const;

export const WATCH_LEVELS = ['watching', 'normal', 'muted'] as const;
export type WatchLevel = (typeof WATCH_LEVELS)[number];
export const WATCH_LABEL: Record<WatchLevel, string> = { watching: 'İzleniyor', normal: 'İzlenmiyor', muted: 'Susturuldu' };
export const WATCH_MEANING: Record<WatchLevel, string> = {
  watching: 'Her yeni yorumda bildirim alırsınız.',
  normal: 'Yalnızca adınız anılınca veya yorumunuz alıntılanınca bildirim alırsınız.',
  muted: 'Bu konudan bildirim almazsınız.',
};
/** The same of a post and its comments. */
export const POST_WATCH_MEANING: Record<WatchLevel, string> = {
  watching: WATCH_MEANING.watching,
  normal: 'Yalnızca adınız anılınca veya yorumunuza yanıt verilince bildirim alırsınız.',
  muted: 'Bu yazıdan bildirim almazsınız.',
};

export interface TopicWatch {
  level: WatchLevel;
}

export const NOTIFICATION_TEXT = {
  chosen: 'Bildirim tercihiniz kaydedildi.',
  digests: 'Günlük özet her sabah 08.00’de, haftalık özet pazartesi sabahı gelir; anlatacak bir şey yoksa gönderilmez.',
  always: 'Hesabınızın güvenliğiyle ilgili e-postalar ile hesabınızın kısıtlandığını bildiren e-postalar her zaman gönderilir.',
  atOnceOnly: 'Bu tür için e-posta yalnızca özet olarak gönderilebilir.',
  dailyOnly: 'Bu tür için e-posta yalnızca günlük özet olarak gönderilebilir.',
  mailedOnly: 'Bu tür yalnızca e-postayla bildirilir.',
  nothingToRead: 'Hangi bildirimlerin okunduğunu belirtin.',
  allRead: 'Tüm bildirimler okundu sayıldı.',
  askUnsubscribe: 'Günlük ve haftalık özetler artık gönderilmez. Sitedeki bildirimleriniz değişmez.',
  unsubscribed: 'Özet e-postalarını artık almayacaksınız.',
  askUnsubscribeMatches: 'Becerilerinize uyan ilanları anlatan günlük özet artık gönderilmez. Öteki bildirimleriniz değişmez.',
  unsubscribedMatches: '“Size uygun” özetini artık almayacaksınız.',
  askUnsubscribeJobs: 'Kayıtlı aramalarınızın günlük özeti artık gönderilmez. Öteki bildirimleriniz değişmez.',
  unsubscribedJobs: 'Kayıtlı aramalarınızın özetini artık almayacaksınız.',
  wrongLink: 'Bu abonelikten çıkma bağlantısı geçersiz. Tercihlerinizi ayarlardan değiştirebilirsiniz.',
} as const;

/** What a link at the foot of a mail stops, and how its token ends. */
export const STOPPED_TOKEN_END = { matches: '.size-uygun', jobs: '.kayitli-aramalar', digests: '' } as const;
export type Stopped = keyof typeof STOPPED_TOKEN_END;
export function stoppedBy(token: string): Stopped {
  if (token.endsWith(STOPPED_TOKEN_END.matches)) return 'matches';
  return token.endsWith(STOPPED_TOKEN_END.jobs) ? 'jobs' : 'digests';
}

/** A number for the badge that is never wider than three signs. */
export const badgeText = (count: number): string => (count > NOTIFICATION_LIMITS.badge ? `${NOTIFICATION_LIMITS.badge}+` : String(count));
