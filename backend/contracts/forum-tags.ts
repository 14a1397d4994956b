/** Tags of topics on the wire, and how a tag stands in an address. */
import { TOPIC_LIMITS } from './forum.js';
import { lineProblem } from './one-line.js';
import { slugOf } from './slug.js';

export interface Tag {
  /** The same as the slug: a tag is what it is called. */
  id: string;
  name: string;
  slug: string;
  /** Topics with it that anybody can see. */
  topic_count: number;
}

export interface TagListQuery {
  /** Beginning of the name, however it is written. */
  q?: string;
}

/** Characters without which two languages would be one: C, C++ and C#. */
const SPELLED: readonly (readonly [RegExp, string])[] = [
  [/\+/g, ' plus '],
  [/#/g, ' sharp '],
];

/** How a tag stands in an address: the same for every spelling of it, never empty. */
export function tagSlug(name: string): string {
  const spelled = SPELLED.reduce((text, [sign, word]) => text.replace(sign, word), name.trim().replace(/^#/, ''));
  return slugOf(spelled, name.trim().toLocaleLowerCase('tr'));
}

/** Each tag once, in Turkish small letters. */
export const keptTags = (tags: readonly string[]): string[] => [...new Set(tags.map((tag) => tag.trim().toLocaleLowerCase('tr')).filter(Boolean))];

export const sameTags = (one: readonly string[], other: readonly string[]): boolean => one.length === other.length && one.every((tag, at) => tag === other[at]);

export const TAG_LIMITS = { name: { max: TOPIC_LIMITS.tag.max } } as const;
export const TAG_TEXT = {
  nameNeeded: 'Ad gereklidir',
  nameLong: `Ad en fazla ${TAG_LIMITS.name.max} karakter olmalıdır`,
  nameTaken: 'Bu adda bir etiket var. İkisini bir araya getirmek için birleştirin.',
  unknown: 'Bu etiket bulunamadı.',
  unknownTarget: 'Birleştirmek istediğiniz etiket bulunamadı.',
  itself: 'Bir etiket kendisiyle birleştirilemez.',
  leadsElsewhere: 'Bu etiket başka bir etikete yönlendiriliyor.',
  bannedFirst: 'Bu etiket yasaklı. Önce yasağını kaldırın.',
  targetBanned: 'Seçtiğiniz etiket yasaklı. Önce yasağını kaldırın.',
  notMerged: 'Bu etiket başka bir etiketle birleştirilmemiş.',
  renamed: 'Etiketin adı değişti.',
  merged: 'Etiketler birleştirildi.',
  separated: 'Birleştirme geri alındı.',
  banned: 'Etiket yasaklandı.',
  unbanned: 'Etiketin yasağı kaldırıldı.',
} as const;

/** Told to whoever gives a topic a tag that cannot be used. */
export const bannedTagText = (name: string): string => `“${name}” etiketi kullanılamıyor. Lütfen başka bir etiket seçin.`;

export const TAG_STATES = ['used', 'banned', 'moved'] as const;
export type TagState = (typeof TAG_STATES)[number];
export const TAG_STATE_LABEL: Record<TagState, string> = { used: 'Kullanılan', banned: 'Yasaklı', moved: 'Yönlendirilen' };

/** Row of `GET /api/console/tags`. */
export interface ConsoleTag extends Tag {
  /** Posts with it that anybody can read. */
  post_count: number;
  /** `moved`: it was renamed or merged, and its address leads to another. */
  state: TagState;
  /** The slug of the tag to which it leads. */
  leads_to: string | null;
  /** Whether it was merged, which can be taken back; what was renamed is renamed again. */
  merged: boolean;
}

/** `PUT /api/console/tags/{slug}/name`. */
export interface RenameTagRequest {
  name: string;
}
/** `POST /api/console/tags/{slug}/merge`. */
export interface MergeTagRequest {
  into: string;
}

/** What is wrong with the name of a tag, or null. */
export function tagNameProblem(name: string): string | null {
  const { length } = name.trim();
  if (length === 0) return TAG_TEXT.nameNeeded;
  return length > TAG_LIMITS.name.max ? TAG_TEXT.nameLong : lineProblem('Ad', name);
}
