/** Profiles and the directory of members on the wire. */
import { nameProblem } from './account-problems.js';
import { type Author } from './accounts.js';

const PROFILE_LIMITS = { birthYear: { min: 1900 } } as const;
export const MEMBER_SEARCH = { min: 2, max: 60, results: 5 } as const;
export const MEMBER_LIST = { default: 50, ids: 100 } as const;

export const PROFILE_TEXT = {
  loadFailed: 'Profil yüklenemedi',
  updateFailed: 'Profil güncellemesi başarısız',
  saved: 'Profil başarıyla güncellendi!',
  displayNameSaved: 'Görünen ad güncellendi!',
  privacySaved: 'Gizlilik ayarlarınız kaydedildi.',
  tooManyWaiting: 'Bugün bu alan için çok sayıda yeni değer gönderdiniz. Son gönderdiğinize bir moderatör bakacak.',
  pageFailed: 'Profil bilgileri yuklenirken bir hata olustu.',
  notFound: 'Profil bulunamadi.',
  private: 'Bu profil gizli.',
  membersOnly: 'Anonim hesaplar profilleri göremez. Lütfen giriş yapın.',
  birthDateInvalid: 'Geçerli bir doğum tarihi girin',
  searchShort: `Arama için en az ${MEMBER_SEARCH.min} karakter yazın`,
} as const;

/** What is left out stays as it is; null or an empty text takes it away. */
export interface UpdateProfileRequest {
  first_name?: string | null;
  last_name?: string | null;
  /** `YYYY-MM-DD` */
  birth_date?: string | null;
  display_name?: string | null;
  is_public?: boolean;
}

export interface UpdateDisplayNameRequest {
  display_name?: string | null;
}

/** A member as anybody may see them. */
export interface PublicUser extends Author {
  created_at: string;
}

/** Whose profile is closed to a member; told with the refusal. */
export type ClosedProfile = Pick<Author, 'id' | 'username' | 'display_name' | 'avatar'>;

/** First problem of each field. `today` is `YYYY-MM-DD`. */
export function profileProblems(form: UpdateProfileRequest, today: string): Partial<Record<keyof UpdateProfileRequest, string>> {
  const problems: Partial<Record<keyof UpdateProfileRequest, string>> = {};
  for (const field of ['first_name', 'last_name', 'display_name'] as const) {
    const problem = nameProblem(form[field] ?? '');
    if (problem) problems[field] = problem;
  }
  if (form.birth_date && !isBirthDate(form.birth_date, today)) problems.birth_date = PROFILE_TEXT.birthDateInvalid;
  return problems;
}

function isBirthDate(date: string, today: string): boolean {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date) ?? [];
  if (!year || Number(year) < PROFILE_LIMITS.birthYear.min || date > today) return false;
  const parsed = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return parsed.getUTCMonth() === Number(month) - 1 && parsed.getUTCDate() === Number(day);
}
