/** A profile as JSON Resume (schema v1.0.0), out and in, on the wire. */
import type { UpdateProfileRequest } from './profile.js';
import type { UpdateDetailsRequest } from './profile-details.js';

/** Of a file that is brought in: its bytes, how deep it may be, how long its lists, and how many values it may have at all. */
export const RESUME_LIMITS = { bytes: 524_288, depth: 12, list: 200, values: 20_000, told: 60 } as const;

/** What is taken over at once, or left as it is. */
export const RESUME_SECTIONS = {
  names: 'Ad ve soyad',
  bio: 'Hakkımda',
  job: 'Pozisyon',
  contacts: 'İletişim bilgileri',
  links: 'Bağlantılar',
  address: 'Adres',
  experiences: 'İş deneyimleri',
  educations: 'Eğitim bilgileri',
  skills: 'Yetenekler',
  certificates: 'Sertifikalar',
  projects: 'Projeler',
} as const;
export type ResumeSection = keyof typeof RESUME_SECTIONS;

/** What of the request for a profile a section is. */
export type ResumeRequest = Pick<UpdateProfileRequest, 'first_name' | 'last_name'> &
  Pick<
    UpdateDetailsRequest,
    'bio' | 'job_title' | 'contacts' | 'social_links' | 'addresses' | 'experiences' | 'educations' | 'skills' | 'certificates' | 'projects'
  >;

/** A section that would be another than it is; `before` and `after` tell what stands there, a line for each thing. */
export interface ResumeChange {
  section: ResumeSection;
  how: 'added' | 'replaced';
  before: string[];
  after: string[];
  /** What is sent to `PUT /api/profile` when its member accepts it. */
  request: ResumeRequest;
}

/** What a profile may not have, and the sentence of the editor for it. */
export interface RefusedPart {
  what: string;
  why: string;
}

/** What a file would change; nothing of it is kept. */
export interface ResumePreview {
  changes: ResumeChange[];
  refused: RefusedPart[];
  /** Fields of the file that a profile has no place for: `volunteer`, `work[].url`. */
  unknown: string[];
  /** Whether dates were years alone, of which the first or the last month was taken. */
  guessed_months: boolean;
}

export const RESUME_TEXT = {
  title: 'JSON Resume',
  about: 'jsonresume.org biçiminde bir dosya; başka sitelere taşıyabilir, buraya geri yükleyebilirsiniz.',
  download: 'JSON Resume olarak indir',
  file: 'resume.json',
  importTitle: 'JSON Resume yükle',
  importAbout: 'Başka bir siteden aldığınız resume.json dosyasını seçin. Önce nelerin değişeceğini görürsünüz; onaylamadan hiçbir şey kaydedilmez.',
  choose: 'JSON Resume dosyası seç',
  reading: 'Okunuyor…',
  previewTitle: 'Profilinizde ne değişecek?',
  nothing: 'Dosyada profilinizde olmayan bir bilgi yok.',
  how: { added: 'eklenecek', replaced: 'değiştirilecek' },
  before: 'Şimdi',
  after: 'Dosyada',
  refused: 'Alınmayacak kayıtlar',
  unknown: 'Profilde karşılığı olmayan alanlar',
  guessedMonths: 'Yalnızca yılı yazılı tarihlerde başlangıç için ocak, bitiş için aralık alındı. Kaydettikten sonra düzeltebilirsiniz.',
  accept: 'Seçilenleri profilime al',
  cancel: 'Vazgeç',
  tooLarge: "Dosya 512 KB'dan küçük olmalı.",
  notJson: 'Dosya okunamadı. JSON biçiminde bir dosya seçin.',
  notResume: 'Bu dosya JSON Resume biçiminde değil.',
  tooDeep: 'Dosyanın iç içe yapısı çok derin. Lütfen başka bir dosya seçin.',
  tooLong: `Dosyada çok uzun listeler var. Bir listede en fazla ${RESUME_LIMITS.list} kayıt olabilir.`,
  hostile: 'Dosyada kullanılamayan alan adları var. Lütfen başka bir dosya seçin.',
  tooMany: 'Kısa sürede çok fazla dosya yüklediniz. Lütfen biraz bekleyip tekrar deneyin.',
} as const;
