/**
 * Applications to job listings, on the wire.
 *
 * Applicants:
 * - `POST /api/profile/upload/temp-cv` (form field `cv`): `{ url }`: a PDF for the caller alone, gone after `APPLICATION_LIMITS.unusedHours` if no application
 *   names it. The profile's own CV is named by its own address.
 * - `POST /api/career/jobs/{id}/apply` with `ApplyRequest`: `Application`. `GET …/{id}/applied`: `{ applied }`.
 * - `GET /api/career/applications/mine`: `Application[]`, `GET …/mine/{id}`: `ApplicationDetail`; `?userId=` of somebody else is 403.
 * - `POST /api/career/applications/{id}/withdraw`, `POST …/{id}/messages` with `AnswerRequest`.
 *
 * The owner of a listing and its colleagues:
 * - `GET /api/career/applications/received?jobId=&state=`: `ReceivedApplication[]`, `GET …/received/{id}`: `ReceivedDetail`. Reading one the first time makes
 *   it seen.
 * - `GET …/received/jobs`: `JobRow[]`, the listings of others whose applications the caller reads.
 * - `POST …/received/{id}/state` with `ApplicationStateRequest`, `PUT …/received/{id}/rating` with `RatingRequest`, `POST …/received/{id}/notes` with
 *   `TeamNoteRequest`, `DELETE …/received/{id}/notes/{noteId}`, `POST …/received/{id}/messages` with `AnswerRequest`.
 * - `GET /api/career/applications/{id}/cv?expires&signature`: the pages for reading, for applicant, owner and colleagues. `POST …/received/{id}/cv/download`
 *   with `CvDownloadRequest`: `{ url }`, a link for one minute; the reason is a fact.
 */
import type { Author } from './accounts.js';
import type { ApplicationState } from './job-application-states.js';
import type { JobRow } from './jobs.js';

/** What the owner of a listing and its colleagues may set. */
export const DECIDED_STATES = ['reviewing', 'positive', 'negative'] as const satisfies readonly ApplicationState[];
export type DecidedState = (typeof DECIDED_STATES)[number];

export const APPLICATION_LIMITS = {
  phone: { min: 10, max: 20 },
  email: 254,
  note: 2_000,
  cvBytes: 5_242_880,
  cvName: 120,
  unusedHours: 24,
  /** Months after applying when CV, contacts, note, ratings and answers go. */
  keptMonths: 12,
  /** Days after which it is looked whether a listing that staff removed can come back on appeal, and how often at most. */
  removedDays: 30,
  removedLooks: 12,
  /** Of one member a day, and uploads an hour. */
  aDay: 20,
  uploadsAnHour: 10,
  /** To one listing, ever; by one member, withdrawn ones included. */
  ofListing: 5_000,
  again: 2,
  teamNote: { min: 1, max: 1_000 },
  teamNotes: 50,
  rating: { min: 1, max: 5 },
  answer: { min: 1, max: 2_000 },
  /** Messages of one application, and of one side in an hour. */
  answers: 200,
  answersAnHour: 60,
  /** Applications that one bulk answer goes to. */
  bulk: 100,
  /** Failed sendings that a bulk answer may come after. */
  sendings: 20,
  states: 50,
  /** Versions that a request may name, of the text that was agreed to and of what was decided. */
  version: { first: 0, last: 1_000 },
  downloadReason: { min: 10, max: 300 },
  downloads: 200,
  templateName: { min: 1, max: 60 },
  templates: 20,
  list: { usual: 20, most: 100 },
} as const;

export const APPLICATION_TEXT = {
  apply: 'Başvur',
  applying: 'Başvuruluyor…',
  applied: 'Başvuruldu',
  done: 'Başvurunuz alındı!',
  phoneNeeded: 'Telefon alanı boş bırakılamaz',
  phoneShort: `Telefon en az ${APPLICATION_LIMITS.phone.min} karakter olmalıdır.`,
  phoneSigns: 'Telefonda yalnızca rakam ve + - ( ) kullanabilirsiniz.',
  emailNeeded: 'E-posta alanı boş bırakılamaz',
  emailBad: 'Geçerli bir e-posta adresi girin',
  cvNeeded: 'CV yüklemen gerekiyor',
  onlyPdf: 'Sadece PDF dosyası yükleyebilirsiniz.',
  cvTooLarge: 'CV en fazla 5 MB olabilir.',
  cvActive: 'Etkin içerik taşıyan PDF dosyaları kabul edilmez.',
  cvBroken: 'Bu PDF bozuk görünüyor. Başka bir dosya deneyin.',
  cvEncrypted: 'Parolayla korunan PDF dosyaları kabul edilmez.',
  cvUploadFailed: (message: string): string => `CV yüklenirken hata oluştu: ${message || 'CV yükleme başarısız'}`,
  cvNoUrl: 'CV URL alınamadı',
  cvMissing: 'Bu CV kullanılamıyor. Lütfen dosyayı yeniden yükleyin.',
  failed: 'Başvuru sırasında hata oluştu.',
  consentNeeded: 'Başvurmak için bilgilerinizin paylaşılmasını kabul etmeniz gerekiyor.',
  consentChanged: 'Aydınlatma metni değişti. Lütfen yeni metni okuyup yeniden onaylayın.',
  ownListing: 'Kendi ilanınıza başvuramazsınız.',
  colleague: 'Başvurularını görebildiğiniz bir ilana başvuramazsınız.',
  already: 'Bu ilana zaten başvurdunuz.',
  noMore: 'Bu ilana yeniden başvuramazsınız.',
  listingOver: 'Bu ilan artık başvuru almıyor.',
  listingFull: 'Bu ilan daha fazla başvuru alamıyor.',
  unverified: 'Başvurmak için önce e-posta adresinizi doğrulayın.',
  blocked: 'Bu ilana başvuramazsınız.',
  tooMany: `Bir günde en fazla ${APPLICATION_LIMITS.aDay} ilana başvurabilirsiniz.`,
  notFound: 'Bu başvuru bulunamadı.',
  cannotWrite: 'Bu üyeye mesaj gönderemezsiniz.',
  unshown: 'İlan yayında olmadığı sürece mesaj yazılamaz.',
  paused: 'Bu ilan şu anda başvuru almıyor.',
  full: 'Bu başvuruda bunun için sınıra ulaşıldı.',
  shut: 'İlanınız moderatörlerce gizlendiği ya da incelendiği sürece başvuruları kapalıdır. İlan yeniden yayınlanınca açılır.',
  onlyOwn: 'Yalnızca kendi başvurularınızı görebilirsiniz.',
  withdrawn: 'Başvurunuz geri çekildi. CV’niz silindi.',
  over: 'Bu başvuru sonuçlanmış ya da geri çekilmiş.',
  destroyed: 'Bu başvurunun içeriği silindi; yalnızca kayıt duruyor.',
  noteLabel: 'başvuru ekranında görünmez',
  onlyReaders: 'Yalnızca ilan sahibi ve yetkili ekibi görür. Geri çekerseniz CV hemen, çekmezseniz 12 ay sonra silinir.',
  changedMeanwhile: 'Bu başvurunun durumu başka bir yerde değişti.',
  reasonNeeded: 'CV’yi neden indirdiğinizi yazın.',
  downloadNotice: 'Gerekçeniz kaydedilir; başvuran, CV’sinin indirildiğini ve gerekçenizi görür.',
} as const;

export interface ApplyRequest {
  phone: string;
  email: string;
  /** Address of the caller's own upload, or of the CV of their profile. */
  cv_url: string;
  note?: string;
  /** Version of the text that was agreed to. */
  consent_version: number;
}

/** Row of the applicant's own list. */
export interface Application {
  id: string;
  job_id: string;
  /** Null where the listing is gone. */
  job: Pick<JobRow, 'id' | 'title' | 'company_name' | 'logo_url' | 'location' | 'work_type' | 'remote_region' | 'salary' | 'state'> | null;
  state: ApplicationState;
  applied_at: string;
  state_at: string;
  /** Whether the last message is the other side's and has not been read. */
  hasNews: boolean;
}
export interface ApplicationStep {
  state: ApplicationState;
  at: string;
  /** Who set it; for applicants nobody is named but themselves. */
  by: Author | null;
}
export interface ApplicationMessage {
  id: string;
  author: Author | null;
  isApplicant: boolean;
  text: string;
  at: string;
}
/** A look at the CV outside the page; its reason goes with the content. */
export interface CvDownload {
  at: string;
  by: Author | null;
  reason: string | null;
}
export interface ApplicationDetail extends Application {
  /** Null once they are destroyed. */
  given: { phone: string; email: string; note: string; cv: { name: string; size: number; url: string } } | null;
  steps: ApplicationStep[];
  messages: ApplicationMessage[];
  /** Who may read it. */
  readers: Author[];
  consent_version: number;
  downloads: CvDownload[];
  /** When its content goes; null when it has gone. */
  destroyed_on: string | null;
  /** The two write each other: not across a block, not while the listing is not shown, and not once its content is gone. */
  canWrite: boolean;
  canWithdraw: boolean;
}

/** Row of the employer's desk. */
export interface ReceivedApplication {
  id: string;
  job_id: string;
  applicant: Author | null;
  /** What their profile says of them, where they show it. */
  headline: string;
  state: ApplicationState;
  applied_at: string;
  state_at: string;
  /** Mean of the ratings, rounded to a half; null where there is none. */
  rating: number | null;
  isUnseen: boolean;
  hasNews: boolean;
  /** Grows with each decision: whoever decides says which they have seen. */
  version: number;
}
export interface TeamNote {
  id: string;
  author: Author | null;
  text: string;
  at: string;
}
export interface ReceivedDetail extends ReceivedApplication {
  given: ApplicationDetail['given'];
  steps: ApplicationStep[];
  messages: ApplicationMessage[];
  notes: TeamNote[];
  ratings: { by: Author | null; rating: number; isMine: boolean }[];
  downloads: CvDownload[];
  /** As for the applicant. */
  canWrite: boolean;
  destroyed_on: string | null;
}

export interface ApplicationStateRequest {
  state: DecidedState;
  version?: number;
}
export interface RatingRequest {
  /** Null takes it back. */
  rating: number | null;
}
export interface TeamNoteRequest {
  text: string;
}
/** An answer of the employer's side may set a state with it; left out, the state stays. */
export interface AnswerRequest {
  text: string;
  state?: DecidedState;
  /** With `state`: the one that was seen. */
  version?: number;
}
export interface CvDownloadRequest {
  reason: string;
}
