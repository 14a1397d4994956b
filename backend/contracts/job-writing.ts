/**
 * Writing job listings, on the wire.
 *
 * - `POST /api/career/jobs`, `PUT /api/career/jobs/{id}` with `WriteJobRequest`: `SavedJob`. `DELETE /api/career/jobs/{id}`.
 * - `POST …/{id}/close` with `CloseJobRequest`, `POST …/{id}/reopen`, `POST …/{id}/renew` with `RenewJobRequest`: `SavedJob`.
 * - `GET …/{id}/colleagues`, `POST …/{id}/colleagues` with `ColleagueRequest`, `DELETE …/{id}/colleagues/{memberId}`: `Author[]`, who may read its
 *   applications besides its owner. Its owner asks and names; colleagues ask, and take themselves out.
 * - `POST /api/career/upload/logo` (form field `logo`): `{ url }`. `POST /api/career/locate` with `LocateRequest`: `FoundPlace[]`.
 */
import type { CompanyLinks, Contract, JobCategory, JobLanguage, JobState, RemoteRegion, Salary, Seniority, WorkType } from './jobs.js';

export const JOB_LIMITS = {
  title: { min: 3, max: 120 },
  company: { min: 2, max: 80 },
  location: 120,
  district: 60,
  /** Characters of the Markdown source. */
  description: { min: 30, max: 10_000 },
  /** Characters of all lines, lines, characters of one. */
  lines: { all: 5_000, count: 30, each: 300 },
  tags: 10,
  tag: 30,
  url: 300,
  logoBytes: 2_097_152,
  logoSide: 512,
  experienceYears: 50,
  officeDays: 5,
  languages: 5,
  salary: 100_000_000,
  none: 0,
  point: { lat: 90, lng: 180 },
  firstVersion: 0,
  /** Days that a listing is open, from publishing or renewing. */
  openDays: 30,
  /** Of one member: a day, and open at once. */
  postedADay: 10,
  open: 50,
  savesAnHour: 60,
  /** Saves and openings of one listing, ever. */
  saves: 500,
  openings: 60,
  /** Hours after which a listing that is open may be published anew. */
  renewHours: 24,
  colleagues: 10,
  locatesAMinute: 20,
  locate: { min: 2, max: 120 },
  /** Days before `apply_until` on which a card says so. */
  soonDays: 3,
} as const;

export const JOB_CODE = { changed: 'JOB_CHANGED', needsEmployer: 'EMPLOYER_NEEDED' } as const;

export const JOB_FIELDS = {
  title: 'Başlık',
  company_name: 'Şirket',
  logo_url: 'Logo',
  location: 'Konum',
  location_lat: 'Haritadaki konum',
  district: 'İlçe',
  work_type: 'Çalışma şekli',
  category: 'Tür',
  tags: 'Etiketler',
  tag: 'Bir etiket',
  description: 'Açıklama',
  responsibilities: 'Sorumluluklar',
  qualifications: 'Nitelikler',
  company_social_links: 'Şirketin bağlantıları',
  salary: 'Maaş',
  seniority: 'Kıdem',
  experience_years: 'Deneyim',
  contract: 'Sözleşme',
  languages: 'Diller',
  office_days: 'Haftada ofis günü',
  remote_region: 'Bölge',
  apply_until: 'Son başvuru günü',
} as const;
export type JobField = keyof typeof JOB_FIELDS;
export const COMPANY_LINKS = ['linkedin', 'twitter', 'instagram', 'website'] as const satisfies readonly (keyof CompanyLinks)[];

export const JOB_WRITING_TEXT = {
  createTitle: 'Yeni İş İlanı Oluştur',
  editTitle: 'İlanı Düzenle',
  publish: 'İlanı Yayınla',
  save: 'Değişiklikleri Kaydet',
  locate: 'Konumu Bul',
  cropTitle: 'Şirket Logosu Kırp',
  crop: 'Kırp ve Yükle',
  locationNeeded: 'Lütfen bir lokasyon belirtin. Metin alanına adres yazabilir veya haritadan bir konum seçebilirsiniz.',
  signInNeeded: 'Giriş yapmanız gerekiyor. Lütfen önce sisteme giriş yapın.',
  failed: (message: string): string =>
    `İşlem başarısız: ${message || 'Bilinmeyen hata'} Lütfen zorunlu alanları doldurduğunuzdan ve internet bağlantınızın olduğundan emin olun.`,
  /** Of an answer without a word. */
  unsaid: (status: number): string => `API request failed: ${status}`,
  logoFailed: 'Logo yüklenemedi. Lütfen tekrar deneyin.',
  logoTooLarge: 'Logo en fazla 2 MB olabilir.',
  cropFailed: 'Kırpma başarısız',
  deleteQuestion: 'Bu ilanı silmek istediğine emin misin? Bu işlem geri alınamaz.',
  /** Below the question: what goes with it. */
  deleteEffect: 'İlana gelen başvurular, CV’ler ve yazışmalar da silinir.',
  deleteYes: 'Evet, Sil',
  deleteNo: 'Vazgeç',
  deleteFailed: (message: string): string => `İlan silinirken hata: ${message || 'Silme işlemi başarısız'}`,
  employerNeeded: 'İlan yayınlamak için İşveren subrolü gerekir. Yazdıklarınız taslak olarak saklanıyor.',
  /** Said before anything is filled in: whether this site lets everybody post, the form is not told. */
  employerMayBeNeeded:
    'Şu anda İşveren subrolünüz yok; ilan yayınlamak için gerekebilir. Formu yine de doldurabilirsiniz: yazdıklarınız taslak olarak saklanır.',
  notYours: 'Bu ilanı yalnızca sahibi düzenleyebilir.',
  badLogo: 'Logo, bu siteye yüklediğiniz bir görsel olmalıdır.',
  badUrl: 'Adres https ile başlayan geçerli bir adres olmalıdır.',
  leastAboveMost: 'En düşük maaş, en yüksek maaştan büyük olamaz.',
  salaryNeeded: 'Maaş aralığının en az bir ucunu yazın.',
  badDay: 'Geçerli bir gün seçin.',
  pastDay: 'Son başvuru günü bugünden önce olamaz.',
  tooFarAhead: `Son başvuru günü en fazla ${JOB_LIMITS.openDays} gün sonrası olabilir; süre dolunca ilanı yenileyebilirsiniz.`,
  tooManyTags: `Maksimum ${JOB_LIMITS.tags} etiket seçebilirsiniz`,
  tooManyLines: `En fazla ${JOB_LIMITS.lines.count} madde yazabilirsiniz.`,
  tooManyPosted: `Bir günde en fazla ${JOB_LIMITS.postedADay} ilan yayınlayabilirsiniz.`,
  tooManyOpen: `Aynı anda en fazla ${JOB_LIMITS.open} açık ilanınız olabilir.`,
  tooManySaves: 'Bir saatte çok fazla kaydettiniz. Lütfen biraz sonra yeniden deneyin.',
  unknownChoice: 'Listeden birini seçin.',
  badPoint: 'Haritadan geçerli bir nokta seçin.',
  badNumber: (most: number): string => `0 ile ${most.toLocaleString('tr-TR')} arasında bir tam sayı yazın.`,
  tooManyLanguages: `En fazla ${JOB_LIMITS.languages} dil seçebilirsiniz.`,
  renewedJustNow: 'Bu ilan son 24 saat içinde yayınlandı. Bir ilanı günde bir kez yenileyebilirsiniz.',
  savedTooOften: 'Bu ilan daha fazla değiştirilemez.',
  changedMeanwhile: 'Bu ilan siz düzenlerken başka bir yerde değişti.',
  notOpen: 'Bu ilan açık değil.',
  alreadyOpen: 'Bu ilan zaten açık.',
  deletedFirst: 'Bu ilan kaldırılmış. Önce onu geri getirin.',
  hiddenNotEditable: 'Moderatör tarafından gizlenen bir ilan düzenlenemez.',
  held: 'İlanınız incelemeye alındı. Bir moderatör onaylayınca yayınlanır.',
  published: 'İlanınız yayınlandı.',
  saved: 'İlan kaydedildi.',
  closed: 'İlan kapatıldı.',
  filled: 'İlan “dolduruldu” olarak kapatıldı.',
  reopened: 'İlan yeniden açıldı.',
  renewed: 'İlan yenilendi.',
  deleted: 'İlan silindi.',
  colleagueNamed: 'Bu kişi artık başvuruları görebilir.',
  colleagueRemoved: 'Bu kişi artık başvuruları göremez.',
  colleagueUnknown: 'Bu üye bulunamadı.',
  colleagueAlready: 'Bu kişi başvuruları zaten görebiliyor.',
  colleagueApplied: 'Bu üye ilana başvurmuş; başvurusu sürdükçe ona başvuruları açamazsınız.',
  colleagueSelf: 'İlan sahibi başvuruları zaten görür.',
  tooManyColleagues: `Bir ilanın başvurularını en fazla ${JOB_LIMITS.colleagues} kişi daha görebilir.`,
  /** Where the site asks no service for streets and districts. */
  onlyProvinces: 'Yalnızca il adları bulunur. Yazdığınız konum olduğu gibi kalır; isterseniz haritadan bir nokta seçin.',
  placeNotFound: 'Bu yer bulunamadı. Haritadan bir nokta seçebilirsiniz.',
} as const;

/** Why a listing is not published where others would wait for a moderator. */
export const JOB_WAITING_TEXT = {
  wordWaits: 'İlanınızda, bir moderatörün önce okuması gereken bir sözcük geçiyor. O sözcüğü çıkarınca yayınlayabilirsiniz.',
  newMember: 'Yeni üyeler, forumda ilk paylaşımları onaylanıncaya kadar iş ilanı yayınlayamaz.',
  newMemberLinks: 'Yeni bir üye olduğunuz için ilanınızda bu kadar çok bağlantı olamaz. Lütfen bağlantıları azaltın.',
} as const;

/** `user_id` may be sent along; the server knows who writes. Lines of `responsibilities` and `qualifications` are items. */
export interface WriteJobRequest {
  title: string;
  company_name: string;
  location?: string;
  location_lat?: number | null;
  location_lng?: number | null;
  district?: string | null;
  work_type: WorkType;
  category: JobCategory;
  /** A list, or words with commas between them. */
  tags?: string[] | string;
  user_id?: string;
  logo_url?: string | null;
  description: string;
  responsibilities?: string;
  qualifications?: string;
  /** An object, or the same as JSON text. */
  company_social_links?: Partial<CompanyLinks> | string;
  salary?: Salary | null;
  seniority?: Seniority | null;
  experience_years?: number | null;
  contract?: Contract | null;
  languages?: JobLanguage[];
  office_days?: number | null;
  remote_region?: RemoteRegion | null;
  /** Day in `YYYY-MM-DD` (Istanbul); left out, `JOB_LIMITS.openDays` from now. */
  apply_until?: string | null;
  /** When changing: the `version` that the writer began from. */
  version?: number;
}

export interface CloseJobRequest {
  state: 'closed' | 'filled';
}
export interface RenewJobRequest {
  apply_until?: string | null;
}
export interface ColleagueRequest {
  username: string;
}

/** How a listing stands after a call, told by its facts and not by a view. */
export interface SavedJob {
  id: string;
  state: JobState;
  /** Whether it waits for a moderator and is not listed. */
  held: boolean;
  version: number;
  apply_until: string;
}

/** Words to look for, or a point to be named. */
export interface LocateRequest {
  text?: string;
  lat?: number;
  lng?: number;
}
export interface FoundPlace {
  name: string;
  province: string | null;
  district: string | null;
  lat: number;
  lng: number;
}
