/** The blog on the wire: posts, how they are written and listed, and what is said about them. */
import type { Listing } from './envelope.js';
import { type Category, TOPIC_LIMITS } from './forum.js';
import { HOLD_CAUSES } from './holding.js';
import type { PostTool } from './moderation-verbs.js';
import { isSeen, lineFlaw, lineProblem } from './one-line.js';
import { boundProblem, TEXT_BOUNDS } from './text-bounds.js';

/** Where a post stands with its author; whether staff hide it is another matter. */
export const POST_STATUSES = ['draft', 'scheduled', 'published', 'archived'] as const;
export type PostStatus = (typeof POST_STATUSES)[number];

/** Row of `GET /api/blog/post-states`. */
export interface PostState {
  id: string;
  key: PostStatus;
  name: string;
  description: string;
  order: number;
}

export const POST_STATES: Readonly<Record<PostStatus, PostState>> = {
  draft: { id: 'draft', key: 'draft', name: 'Taslak', description: 'Yalnızca siz görürsünüz.', order: 1 },
  scheduled: { id: 'scheduled', key: 'scheduled', name: 'Zamanlanmış', description: 'Seçtiğiniz tarihte yayınlanır.', order: 2 },
  published: { id: 'published', key: 'published', name: 'Yayında', description: 'Herkes okuyabilir.', order: 3 },
  archived: { id: 'archived', key: 'archived', name: 'Arşiv', description: 'Yayından kalktı; yalnızca siz görürsünüz.', order: 4 },
};

export const POST_SORTS = ['newest', 'popular', 'mostLiked', 'mostCommented'] as const;
export type PostSort = (typeof POST_SORTS)[number];
export const POST_SORT_LABEL: Record<PostSort, string> = {
  newest: 'En yeni',
  popular: 'Popüler',
  mostLiked: 'En çok beğenilen',
  mostCommented: 'En çok yorumlanan',
};

export const POST_LIMITS = {
  title: TOPIC_LIMITS.title,
  /** Bytes of the Markdown source in UTF-8. */
  content: { bytes: 819_200 },
  excerpt: 300,
  slug: 80,
  tags: TOPIC_LIMITS.tags,
  tag: TOPIC_LIMITS.tag,
  keywords: 10,
  keyword: 40,
  seoTitle: 70,
  seoDescription: 160,
  canonical: 500,
  cover: 200,
  /** Of the time for which it is scheduled, in ISO form. */
  time: 40,
  /** Minutes. */
  readingTime: { none: 0, min: 1, max: 240 },
  /** Saves of one member in an hour. */
  savesAnHour: 120,
  /** Saves and changes of status of one post: each is kept for ever. */
  saves: 1_000,
  firstVersion: 0,
  /** How far ahead a post may be scheduled, in days. */
  aheadDays: 366,
  /** What the marks of a text may weigh together (`text-bounds.ts`): a post is longer than a topic. */
  weight: TEXT_BOUNDS.postWeight,
  /** Posts that are named beside one. */
  related: 4,
  popularTags: 10,
} as const;

export const BLOG_CODE = { changed: 'POST_CHANGED' } as const;

export const BLOG_TEXT = {
  signInToCreate: 'Yazı oluşturmak için oturum açmalısınız.',
  failedTitle: 'Erişim reddedildi veya hata',
  failed: 'Yazı oluşturulamadı',
  failedToCreate: (why: string): string => `Yazı oluşturulurken bir hata oluştu: ${why}`,
  memberFailed: (why: string): string => `Kullanıcı bilgileri çekilirken hata: ${why}`,
  noCategories: 'Hiç kategori bulunamadı. Lütfen önce kategori ekleyin.',
  categoriesFailed: 'Kategoriler yüklenirken hata oluştu',
  noStates: 'Yazı durumları bulunamadı.',
  statesFailed: 'Yazı durumları yüklenemedi',
  unknownState: 'Geçerli bir yazı durumu seçilemedi. Lütfen listeden bir durum seçin.',
  required: 'Lütfen zorunlu alanları doldurun: Başlık, içerik, özet, öne çıkan görsel, kategori, durum ve okuma süresi.',
  tooLarge: 'İçerik çok büyük! Lütfen resimleri kaldırın veya metni kısaltın. Maksimum boyut: 800KB',
  tooManyTags: `Maksimum ${TOPIC_LIMITS.tags} etiket seçebilirsiniz`,
  tagTooLong: `Bir etiket en fazla ${TOPIC_LIMITS.tag.max} karakter olmalıdır`,
  unknownCategory: 'Seçtiğiniz kategori bulunamadı. Lütfen başka bir kategori seçin.',
  foreignCover: 'Öne çıkan görsel, bu siteye yüklediğiniz bir görsel olmalıdır.',
  badReadingTime: 'Okuma süresi 1 ile 240 dakika arasında olmalıdır.',
  tooManyKeywords: 'En fazla 10 anahtar kelime yazabilirsiniz.',
  badCanonical: 'Asıl adres https ile başlayan geçerli bir adres olmalıdır.',
  badSlug: 'Adres yalnızca küçük harf, rakam ve kısa çizgi içerebilir.',
  reservedSlug: 'Bu adres kullanılamaz. Lütfen başka bir adres seçin.',
  pastTime: 'Yayın zamanı gelecekte olmalıdır.',
  tooFarAhead: 'Yayın zamanı en fazla bir yıl sonrası olabilir.',
  badTime: 'Geçerli bir yayın zamanı seçin.',
  timeMissing: 'Zamanlanmış bir yazı için yayın zamanı seçmelisiniz.',
  oneNarrowing: 'Yazılar aynı anda yalnızca bir kategoriye, bir etikete veya bir yazara göre süzülebilir.',
  unknownAuthor: 'Bu yazar bulunamadı.',
  postNotFound: 'Bu yazı bulunamadı veya kaldırıldı.',
  postGone: 'Bu yazı kaldırıldı.',
  notYours: 'Yalnızca kendi yazınızı değiştirebilirsiniz.',
  hiddenNotEditable: 'Moderatör tarafından gizlenen bir yazı düzenlenemez.',
  changedMeanwhile: 'Bu yazı siz düzenlerken başka bir yerde değişti.',
  savedTooOften: 'Bir yazı en fazla 1.000 kez değiştirilebilir.',
  tooManySaves: 'Kısa sürede çok fazla kaydettiniz. Lütfen biraz sonra tekrar deneyin.',
  wordWaits: 'Yazınızda, bir moderatörün önce okuması gereken bir sözcük geçiyor. Yazınız taslak olarak durur; o sözcüğü çıkarınca yayınlayabilirsiniz.',
  newMember: 'Yeni üyeler, forumda ilk paylaşımları onaylanıncaya kadar yazılarını yayınlayamaz. Yazınız taslak olarak durur.',
  newMemberLinks: 'Yeni bir üye olduğunuz için yazınızda bu kadar çok bağlantı olamaz. Lütfen bağlantıları azaltın.',
  notPublished: 'Yalnızca yayında olan bir yazı öne çıkarılabilir.',
  textUnreadable: 'Yazının metni şu anda okunamıyor. Lütfen biraz sonra tekrar deneyin.',
  deletedDone: 'Yazı silindi.',
  savedDone: 'Yazınız kaydedildi.',
  publishedDone: 'Yazınız yayınlandı.',
  scheduledDone: 'Yazınız zamanlandı.',
  archivedDone: 'Yazınız arşivlendi.',
  unpublishedDone: 'Yazınız taslağa alındı.',
} as const;

export const BLOG_FIELDS = {
  title: 'Başlık',
  content: 'İçerik',
  excerpt: 'Özet',
  featured_image: 'Öne çıkan görsel',
  category_id: 'Kategori',
  status: 'Durum',
  reading_time: 'Okuma süresi',
  slug: 'Adres',
  tag: 'Bir etiket',
  keyword: 'Bir anahtar kelime',
  seoTitle: 'Arama başlığı',
  seoDescription: 'Arama açıklaması',
  canonical: 'Asıl adres',
} as const;

/** Words that a post's address cannot be; ids cannot either. */
const RESERVED_SLUGS: readonly string[] = [
  'create',
  'mine',
  'feed',
  'feed.xml',
  'category',
  'tag',
  'author',
  'search',
  'bookmarks',
  'edit',
  'import',
  'series',
];

/** Why a post fell back to a draft without its author having wanted it: their standing, who may publish, or what would let a topic wait. */
export const POST_FALLBACKS = ['standing', 'writers', ...HOLD_CAUSES] as const;
export type PostFallback = (typeof POST_FALLBACKS)[number];

/** As staff read it. */
export const POST_FALLBACK_TOLD: Record<PostFallback, string> = {
  standing: 'Zamanlanan yazı, yazarının kısıtlaması nedeniyle yayınlanmadı',
  writers: 'Zamanlanan yazı, yazarı blog yazarı olmadığı için yayınlanmadı',
  first_posts: 'Zamanlanan yazı, yazarının ilk paylaşımları onaylanmadığı için yayınlanmadı',
  links: 'Zamanlanan yazı, yeni bir üyenin verdiği bağlantılar nedeniyle yayınlanmadı',
  words: 'Zamanlanan yazı, izlenen bir sözcük nedeniyle yayınlanmadı',
};

/** As its author reads it, in a sentence without its full stop. */
export const POST_FALLBACK_TO_AUTHOR: Record<PostFallback, string> = {
  standing: 'Zamanladığınız yazı, hesabınızdaki kısıtlama nedeniyle yayınlanmadı ve taslağa alındı',
  writers: 'Zamanladığınız yazı, yalnızca blog yazarları yayın yapabildiği için yayınlanmadı ve taslağa alındı',
  first_posts: 'Zamanladığınız yazı, forumdaki ilk paylaşımlarınız henüz onaylanmadığı için yayınlanmadı ve taslağa alındı',
  links: 'Zamanladığınız yazı, yeni bir üye için çok fazla bağlantı içerdiğinden yayınlanmadı ve taslağa alındı',
  words: 'Zamanladığınız yazı, izlenen bir sözcük içerdiği için yayınlanmadı ve taslağa alındı',
};

/** What staff are told once they have done something with a post. */
export const POST_TOOL_DONE: Readonly<Record<PostTool, string>> = {
  hide: 'Yazı gizlendi.',
  delete: 'Yazı kaldırıldı.',
  restore: 'Yazı geri getirildi.',
  feature: 'Yazı öne çıkarıldı.',
  unfeature: 'Yazı artık öne çıkarılmıyor.',
};

/** `PUT /api/blog/posts/{id}/moderate`. */
export interface ModeratePostRequest {
  action: PostTool;
  reason: string;
}
/** How the post stands for staff afterwards. */
export interface ModeratedPost extends SavedPost {
  state: 'visible' | 'hidden' | 'deleted';
  is_featured: boolean;
}

export interface PostMeta {
  seoTitle: string | null;
  seoDescription: string | null;
  keywords: string[];
  /** Where the post stood first, if not here. */
  canonical: string | null;
}

export interface PostAuthor {
  id: string;
  username: string;
  name: string;
  avatar: string | null;
  /** Whether the house has made them a blog author: they carry a mark, whoever else may publish. */
  is_blog_author: boolean;
}

export interface PostCategory {
  id: string;
  name: string;
  slug: string;
}

/** A row of every list of posts. */
export interface PostRow {
  id: string;
  user_id: string;
  /** Null only for a draft. */
  category_id: string | null;
  title: string;
  excerpt: string;
  slug: string;
  featured_image: string | null;
  /** The same as `featured_image`. */
  imageUrl: string | null;
  status: PostStatus;
  status_details: PostState;
  is_featured: boolean;
  reading_time: number | null;
  meta: PostMeta;
  scheduled_at: string | null;
  /** Why it was not published at its minute and is a draft again, as long as it is so. */
  fallback: PostFallback | null;
  /** When it was published first; stays when it is taken back. */
  published_at: string | null;
  /** When it was published elsewhere, of one that was brought; only shown. */
  first_published_at: string | null;
  created_at: string;
  /** When its text was last changed. */
  updated_at: string;
  tags: string[];
  author: PostAuthor;
  category: PostCategory | null;
  /** Whether staff hide it; its author and staff see it then. */
  hidden: boolean;
  /** Grows with each save: whoever edits says which they have seen. */
  version: number;
  likes: number;
  /** Comments and replies that everybody can read. */
  comments: number;
  bookmarks: number;
  /** Claps of everybody. */
  applause: number;
  /** How often it was read. */
  views: number;
}

/** What the caller has given to a post; of guests nothing. Rows of lists are the same for everybody: `POST /api/blog/posts/mine` tells it of many. */
export interface OwnMarks {
  isLiked: boolean;
  isBookmarked: boolean;
  bookmarkCreatedAt: string | null;
  /** Claps. */
  ownApplause: number;
}

export const NO_MARKS: OwnMarks = { isLiked: false, isBookmarked: false, bookmarkCreatedAt: null, ownApplause: 0 };

export interface Post extends PostRow, OwnMarks {
  /** Markdown source. */
  content: string;
  /** The content as everybody sees it: rendered on the server, safe to be shown as it is. */
  html: string;
}

/** `GET /api/blog/users/me/posts`. */
export interface OwnPosts extends Listing<PostRow> {
  counts: Record<PostStatus, number>;
}

/** A post by its title and its address. */
export interface PostPointer {
  id: string;
  title: string;
  slug: string;
}

/** `GET /api/blog/posts/{id}/neighbours`: what its author published before and after it. */
export interface PostNeighbours {
  previous: PostPointer | null;
  next: PostPointer | null;
}

/** Row of `GET /api/blog/tags`. */
export interface PostTag {
  /** The same as the slug: a tag is what it is called. */
  id: string;
  name: string;
  slug: string;
  /** Posts with it that anybody can read. */
  post_count: number;
}

/** Row of `GET /api/blog/categories`. */
export interface PostCategoryRow extends PostCategory {
  description: string;
  color: Category['color'];
  /** Posts in it that anybody can read. */
  post_count: number;
}

/** What callers may send along and the server knows better: who writes, whether it is featured, when it was published. */
interface SentInVain {
  user_id?: string | null;
  is_featured?: boolean;
  published_at?: string | null;
}

/** `POST /api/blog/posts`. A draft needs a title only. */
export interface CreatePostRequest extends SentInVain {
  title: string;
  content?: string;
  excerpt?: string;
  category_id?: string | null;
  /** Made from the title where it is empty or left out. */
  slug?: string;
  featured_image?: string | null;
  status?: PostStatus;
  /** Minutes; 0 is none. */
  reading_time?: number | null;
  meta?: { readonly [Field in keyof PostMeta]?: PostMeta[Field] | null };
  /** ISO time; for `scheduled`. */
  scheduled_at?: string | null;
  tags?: string[];
}

/** `PUT /api/blog/posts/{id}`: what is left out stays as it is. */
export type EditPostRequest = Partial<CreatePostRequest> & {
  /** The `version` that the author began from; with another one the answer is a conflict. */
  version?: number;
};

/** `PUT /api/blog/posts/{id}/status`. */
export interface PostStatusRequest {
  status: PostStatus;
  scheduled_at?: string | null;
}

/** Of every call that changes a post: how it stands now, told by its facts and not by a view. */
export interface SavedPost {
  id: string;
  slug: string;
  status: PostStatus;
  scheduled_at: string | null;
  published_at: string | null;
  version: number;
}

export interface PostListQuery {
  sortBy?: PostSort;
  /** Category id or slug. */
  category?: string;
  /** Slug of a tag. */
  tag?: string;
  /** Id or username. */
  author?: string;
  page?: number;
  limit?: number;
}

/** What is looked at before a post is saved; the text by its size alone (`contentProblem` for the rest). */
export interface JudgedPost {
  title: string;
  excerpt: string;
  /** Of the text in UTF-8; 0 where there is nothing to be seen. */
  bytes: number;
  categoryId: string | null;
  slug: string;
  cover: string | null;
  readingTime: number | null;
  tags: readonly string[];
  seoTitle: string | null;
  seoDescription: string | null;
  keywords: readonly string[];
  canonical: string | null;
}
export type PostField = keyof typeof BLOG_FIELDS | 'tags' | 'keywords';

const SLUG_SHAPE = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** Whether a text could be the address of a post. */
export const isReservedSlug = (slug: string): boolean => RESERVED_SLUGS.includes(slug) || UUID.test(slug);

const needed = (field: string): string => `${field} gereklidir`;
const atMost = (field: string, most: number): string => `${field} en fazla ${most} karakter olmalıdır`;
const lineOf = (field: string, text: string | null, most: number): string | null =>
  (text ?? '').trim().length > most ? atMost(field, most) : lineProblem(field, text ?? '');

/** First problem of each field of a post; a draft needs a title and nothing else. Empty when it may be saved. */
export function postProblems(post: JudgedPost, status: PostStatus): Partial<Record<PostField, string>> {
  const isComplete = status !== 'draft';
  const problems: Partial<Record<PostField, string | null>> = {
    title: titleProblem(post.title),
    content: isComplete && post.bytes === 0 ? needed(BLOG_FIELDS.content) : null,
    excerpt: excerptProblem(post.excerpt) ?? (isComplete && !isSeen(post.excerpt) ? needed(BLOG_FIELDS.excerpt) : null),
    featured_image: isComplete && !post.cover ? needed(BLOG_FIELDS.featured_image) : null,
    category_id: isComplete && !post.categoryId ? needed(BLOG_FIELDS.category_id) : null,
    reading_time: readingTimeProblem(post.readingTime) ?? (isComplete && post.readingTime === null ? needed(BLOG_FIELDS.reading_time) : null),
    slug: slugProblem(post.slug),
    tags: listProblem(post.tags, BLOG_FIELDS.tag, { most: POST_LIMITS.tags, longest: POST_LIMITS.tag.max, tooMany: BLOG_TEXT.tooManyTags }),
    keywords: listProblem(post.keywords, BLOG_FIELDS.keyword, {
      ...{ most: POST_LIMITS.keywords, longest: POST_LIMITS.keyword },
      tooMany: BLOG_TEXT.tooManyKeywords,
    }),
    seoTitle: lineOf(BLOG_FIELDS.seoTitle, post.seoTitle, POST_LIMITS.seoTitle),
    seoDescription: lineOf(BLOG_FIELDS.seoDescription, post.seoDescription, POST_LIMITS.seoDescription),
    canonical: canonicalProblem(post.canonical),
  };
  const found = Object.entries(problems).filter((entry): entry is [string, string] => entry[1] !== null);
  return Object.fromEntries(found) as Partial<Record<PostField, string>>;
}

/** Whether one of the fields lacks that a post needs before it leaves the draft state. */
export const lacksRequired = ({ title, excerpt, bytes, cover, categoryId, readingTime }: JudgedPost): boolean =>
  !title.trim() || bytes === 0 || !isSeen(excerpt) || !cover || !categoryId || !readingTime;

function titleProblem(title: string): string | null {
  const { length } = title.trim();
  if (length === 0) return needed(BLOG_FIELDS.title);
  if (length < POST_LIMITS.title.min) return `${BLOG_FIELDS.title} en az ${POST_LIMITS.title.min} karakter olmalıdır`;
  return lineOf(BLOG_FIELDS.title, title, POST_LIMITS.title.max);
}

/** It stands among the words of others; lines of its own are folded there. */
const excerptProblem = (excerpt: string): string | null =>
  excerpt.trim().length > POST_LIMITS.excerpt
    ? atMost(BLOG_FIELDS.excerpt, POST_LIMITS.excerpt)
    : lineProblem(BLOG_FIELDS.excerpt, excerpt.replace(/\s+/g, ' '));

function readingTimeProblem(minutes: number | null): string | null {
  if (minutes === null) return null;
  const { min, max } = POST_LIMITS.readingTime;
  return Number.isInteger(minutes) && minutes >= min && minutes <= max ? null : BLOG_TEXT.badReadingTime;
}

/** An empty one is made from the title. */
function slugProblem(slug: string): string | null {
  if (slug === '') return null;
  if (slug.length > POST_LIMITS.slug) return atMost(BLOG_FIELDS.slug, POST_LIMITS.slug);
  if (!SLUG_SHAPE.test(slug)) return BLOG_TEXT.badSlug;
  return isReservedSlug(slug) ? BLOG_TEXT.reservedSlug : null;
}

function listProblem(texts: readonly string[], field: string, { most, longest, tooMany }: { most: number; longest: number; tooMany: string }): string | null {
  if (texts.length > most) return tooMany;
  return texts.map((text) => lineOf(field, text, longest)).find((problem) => problem !== null) ?? null;
}

function canonicalProblem(address: string | null): string | null {
  if (address === null || address === '') return null;
  if (address.length > POST_LIMITS.canonical) return atMost(BLOG_FIELDS.canonical, POST_LIMITS.canonical);
  return isPublicAddress(address) ? null : BLOG_TEXT.badCanonical;
}

/** What an address is not written with: other programs read it out of pages and feeds, and each mends it in its own way. */
const UNWRITTEN = /[\s"<>\\^`{|}]/u;
/** A name with its domain, in letters of any language once it was read; numbers of machines are none. */
const HOST = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])?$/;

function isPublicAddress(address: string): boolean {
  if (!/^https:\/\/[^/@:?#]+(?:[/?#]|$)/u.test(address) || UNWRITTEN.test(address) || lineFlaw(address) !== null) return false;
  return URL.canParse(address) && HOST.test(new URL(address).hostname);
}

/** Bytes of a text as it is kept; 0 where there is nothing to be seen. */
export const bytesOf = (content: string): number => (isSeen(content) ? sizeOf(content) : 0);

const sizeOf = (content: string): number => new TextEncoder().encode(content).length;

/** What is wrong with the text of a post, or null. */
export function contentProblem(content: string): string | null {
  if (sizeOf(content) > POST_LIMITS.content.bytes) return BLOG_TEXT.tooLarge;
  return boundProblem(content, POST_LIMITS.weight);
}
