/** Which parts of a profile its member shows: one table from each switch to the fields that go with it. Every answer that carries a profile goes through it. */

/** In the order of the settings; `group` is the heading there, `startsHidden` holds until the member decides. */
export const PRIVACY_FLAGS = {
  job_info_visible: { label: 'İş Bilgisi', group: 'Kişisel', startsHidden: false, fields: ['job_title', 'company', 'company_suffix', 'experience_level'] },
  contact_info_visible: { label: 'İletişim Bilgileri', group: 'Kişisel', startsHidden: true, fields: ['contacts'] },
  social_links_visible: { label: 'Sosyal Medya', group: 'Kişisel', startsHidden: false, fields: ['social_links'] },
  address_visible: { label: 'Adres', group: 'Kişisel', startsHidden: true, fields: ['addresses'] },
  birth_date_visible: { label: 'Doğum Tarihi', group: 'Kişisel', startsHidden: true, fields: ['birth_date'] },
  skills_visible: { label: 'Yetenekler', group: 'Özgeçmiş', startsHidden: false, fields: ['skills'] },
  experiences_visible: { label: 'İş Deneyimleri', group: 'Özgeçmiş', startsHidden: false, fields: ['experiences'] },
  educations_visible: { label: 'Eğitim Bilgileri', group: 'Özgeçmiş', startsHidden: false, fields: ['educations'] },
  certificates_visible: { label: 'Sertifikalar', group: 'Özgeçmiş', startsHidden: false, fields: ['certificates'] },
  projects_visible: { label: 'Projeler', group: 'Özgeçmiş', startsHidden: false, fields: ['projects'] },
  followers_visible: { label: 'Takipçiler', group: 'Çevre', startsHidden: false, fields: ['follower_count'] },
  following_visible: { label: 'Takip Edilenler', group: 'Çevre', startsHidden: false, fields: ['following_count'] },
} as const satisfies Record<string, { label: string; group: string; startsHidden: boolean; fields: readonly string[] }>;

export type PrivacyFlag = keyof typeof PRIVACY_FLAGS;
export type PrivacySettings = Record<PrivacyFlag, boolean>;
export const PRIVACY_FLAG_NAMES = Object.keys(PRIVACY_FLAGS) as PrivacyFlag[];
/** A field of a profile that a switch hides. */
export type GuardedField = (typeof PRIVACY_FLAGS)[PrivacyFlag]['fields'][number];

export const FIRST_PRIVACY = Object.fromEntries(PRIVACY_FLAG_NAMES.map((flag) => [flag, !PRIVACY_FLAGS[flag].startsHidden])) as PrivacySettings;

/** The switches that are off. */
export const hiddenFlags = (settings: PrivacySettings): PrivacyFlag[] => PRIVACY_FLAG_NAMES.filter((flag) => !settings[flag]);

/** The fields that others do not get. */
const hiddenFields = (settings: PrivacySettings): ReadonlySet<GuardedField> =>
  new Set(hiddenFlags(settings).flatMap((flag): readonly GuardedField[] => PRIVACY_FLAGS[flag].fields));

/** Fields of a profile as others get them: what a switch hides is null. The one place where the switches take effect; every answer with such fields goes through it. */
export function asOthersSee<F extends object>(
  fields: F,
  settings: PrivacySettings,
): { [Name in keyof F]: Name extends GuardedField ? F[Name] | null : F[Name] } {
  const hidden: ReadonlySet<string> = hiddenFields(settings);
  const shown = Object.entries(fields).map(([name, value]) => [name, hidden.has(name) ? null : value]);
  return Object.fromEntries(shown) as { [Name in keyof F]: Name extends GuardedField ? F[Name] | null : F[Name] };
}

export const PRIVACY_TEXT = {
  hidden: 'Bu içerik gizlenmiş',
  followersHidden: 'Takipçiler gizlenmiş',
  followingHidden: 'Takip edilenler gizlenmiş',
  visibleWord: 'Görünür',
  hiddenWord: 'Gizli',
} as const;
