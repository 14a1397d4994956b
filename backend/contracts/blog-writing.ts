/** Writing posts of the blog, on the wire. What is wrong with one: `blog-problems.ts`. */
import type { PostMeta, PostStatus } from './blog.js';
import { TOPIC_LIMITS } from './forum.js';
import { TEXT_BOUNDS } from './text-bounds.js';

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
  /** Posts that one member deletes in an hour. */
  deletesAnHour: 120,
  /** Saves of one post's words, and changes of its status: each is kept for ever. */
  saves: 1_000,
  moves: 5_000,
  firstVersion: 0,
  /** How often a member may ask in a minute whether an address is free. */
  slugsAMinute: 60,
  /** How far ahead a post may be scheduled, in days. */
  aheadDays: 366,
  /** What the marks of a text may weigh together (`text-bounds.ts`): a post is longer than a topic. */
  weight: TEXT_BOUNDS.postWeight,
} as const;

export const BLOG_CODE = { changed: 'POST_CHANGED' } as const;

export const POST_TEXT = {
  signInToCreate: 'Yazı oluşturmak için oturum açmalısınız.',
  failedTitle: 'Erişim reddedildi veya hata',
  failed: 'Yazı oluşturulamadı',
  failedToCreate: (why: string): string => `Yazı oluşturulurken bir hata oluştu: ${why}`,
  memberFailed: (why: string): string => `Kullanıcı bilgileri çekilirken hata: ${why}`,
  noCategories: 'Hiç kategori bulunamadı. Lütfen önce kategori ekleyin.',
  categoriesFailed: 'Kategoriler yüklenirken hata oluştu',
  noStatuses: 'Yazı durumları bulunamadı.',
  statusesFailed: 'Yazı durumları yüklenemedi',
  unknownStatus: 'Geçerli bir yazı durumu seçilemedi. Lütfen listeden bir durum seçin.',
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
  notYours: 'Yalnızca kendi yazınızı değiştirebilirsiniz.',
  hiddenNotEditable: 'Moderatör tarafından gizlenen bir yazı düzenlenemez.',
  changedMeanwhile: 'Bu yazı siz düzenlerken başka bir yerde değişti.',
  typedMeanwhile: 'Kaydedilirken yazdıklarınız taslakta duruyor. Yeniden kaydedince yazıya eklenir.',
  typedNotKept: 'Kaydedilirken yazdıklarınız bu cihazda saklanamadı. Kopyalayın; sonra yazıyı Yazılarım sayfasından açıp ekleyin.',
  savedTooOften: 'Bir yazı en fazla 1.000 kez değiştirilebilir.',
  movedTooOften: 'Bu yazının durumu daha fazla değiştirilemez. Yazınızı yine de yayından kaldırabilir veya silebilirsiniz.',
  tooManySaves: 'Kısa sürede çok fazla kaydettiniz. Lütfen biraz sonra tekrar deneyin.',
  tooManyDeletes: 'Kısa sürede çok fazla yazı sildiniz. Lütfen biraz sonra tekrar deneyin.',
  wordWaits: 'Yazınızda, bir moderatörün önce okuması gereken bir sözcük geçiyor. Yazınız taslak olarak durur; o sözcüğü çıkarınca yayınlayabilirsiniz.',
  newMember: 'Yeni üyeler, forumda ilk paylaşımları onaylanıncaya kadar yazılarını yayınlayamaz. Yazınız taslak olarak durur.',
  newMemberLinks: 'Yeni bir üye olduğunuz için yazınızda bu kadar çok bağlantı olamaz. Lütfen bağlantıları azaltın.',
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

/** `GET /api/blog/slugs?slug=`: whether a post of the caller would have this address as it is; another one has a number behind it. */
export interface SlugState {
  slug: string;
  available: boolean;
}
