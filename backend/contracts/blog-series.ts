/** Series of posts on the wire: what belongs together, in the order in which it is to be read. */
import type { PostPointer, PostRow, PostStatus } from './blog.js';
import { atLeast, mostLineProblem } from './field-problems.js';

export const SERIES_LIMITS = {
  title: { min: 3, max: 80 },
  /** Of one author. */
  ofAuthor: 50,
  /** Posts of one series. */
  posts: 100,
  /** Changes of one member in an hour, and ever: each is kept. */
  anHour: 120,
  changes: 5_000,
} as const;

export const SERIES_TEXT = {
  title: 'Dizi adı',
  notFound: 'Bu yazı dizisi bulunamadı.',
  tooMany: `En fazla ${SERIES_LIMITS.ofAuthor} yazı diziniz olabilir.`,
  tooManyPosts: `Bir dizide en fazla ${SERIES_LIMITS.posts} yazı olabilir.`,
  notYours: 'Bir diziye yalnızca kendi yazılarınızı ekleyebilirsiniz.',
  watched: 'Dizi adında kullanılamayan bir sözcük var. Lütfen değiştirin.',
  tooOften: 'Kısa sürede çok fazla değişiklik yaptınız. Lütfen biraz sonra tekrar deneyin.',
  changedTooOften: 'Yazı dizileriniz daha fazla değiştirilemez.',
  created: 'Yazı dizisi oluşturuldu.',
  saved: 'Yazı dizisi kaydedildi.',
  removed: 'Yazı dizisi silindi. Yazılarınız yerinde duruyor.',
} as const;

/** A row of one's own series. */
export interface OwnSeries {
  id: string;
  title: string;
  /** In their order, also those that only their author sees. */
  posts: (PostPointer & { status: PostStatus })[];
}

/** `GET /api/blog/series/{id}`: those of its posts that the caller may read, in their order. */
export interface PostSeries {
  id: string;
  title: string;
  author_id: string;
  posts: PostRow[];
}

/** `GET /api/blog/posts/{id}/series`: where a post stands in its series, among those that everybody can read. */
export interface SeriesPlace {
  id: string;
  title: string;
  /** From 1. */
  place: number;
  posts: PostPointer[];
}

/** `POST /api/blog/series`. */
export interface CreateSeriesRequest {
  title: string;
}
/** `PUT /api/blog/series/{id}`: what is left out stays as it is. */
export interface EditSeriesRequest {
  title?: string;
  /** Ids in their order: what is left out leaves the series, what stands in another comes from there. */
  posts?: string[];
}
/** `PUT /api/blog/posts/{id}/series`: null takes it out of the one in which it stands. */
export interface PlacePostRequest {
  series_id: string | null;
}

/** What a series is after a change, told by its facts. */
export interface SavedSeries {
  id: string;
  title: string;
  posts: string[];
}

/** What is wrong with the title of a series, or null. */
export function seriesTitleProblem(title: string): string | null {
  const { length } = title.trim();
  if (length < SERIES_LIMITS.title.min) return atLeast(SERIES_TEXT.title, SERIES_LIMITS.title.min);
  return mostLineProblem(SERIES_TEXT.title, title, SERIES_LIMITS.title.max);
}
