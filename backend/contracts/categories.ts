/** How the categories of the forum are run, on the wire. */
import type { Category, CategoryTag } from './forum.js';
import { lineProblem } from './one-line.js';
import { holds, type Role } from './permissions.js';
import { slugOf } from './slug.js';

/** The eight colour names of the spec, each readable as text in both schemes. */
export const CATEGORY_COLOR_LABEL = {
  gray: 'Gri',
  blue: 'Mavi',
  indigo: 'Turkuaz',
  green: 'Yeşil',
  yellow: 'Sarı',
  red: 'Kırmızı',
  pink: 'Pembe',
  purple: 'Mor',
} as const satisfies Record<Category['color'], string>;
export const CATEGORY_COLORS = Object.keys(CATEGORY_COLOR_LABEL) as Category['color'][];

export const CATEGORY_WRITERS_LABEL = { everybody: 'Herkes yazabilir', staff: 'Görevliler yazabilir' } as const satisfies Record<Category['writers'], string>;
export const CATEGORY_WRITERS = Object.keys(CATEGORY_WRITERS_LABEL) as Category['writers'][];
export const CLOSED_LABEL = 'Yeni konuya kapalı';

/** `most`: so many can be opened in all, those that were merged into others included. */
export const CATEGORY_LIMITS = { name: { min: 2, max: 40 }, slug: { max: 60 }, description: { max: 300 }, most: 100 } as const;
export const CATEGORY_FIELDS = { name: 'Ad', slug: 'Adres', description: 'Açıklama' } as const;

export const CATEGORY_TEXT = {
  nameNeeded: 'Ad gereklidir',
  nameShort: `Ad en az ${CATEGORY_LIMITS.name.min} karakter olmalıdır`,
  nameLong: `Ad en fazla ${CATEGORY_LIMITS.name.max} karakter olmalıdır`,
  nameTaken: 'Bu adda bir kategori var. Lütfen başka bir ad seçin.',
  slugLong: `Adres en fazla ${CATEGORY_LIMITS.slug.max} karakter olmalıdır`,
  slugSpelled: 'Adres yalnızca küçük harf (a–z), rakam ve kısa çizgi içerebilir',
  slugTaken: 'Bu adres başka bir kategorinin. Lütfen başka bir adres yazın.',
  descriptionLong: `Açıklama en fazla ${CATEGORY_LIMITS.description.max} karakter olmalıdır`,
  tooMany: `En fazla ${CATEGORY_LIMITS.most} kategori açılabilir.`,
  /** Said to whoever opens or moves a topic. */
  closed: 'Bu kategori yeni konulara kapalı. Lütfen başka bir kategori seçin.',
  onlyStaff: 'Bu kategoride yalnızca görevliler konu açabilir. Lütfen başka bir kategori seçin.',
  /** Said on the page of such a category. */
  closedHere: 'Bu kategori yeni konulara kapalı. Yazılmış konuları okuyabilir, onlara yorum yazabilirsiniz.',
  onlyStaffHere: 'Bu kategoride konuları görevliler açar; herkes yorum yazabilir.',
  mergeItself: 'Bir kategori kendisiyle birleştirilemez.',
  mergedAlready: 'Bu kategori başka bir kategoriyle birleştirilmiş. Önce birleştirmeyi geri alın.',
  targetMerged: 'Seçtiğiniz kategori başka bir kategoriyle birleştirilmiş. Lütfen başka bir kategori seçin.',
  mergedAcross: 'Bu kategoriler aynı anda birbiriyle birleştirilmek istendi. Sayfayı yenileyip tekrar deneyin.',
  notMerged: 'Bu kategori başka bir kategoriyle birleştirilmemiş.',
  opened: 'Kategori açıldı.',
  saved: 'Kategori kaydedildi.',
  moved: 'Sıra değişti.',
  merged: 'Kategoriler birleştirildi.',
  unmerged: 'Birleştirme geri alındı.',
} as const;

/** Row of `GET /api/console/categories`: in their order, those that were merged into others at the end. */
export interface ConsoleCategory extends Category {
  /** The category in which its topics stand; null while it stands by itself. */
  merged_into: CategoryTag | null;
  /** Listed topics that are its own, without those of categories that were merged into it. */
  own_topic_count: number;
}

/** `POST /api/console/categories`. */
export interface OpenCategoryRequest {
  name: string;
  /** How it stands in addresses, for good; made from the name when it is left out. */
  slug?: string;
  description: string;
  color: Category['color'];
}

/** `PUT /api/console/categories/{id}`. */
export type DescribeCategoryRequest = Omit<OpenCategoryRequest, 'slug'>;

/** `PUT /api/console/categories/{id}/place`: before another, or behind all when that is null. */
export interface PlaceCategoryRequest {
  before: string | null;
}

/** `PUT /api/console/categories/{id}/writing`. */
export interface CategoryWritingRequest {
  closed: boolean;
  writers: Category['writers'];
}

/** `POST /api/console/categories/{id}/merge`. */
export interface MergeCategoryRequest {
  into: string;
}

/** What keeps somebody from opening topics in a category or moving one there, or null. Nobody opens one where it is closed; staff may still move one there. */
export function writingProblem({ closed, writers }: Pick<Category, 'closed' | 'writers'>, role: Role, moves = false): string | null {
  const isStaff = holds(role, 'topic.announce');
  if (closed && !(moves && isStaff)) return CATEGORY_TEXT.closed;
  return writers === 'staff' && !isStaff ? CATEGORY_TEXT.onlyStaff : null;
}

/** Told to whoever cannot see where a category went. */
export const placedText = (name: string, place: number): string => `${name}: ${place}. sırada. ${CATEGORY_TEXT.moved}`;

/** The address that a category gets unless another is chosen. */
export const categorySlug = (name: string): string => slugOf(name, 'kategori').slice(0, CATEGORY_LIMITS.slug.max).replace(/-+$/, '');

/** Whether a category is meant by an id or an address: its own, or that of one that was merged into it. */
export const isMeantBy = ({ id, slug, merged }: Pick<Category, 'id' | 'slug' | 'merged'>, idOrSlug: string): boolean =>
  [{ id, slug }, ...merged].some((address) => address.id === idOrSlug || address.slug === idOrSlug);

type Problems<Form> = { [Field in keyof Form]?: string };

/** First problem of each field; empty when the category may be saved. */
export function categoryProblems({ name, description }: Pick<OpenCategoryRequest, 'name' | 'description'>): Problems<DescribeCategoryRequest> {
  return withoutNull({
    name: nameProblem(name.trim()) ?? lineProblem(CATEGORY_FIELDS.name, name),
    description:
      description.trim().length > CATEGORY_LIMITS.description.max ? CATEGORY_TEXT.descriptionLong : lineProblem(CATEGORY_FIELDS.description, description),
  });
}

export function slugProblem(slug: string): string | null {
  if (slug.length > CATEGORY_LIMITS.slug.max) return CATEGORY_TEXT.slugLong;
  return slug && slugOf(slug, '') === slug ? null : CATEGORY_TEXT.slugSpelled;
}

function nameProblem(name: string): string | null {
  if (!name) return CATEGORY_TEXT.nameNeeded;
  if (name.length < CATEGORY_LIMITS.name.min) return CATEGORY_TEXT.nameShort;
  return name.length > CATEGORY_LIMITS.name.max ? CATEGORY_TEXT.nameLong : null;
}

const withoutNull = <Field extends string>(problems: Record<Field, string | null>) =>
  Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== null)) as { [Name in Field]?: string };
