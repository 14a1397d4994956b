/** Which parts of a profile its member shows: one table from each switch to the fields that go with it, and the names of what no switch hides. */

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

/** As whom members look at their own page: `?as=` of `GET /api/profile/{id}`. */
export const PROFILE_VIEWERS = { guest: 'Misafir', member: 'Üye' } as const;
export type ProfileViewer = keyof typeof PROFILE_VIEWERS;

export type PrivacyFlag = keyof typeof PRIVACY_FLAGS;
export type PrivacySettings = Record<PrivacyFlag, boolean>;
export const PRIVACY_FLAG_NAMES = Object.keys(PRIVACY_FLAGS) as PrivacyFlag[];
/** A field of a profile that a switch hides. */
export type GuardedField = (typeof PRIVACY_FLAGS)[PrivacyFlag]['fields'][number];
/** The table, turned around: which switch hides a field. */
export const FLAG_OF: ReadonlyMap<string, PrivacyFlag> = new Map(
  PRIVACY_FLAG_NAMES.flatMap((flag) => PRIVACY_FLAGS[flag].fields.map((field) => [field, flag] as const)),
);

export const FIRST_PRIVACY = Object.fromEntries(PRIVACY_FLAG_NAMES.map((flag) => [flag, !PRIVACY_FLAGS[flag].startsHidden])) as PrivacySettings;

/** The switches that are off. */
export const hiddenFlags = (settings: PrivacySettings): PrivacyFlag[] => PRIVACY_FLAG_NAMES.filter((flag) => !settings[flag]);

/** What everybody gets who may see the page: no switch hides it. */
const ALWAYS_SHOWN = ['bio'] as const;
/** A field of which somebody has decided who sees it. */
type DecidedField = GuardedField | (typeof ALWAYS_SHOWN)[number];

/** The fields that others get. */
const shownFields = (settings: PrivacySettings): ReadonlySet<string> =>
  new Set<DecidedField>([
    ...ALWAYS_SHOWN,
    ...PRIVACY_FLAG_NAMES.flatMap((flag): readonly GuardedField[] => (settings[flag] ? PRIVACY_FLAGS[flag].fields : [])),
  ]);

/**
 * Fields of a profile as others get them: what a switch hides is null. A field that is named neither with a switch nor in `ALWAYS_SHOWN` does not
 * compile here, and would be null. Every answer with a profile is made here. Switches take effect in two places more, which answer with a part of one:
 * the lists and counts of who follows whom (`tie-lists.service.ts`, for `follows.controller.ts` and `stats.controller.ts`), and the desk, where moderators
 * judge a field as one text (`reported-profile.query.ts`).
 */
export function asOthersSee<F extends object>(
  fields: F & { readonly [Name in Exclude<keyof F, DecidedField>]: never },
  settings: PrivacySettings,
): { [Name in keyof F]: Name extends GuardedField ? F[Name] | null : F[Name] } {
  const names = shownFields(settings);
  const shown = Object.entries(fields).map(([name, value]) => [name, names.has(name) ? value : null]);
  return Object.fromEntries(shown) as { [Name in keyof F]: Name extends GuardedField ? F[Name] | null : F[Name] };
}

export const PRIVACY_TEXT = {
  hidden: 'Bu içerik gizlenmiş',
  followersHidden: 'Takipçiler gizlenmiş',
  followingHidden: 'Takip edilenler gizlenmiş',
  visibleWord: 'Görünür',
  hiddenWord: 'Gizli',
} as const;
