/**
 * What members show of themselves: moderators may take each entry from view. An entry that is added here stands in reports, cases and decisions; where
 * it is kept is said in `judged-fields.rules.ts`, which does not compile before.
 */
export const PROFILE_FIELDS = {
  /** The profile as a whole: its page, its place in search and in the list of members, and every other field. */
  page: { label: 'Profilin tümü' },
  display_name: { label: 'Görünen ad' },
  bio: { label: 'Hakkımda yazısı' },
  links: { label: 'Bağlantılar' },
  avatar: { label: 'Profil fotoğrafı' },
  banner: { label: 'Kapak fotoğrafı' },
} as const;
export type ProfileField = keyof typeof PROFILE_FIELDS;
/** What its member uploads: its value is the address of a picture. */
export const PICTURE_FIELDS = ['avatar', 'banner'] as const satisfies readonly ProfileField[];
export type PictureField = (typeof PICTURE_FIELDS)[number];
/** What its member writes: the next value of it may wait. */
export type WrittenField = Exclude<ProfileField, 'page' | PictureField>;
export const PROFILE_FIELD_NAMES = Object.keys(PROFILE_FIELDS) as ProfileField[];

/** How a decision takes a field from view: what is hidden stays with its owner, what is deleted comes back with the decision alone. */
export type WithheldHow = 'hidden' | 'deleted';

/** A field of a profile as the desk sees it. */
export interface ProfileFieldShown {
  name: ProfileField;
  label: string;
  /** As members see it, or saw it before a decision took it away; null where there is nothing. */
  value: string | null;
  state: 'shown' | 'empty' | WithheldHow;
  /** What the owner wrote since, which nobody else sees before a moderator has looked at it. */
  waiting: string | null;
}

/** A field that a decision keeps from view, as its owner is told. */
export interface WithheldField {
  name: ProfileField;
  label: string;
  how: WithheldHow;
  /** What was hidden; null for what was deleted, and where there was nothing. */
  value: string | null;
  at: string;
  /** In words. */
  reason: string;
  clause: string | null;
  /** What the moderator wrote. */
  message: string | null;
  /** The decision, against which one may appeal. */
  decision_id: string;
  waiting: string | null;
  /** What was written since was looked at and not let in. */
  refused: boolean;
}

/** Who takes the whole takes its parts. */
export const chosenFields = (fields: readonly ProfileField[]): ProfileField[] => (fields.includes('page') ? ['page'] : [...new Set(fields)]);
/** Why a moderator is asked to look at a value. */
export const profileValueHeld = (field: ProfileField): string =>
  `${PROFILE_FIELDS[field].label}: moderatörlerin kaldırdığı alana yazılan yeni değer onay bekliyor.`;

const WITHHELD: Record<WithheldHow, string> = { hidden: 'gizlendi', deleted: 'silindi' };
/** What its owner is told of a decision. */
export const withheldText = (how: WithheldHow, fields: readonly ProfileField[]): string =>
  fields.includes('page')
    ? `Profiliniz moderatör tarafından ${WITHHELD[how]}. ${PROFILE_FIELD_TEXT.pageAway}`
    : `Profilinizdeki ${fields.map((field) => PROFILE_FIELDS[field].label.toLocaleLowerCase('tr')).join(' ve ')} moderatör tarafından ${WITHHELD[how]}. Yeni bir değer yazarsanız ${PROFILE_FIELD_TEXT.held.toLocaleLowerCase('tr')}`;

export const PROFILE_FIELD_TEXT = {
  noneChosen: 'Hangi alan için karar verdiğinizi seçin.',
  alreadyAway: 'Seçtiğiniz alan zaten gösterilmiyor.',
  nothingThere: 'Seçtiğiniz alan boş.',
  held: 'Moderatör onayından sonra görünecek.',
  pageAway: 'Başka üyeler profilinizi göremez ve sizi aramada bulamaz; yazılarınız yerinde kalır.',
  hiddenPage: 'Bu profil şu an görünmüyor.',
} as const;
