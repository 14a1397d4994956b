/** Help wanted by projects, on the wire: postings and applications. */
import type { Author } from './accounts.js';

export const POSTING_LIMITS = {
  title: { min: 3, max: 100 },
  /** Markdown. */
  description: { min: 10, max: 5_000 },
  skills: { min: 1, max: 10 },
  skill: 40,
  places: { min: 1, max: 20 },
  /** How far ahead `until` may lie, in days. */
  aheadDays: 180,
  /** Of one project: open at once, and ever. */
  open: 20,
  ever: 100,
  /** Changes of one posting, ever. */
  changes: 200,
  message: { min: 10, max: 2_000 },
  /** Applications that wait: for one posting, and of one member. */
  waiting: 200,
  /** To one posting, ever: each is kept for ever. */
  applications: 500,
  /** To all postings of one project, ever: each of its decisions reads them all. */
  applicationsOfProject: 5_000,
  waitingOfMember: 30,
  /** Of one member in a day, and to one posting ever. */
  applicationsADay: 20,
  again: 3,
  /** Of a member's own applications, so many of the newest are listed. */
  ownListed: 1_000,
  /** Months after the end of a posting for which messages are kept. */
  messageMonths: 12,
  list: { default: 20, fallback: 50 },
} as const;

export const POSTING_STATUSES = ['open', 'closed', 'filled'] as const;
export type PostingStatus = (typeof POSTING_STATUSES)[number];
export const POSTING_STATUS_LABEL: Record<PostingStatus, string> = { open: 'Açık', closed: 'Kapandı', filled: 'Dolu' };

export const APPLICATION_STATES = ['new', 'seen', 'accepted', 'rejected', 'withdrawn'] as const;
export type ApplicationState = (typeof APPLICATION_STATES)[number];
export const APPLICATION_STATE_LABEL: Record<ApplicationState, string> = {
  new: 'yeni',
  seen: 'bakıldı',
  accepted: 'kabul',
  rejected: 'ret',
  withdrawn: 'geri çekildi',
};

export const POSTING_FIELDS = {
  title: 'Başlık',
  description: 'Açıklama',
  skills: 'Aranan beceriler',
  skill: 'Bir beceri',
  project_reward_type: 'Karşılığı',
  places: 'Yer sayısı',
  until: 'Son gün',
  message: 'Mesajınız',
} as const;
export type PostingField = keyof typeof POSTING_FIELDS;

export const POSTING_TEXT = {
  onlyOwnerAndManagers: 'Bu işlem için yetkiniz bulunmuyor. Yardım ilanını sadece owner ve manager oluşturabilir.',
  onlyForEditing: 'Bu işlem için yetkiniz bulunmuyor. Yardım ilanını sadece owner, manager veya ilanı oluşturan güncelleyebilir.',
  onlyForRemoving: 'Bu işlem için yetkiniz bulunmuyor. Yardım ilanını sadece owner, manager veya ilanı oluşturan silebilir.',
  listFailed: 'Yardım ilanları yüklenirken hata',
  createFailed: 'Yardım ilanı oluşturulurken hata',
  updateFailed: 'Yardım ilanı güncellenirken hata',
  removeFailed: 'Yardım ilanı silinirken hata',
  rewardTypesFailed: 'Ödül tipleri yüklenirken hata',
  applicationsFailed: 'Başvurular yüklenirken hata',
  notFound: 'Bu yardım ilanı bulunamadı veya kaldırıldı.',
  unknownReward: 'Seçtiğiniz karşılık bulunamadı. Lütfen başka birini seçin.',
  rewardNeeded: 'Karşılığını seçin',
  skillNeeded: 'En az bir beceri yazmalısınız.',
  tooManySkills: `En fazla ${POSTING_LIMITS.skills.max} beceri yazabilirsiniz.`,
  badPlaces: `Yer sayısı ${POSTING_LIMITS.places.min} ile ${POSTING_LIMITS.places.max} arasında olmalıdır.`,
  pastDay: 'Son gün bugünden önce olamaz.',
  tooFarAhead: `Son gün en fazla ${POSTING_LIMITS.aheadDays} gün sonrası olabilir.`,
  badDay: 'Geçerli bir gün seçin.',
  fewerThanTaken: (taken: number): string => `Yer sayısı, dolu olan ${taken} yerden az olamaz.`,
  noPlaces: 'Bu ilanda boş yer kalmadı.',
  closed: 'Bu ilan kapandı.',
  tooManyOpen: `Bir projenin aynı anda en fazla ${POSTING_LIMITS.open} açık ilanı olabilir.`,
  tooManyEver: `Bir projenin en fazla ${POSTING_LIMITS.ever} ilanı olabilir.`,
  changedTooOften: 'Bu ilan daha fazla değiştirilemez.',
  closedDoor: 'Bu ilana başvuramazsınız.',
  ownProject: 'Üyesi olduğunuz bir projenin ilanına başvuramazsınız.',
  alreadyApplied: 'Bu ilana zaten başvurdunuz.',
  appliedTooOften: `Bir ilana en fazla ${POSTING_LIMITS.again} kez başvurabilirsiniz.`,
  tooManyWaiting: `Aynı anda en fazla ${POSTING_LIMITS.waitingOfMember} başvurunuz bekleyebilir.`,
  tooManyApplications: 'Kısa sürede çok fazla başvuru yaptınız. Lütfen daha sonra tekrar deneyin.',
  postingFull: 'Bu ilana çok fazla başvuru yapıldı. Lütfen daha sonra tekrar deneyin.',
  projectFull: 'Bu projenin ilanlarına yapılabilecek başvuruların sayısı doldu.',
  applicationNotFound: 'Bu başvuru bulunamadı.',
  notForApplicant: 'Başvurular hakkında yalnızca projenin sahibi ve yöneticileri karar verebilir.',
  onlyApplicant: 'Bir başvuruyu yalnızca başvuran geri çekebilir.',
  applicationOver: 'Bu başvuru sonuçlanmış.',
  /** Told to whoever accepts one too many: another accept was first. */
  lastPlaceGone: 'Son yer az önce başka bir başvuruyla doldu.',
  created: 'Yardım ilanı açıldı.',
  saved: 'Yardım ilanı kaydedildi.',
  closedDone: 'Yardım ilanı kapatıldı.',
  reopenedDone: 'Yardım ilanı yeniden açıldı.',
  removed: 'Yardım ilanı silindi.',
  applied: 'Başvurunuz gönderildi.',
  withdrawn: 'Başvurunuz geri çekildi.',
  accepted: 'Başvuru kabul edildi; kişi projeye katıldı.',
  rejected: 'Başvuru reddedildi.',
} as const;

/** A posting in the row of its project. */
export interface PostingBrief {
  id: string;
  title: string;
  status: PostingStatus;
  places: number;
  taken: number;
  /** Day in `YYYY-MM-DD`, the last on which one may apply (Istanbul); null for no end. */
  until: string | null;
  /** When it was closed or filled; null while it is open. */
  ended_at: string | null;
}

/** Row of `GET /api/projects/help-wanted` and `GET /api/projects/{id}/help-wanted`. */
export interface Posting extends PostingBrief {
  project_id: string;
  /** Markdown source. */
  description: string;
  /** Rendered on the server, safe to be shown as it is. */
  html: string;
  is_open: boolean;
  /** Whether its day passed, rather than somebody having closed it. */
  is_overdue: boolean;
  /** Code of its reward type, and how it is called. */
  project_reward_type: string;
  reward_label: string;
  skills: string[];
  created_by: string;
  created_at: string;
  /** How many applied and did not withdraw. */
  applications: number;
  creator: Author;
  project: { id: string; title: string; cover_image_url: string | null; stage: string; tags: string[] };
}

/** A posting with what the caller has to do with it: `GET /api/projects/help-wanted/mine?ids=`, of guests nothing. */
export interface OwnPostingMarks {
  id: string;
  /** Of the caller's own skills, those that are asked for. */
  known: string[];
  application: { id: string; state: ApplicationState; at: string } | null;
  /** Whether the caller may apply now, also once more. */
  mayApply: boolean;
  /** For owner and managers: how many wait unseen. */
  unseen: number | null;
}

/** `POST /api/projects/help-wanted`. */
export interface CreatePostingRequest {
  project_id: string;
  title: string;
  description: string;
  skills: string[];
  project_reward_type: string;
  places?: number;
  until?: string | null;
}

/** `PUT /api/projects/help-wanted/{id}`: what is left out stays as it is; `is_open` closes and reopens it. */
export type EditPostingRequest = Partial<Omit<CreatePostingRequest, 'project_id'>> & { is_open?: boolean };

/** Of every call that changes a posting: how it stands now, told by its facts and not by a view. */
export interface SavedPosting {
  id: string;
  project_id: string;
  title: string;
  status: PostingStatus;
  is_open: boolean;
  places: number;
  taken: number;
  until: string | null;
}

/** The same of every call that changes an application. */
export interface SavedApplication {
  id: string;
  posting_id: string;
  project_id: string;
  state: ApplicationState;
  posting_status: PostingStatus;
}

/** Row of `GET /api/projects/{projectId}/help-wanted/{id}/applications`, for owner and managers. */
export interface ApplicationRow {
  id: string;
  posting_id: string;
  state: ApplicationState;
  /** Null once it was destroyed. */
  message: string | null;
  /** Of the applicant's skills, as far as their profile shows them, those that are asked for. */
  known: string[];
  applicant: Author;
  created_at: string;
  /** When it was accepted, rejected or withdrawn. */
  settled_at: string | null;
}

/** `GET /api/projects/help-wanted/{id}/my-application`: null where there is none. Rows of `GET /api/projects/applications/my` too. */
export interface OwnApplication {
  id: string;
  posting_id: string;
  state: ApplicationState;
  message: string | null;
  created_at: string;
  settled_at: string | null;
  /** Both null where the project is not for the applicant any more and the application waits still: it can be withdrawn. */
  posting: { id: string; title: string; status: PostingStatus } | null;
  project: { id: string; title: string; cover_image_url: string | null } | null;
}

/** `POST /api/projects/help-wanted/{id}/applications`. */
export interface ApplyRequest {
  message: string;
}

/** Row of `GET /api/projects/matches`: open postings that suit the caller's skills, the best first. */
export interface MatchedPosting {
  posting: Posting;
  /** Of what is asked for, what the caller knows … */
  known: string[];
  /** … and what not. */
  missing: string[];
  /** 'React ve PostgreSQL biliyorsunuz' */
  reason: string;
}
