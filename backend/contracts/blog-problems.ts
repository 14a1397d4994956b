/** What is wrong with a post before it is saved: the same in the form and on the server. */
import type { PostStatus } from './blog.js';
import { BLOG_FIELDS, POST_LIMITS, POST_TEXT } from './blog-writing.js';
import { addressProblem, atMost, foldedProblem, listProblem, mostLineProblem, needed, neededLineProblem, onlyProblems } from './field-problems.js';
import { isSeen } from './one-line.js';
import { boundProblem } from './text-bounds.js';

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

const SLUG_SHAPE = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** Whether a text could be the address of a post. */
export const isReservedSlug = (slug: string): boolean => RESERVED_SLUGS.includes(slug) || UUID.test(slug);

/** First problem of each field of a post; a draft needs a title and nothing else. Empty when it may be saved. */
export function postProblems(post: JudgedPost, status: PostStatus): Partial<Record<PostField, string>> {
  const isComplete = status !== 'draft';
  return onlyProblems({
    title: neededLineProblem(BLOG_FIELDS.title, post.title, POST_LIMITS.title),
    content: isComplete && post.bytes === 0 ? needed(BLOG_FIELDS.content) : null,
    excerpt:
      foldedProblem(BLOG_FIELDS.excerpt, post.excerpt, POST_LIMITS.excerpt) ?? (isComplete && !isSeen(post.excerpt) ? needed(BLOG_FIELDS.excerpt) : null),
    featured_image: isComplete && !post.cover ? needed(BLOG_FIELDS.featured_image) : null,
    category_id: isComplete && !post.categoryId ? needed(BLOG_FIELDS.category_id) : null,
    reading_time: readingTimeProblem(post.readingTime) ?? (isComplete && post.readingTime === null ? needed(BLOG_FIELDS.reading_time) : null),
    slug: slugProblem(post.slug),
    tags: listProblem(post.tags, BLOG_FIELDS.tag, { most: POST_LIMITS.tags, longest: POST_LIMITS.tag.max, tooMany: POST_TEXT.tooManyTags }),
    keywords: listProblem(post.keywords, BLOG_FIELDS.keyword, {
      ...{ most: POST_LIMITS.keywords, longest: POST_LIMITS.keyword },
      tooMany: POST_TEXT.tooManyKeywords,
    }),
    seoTitle: mostLineProblem(BLOG_FIELDS.seoTitle, post.seoTitle, POST_LIMITS.seoTitle),
    seoDescription: mostLineProblem(BLOG_FIELDS.seoDescription, post.seoDescription, POST_LIMITS.seoDescription),
    canonical: addressProblem(BLOG_FIELDS.canonical, post.canonical, POST_LIMITS.canonical, POST_TEXT.badCanonical),
  });
}

/** Whether one of the fields lacks that a post needs before it is more than a draft. */
export const lacksRequired = ({ title, excerpt, bytes, cover, categoryId, readingTime }: JudgedPost): boolean =>
  !title.trim() || bytes === 0 || !isSeen(excerpt) || !cover || !categoryId || !readingTime;

function readingTimeProblem(minutes: number | null): string | null {
  if (minutes === null) return null;
  const { min, max } = POST_LIMITS.readingTime;
  return Number.isInteger(minutes) && minutes >= min && minutes <= max ? null : POST_TEXT.badReadingTime;
}

/** An empty one is made from the title. */
export function slugProblem(slug: string): string | null {
  if (slug === '') return null;
  if (slug.length > POST_LIMITS.slug) return atMost(BLOG_FIELDS.slug, POST_LIMITS.slug);
  if (!SLUG_SHAPE.test(slug)) return POST_TEXT.badSlug;
  return isReservedSlug(slug) ? POST_TEXT.reservedSlug : null;
}

/** Bytes of a text as it is kept; 0 where there is nothing to be seen. */
export const bytesOf = (content: string): number => (isSeen(content) ? sizeOf(content) : 0);

const sizeOf = (content: string): number => new TextEncoder().encode(content).length;

/** What is wrong with the text of a post, or null. */
export function contentProblem(content: string): string | null {
  if (sizeOf(content) > POST_LIMITS.content.bytes) return POST_TEXT.tooLarge;
  return boundProblem(content, POST_LIMITS.weight);
}
