/** Feedback about the open beta on the wire: what the form sends, what the console reads. */
import { emailProblem } from './account-problems.js';
import { lineProblem, seenLength } from './one-line.js';

export const FEEDBACK_STATUSES = ['pending', 'under_review', 'resolved', 'dismissed'] as const;
export type FeedbackStatus = (typeof FEEDBACK_STATUSES)[number];
export const FEEDBACK_STATUS_LABEL: Record<FeedbackStatus, string> = {
  pending: 'Bekliyor',
  under_review: 'İnceleniyor',
  resolved: 'Çözüldü',
  dismissed: 'Kapatıldı',
};

export const SEVERITIES = ['low', 'medium', 'high'] as const;
export type Severity = (typeof SEVERITIES)[number];
export const SEVERITY_LABEL: Record<Severity, string> = { low: 'Düşük', medium: 'Orta', high: 'Yüksek' };
export const DEFAULT_SEVERITY: Severity = 'medium';

/** What the form offers; another client may say what it likes. */
export const FEEDBACK_CATEGORIES = ['Genel', 'Hesap', 'Forum', 'Görünüm', 'Hız', 'Öneri'] as const;
export const DEFAULT_CATEGORY = 'Genel';

export const FEEDBACK_LIMITS = {
  title: { min: 6, max: 120 },
  description: { min: 20, max: 5000 },
  steps: 5000,
  pageUrl: 2000,
  category: 60,
  name: 120,
  notes: 2000,
  reason: 500,
  /** Bytes. */
  screenshot: 5_242_880,
} as const;

/** Milliseconds: thanks are shown this long, and a closed form is emptied after this long. */
export const FEEDBACK_TIMES = { thanks: 2000, reset: 250 } as const;

export const FEEDBACK_TEXT = {
  title: 'Açık Beta geri bildirimi',
  cancel: 'Vazgeç',
  send: 'Raporu gönder',
  sending: 'Gönderiliyor...',
  incomplete: 'Lütfen başlık ve açıklama alanlarını doldurun.',
  notPicture: 'Lütfen yalnızca görsel dosyası yükleyin.',
  screenshotLarge: "Dosya boyutu 5MB'dan küçük olmalı.",
  tooManyPixels: 'Görselin kenarları çok uzun. Lütfen daha küçük bir görsel yükleyin.',
  failed: 'Rapor gönderilirken bir hata oluştu.',
  given: 'Teşekkürler! Geri bildiriminiz bize ulaştı.',
  titleShort: `Başlık en az ${FEEDBACK_LIMITS.title.min} karakter olmalıdır`,
  titleLong: `Başlık en fazla ${FEEDBACK_LIMITS.title.max} karakter olmalıdır`,
  descriptionShort: `Açıklama en az ${FEEDBACK_LIMITS.description.min} karakter olmalıdır`,
  descriptionLong: `Açıklama en fazla ${FEEDBACK_LIMITS.description.max} karakter olmalıdır`,
  stepsLong: `Tekrarlama adımları en fazla ${FEEDBACK_LIMITS.steps} karakter olmalıdır`,
  pageUrlLong: `Adres en fazla ${FEEDBACK_LIMITS.pageUrl} karakter olmalıdır`,
  categoryLong: `Kategori en fazla ${FEEDBACK_LIMITS.category} karakter olmalıdır`,
  nameLong: `Bu alan en fazla ${FEEDBACK_LIMITS.name} karakter olmalıdır`,
  notesLong: `Çözüm notu en fazla ${FEEDBACK_LIMITS.notes} karakter olmalıdır`,
  notFound: 'Böyle bir geri bildirim yok.',
  noScreenshot: 'Bu geri bildirimde ekran görüntüsü yok.',
  emailKept: 'Gerekçe yazılınca gösterilir; kimin, ne zaman ve neden baktığı kayda geçer.',
  disclose: 'E-postayı göster',
  reasonRequired: 'E-postaya neden ihtiyaç duyduğunuzu yazın',
  reasonLong: `Gerekçe en fazla ${FEEDBACK_LIMITS.reason} karakter olmalıdır`,
  noEmail: 'Bu geri bildirimde e-posta adresi yok.',
  saved: 'Geri bildirimin durumu kaydedildi.',
  erased: 'Silinmiş geri bildirim',
} as const;

/** What is said when the server said nothing that can be shown. */
export const feedbackFailedText = (status: number): string => `İstek başarısız oldu (${status})`;

/** The texts of the form; the screenshot comes beside them. For a member the server knows the last four itself. */
export interface GiveFeedbackRequest {
  title: string;
  description: string;
  steps_to_reproduce?: string;
  page_url?: string;
  severity?: Severity;
  category?: string;
  email?: string;
  username?: string;
  display_name?: string;
  user_id?: string;
}

export interface FeedbackAccepted {
  id: string;
  status: FeedbackStatus;
}

export interface FeedbackStatusRequest {
  status: FeedbackStatus;
  resolution_notes?: string;
}

export interface FeedbackRow {
  id: string;
  /** Null for a guest, whose address and names are what they gave themselves. */
  user_id: string | null;
  /** Whether the giver's address can be asked for, with a reason. */
  has_email: boolean;
  username: string | null;
  display_name: string | null;
  title: string;
  description: string;
  steps_to_reproduce: string | null;
  page_url: string | null;
  /** Where a link to the screenshot can be had. */
  screenshot_url: string | null;
  screenshot_path: string | null;
  status: FeedbackStatus;
  severity: Severity;
  category: string;
  resolution_notes: string | null;
  resolved_at: string | null;
  created_at: string;
  updated_at: string;
  /** Who set the status last. */
  reviewer: string | null;
}

/** Body of `POST /api/beta-feedback/{id}/email`. */
export interface DisclosureRequest {
  reason: string;
}

export interface FeedbackEmail {
  email: string;
}

/** What is wrong with the reason for reading an address, or null. */
export function disclosureProblem(reason: string): string | null {
  if (seenLength(reason) === 0) return FEEDBACK_TEXT.reasonRequired;
  return reason.trim().length > FEEDBACK_LIMITS.reason ? FEEDBACK_TEXT.reasonLong : null;
}

export interface ScreenshotLink {
  url: string;
}

type Problems = Partial<Record<keyof GiveFeedbackRequest, string>>;

/** First problem of each field, none when the feedback can be given. */
export function feedbackProblems(form: GiveFeedbackRequest): Problems {
  const { title, description, steps_to_reproduce: steps, page_url: pageUrl, category, email, username, display_name: name } = form;
  const found: Record<keyof Problems, string | null> = {
    title: lengthProblem(title, FEEDBACK_LIMITS.title, FEEDBACK_TEXT.titleShort, FEEDBACK_TEXT.titleLong) ?? lineProblem('Başlık', title),
    description: lengthProblem(description, FEEDBACK_LIMITS.description, FEEDBACK_TEXT.descriptionShort, FEEDBACK_TEXT.descriptionLong),
    steps_to_reproduce: tooLong(steps, FEEDBACK_LIMITS.steps, FEEDBACK_TEXT.stepsLong),
    page_url: tooLong(pageUrl, FEEDBACK_LIMITS.pageUrl, FEEDBACK_TEXT.pageUrlLong) ?? lineProblem('Adres', pageUrl ?? ''),
    category: tooLong(category, FEEDBACK_LIMITS.category, FEEDBACK_TEXT.categoryLong) ?? lineProblem('Kategori', category ?? ''),
    email: email?.trim() ? emailProblem(email) : null,
    username: tooLong(username, FEEDBACK_LIMITS.name, FEEDBACK_TEXT.nameLong) ?? lineProblem('Kullanıcı adı', username ?? ''),
    display_name: tooLong(name, FEEDBACK_LIMITS.name, FEEDBACK_TEXT.nameLong) ?? lineProblem('Ad', name ?? ''),
    severity: null,
    user_id: null,
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== null)) as Problems;
}

function lengthProblem(text: string, { min, max }: { min: number; max: number }, short: string, long: string): string | null {
  const { length } = text.trim();
  if (length < min) return short;
  return length > max ? long : null;
}

const tooLong = (text: string | undefined, max: number, sentence: string): string | null => ((text?.trim().length ?? 0) > max ? sentence : null);
