import type { Post, PostStatus } from '@contracts/blog';
import { bytesOf, contentProblem, type JudgedPost, lacksRequired, postProblems } from '@contracts/blog-problems';
import { type CreatePostRequest, POST_LIMITS, POST_TEXT } from '@contracts/blog-writing';
import { slugOf } from '@contracts/slug';
import { withTyped } from '../../../../writing/tags';
import { proposedExcerpt, proposedMinutes } from '../proposals';

/** What the form of a post holds. Null is what the text proposes; a member's own word stands. */
export interface PostFields {
  title: string;
  content: string;
  excerpt: string | null;
  category_id: string;
  slug: string | null;
  featured_image: string | null;
  status: PostStatus;
  reading_time: string | null;
  /** As the browser's field for it writes it, in the time of this device. */
  scheduled_at: string;
  tags: string[];
  typedTag: string;
  seoTitle: string;
  seoDescription: string;
  /** Parted by commas. */
  keywords: string;
  canonical: string;
  /** The series to which it is to belong; '' is none, null is where it stands. */
  series_id: string | null;
  /** The version that this one goes on from; 0 for a new post. */
  version: number;
}

export const NO_POST: PostFields = {
  title: '',
  content: '',
  excerpt: null,
  category_id: '',
  slug: null,
  featured_image: null,
  status: 'draft',
  reading_time: null,
  scheduled_at: '',
  tags: [],
  typedTag: '',
  seoTitle: '',
  seoDescription: '',
  keywords: '',
  canonical: '',
  series_id: null,
  version: 0,
};

const two = (number: number): string => String(number).padStart(2, '0');

/** A moment as the browser's field for it writes it, in the time of this device. */
export function localTime(at: string): string {
  const time = new Date(at);
  return `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}T${two(time.getHours())}:${two(time.getMinutes())}`;
}

export const fieldsOf = (post: Post): PostFields => ({
  title: post.title,
  content: post.content,
  excerpt: post.excerpt || null,
  category_id: post.category_id ?? '',
  slug: post.slug,
  featured_image: post.featured_image,
  status: post.status,
  reading_time: post.reading_time === null ? null : String(post.reading_time),
  scheduled_at: post.scheduled_at ? localTime(post.scheduled_at) : '',
  tags: post.tags,
  typedTag: '',
  seoTitle: post.meta.seoTitle ?? '',
  seoDescription: post.meta.seoDescription ?? '',
  keywords: post.meta.keywords.join(', '),
  canonical: post.meta.canonical ?? '',
  series_id: null,
  version: post.version,
});

/** What stands in the fields that a text can fill by itself. */
export const shownOf = ({ title, content, excerpt, slug, reading_time }: Pick<PostFields, 'title' | 'content' | 'excerpt' | 'slug' | 'reading_time'>) => ({
  excerpt: excerpt ?? proposedExcerpt(content),
  minutes: reading_time ?? (content.trim() ? String(proposedMinutes(content)) : ''),
  slug: slug ?? (title.trim() ? shortSlug(title) : ''),
});

/** The address that the server will make of a title, if nobody has it. */
function shortSlug(title: string): string {
  const slug = slugOf(title, 'yazi');
  if (slug.length <= POST_LIMITS.slug) return slug;
  const whole = slug.slice(0, POST_LIMITS.slug + 1).lastIndexOf('-');
  return slug.slice(0, whole > 0 ? whole : POST_LIMITS.slug);
}

const orNull = (text: string): string | null => text.trim() || null;
const keywordsOf = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((word) => word.trim())
      .filter(Boolean),
  ),
];
const minutesIn = (text: string): number | null => (text.trim() === '' ? null : Number(text));

/** What is sent; the address is left to the server where the member has not chosen one. */
export function requestOf(fields: PostFields): CreatePostRequest {
  const { excerpt, minutes } = shownOf(fields);
  return {
    title: fields.title,
    content: fields.content,
    excerpt,
    category_id: fields.category_id || null,
    slug: fields.slug?.trim() ?? '',
    featured_image: fields.featured_image,
    status: fields.status,
    reading_time: minutesIn(minutes),
    meta: {
      seoTitle: orNull(fields.seoTitle),
      seoDescription: orNull(fields.seoDescription),
      keywords: keywordsOf(fields.keywords),
      canonical: orNull(fields.canonical),
    },
    scheduled_at: fields.status === 'scheduled' && fields.scheduled_at ? new Date(fields.scheduled_at).toISOString() : null,
    tags: withTyped(fields.tags, fields.typedTag),
  };
}

function judged(fields: PostFields): JudgedPost {
  const { excerpt, minutes } = shownOf(fields);
  return {
    title: fields.title,
    excerpt,
    bytes: bytesOf(fields.content),
    categoryId: fields.category_id || null,
    slug: fields.slug?.trim() ?? '',
    cover: fields.featured_image,
    readingTime: minutesIn(minutes),
    tags: withTyped(fields.tags, fields.typedTag),
    seoTitle: fields.seoTitle,
    seoDescription: fields.seoDescription,
    keywords: keywordsOf(fields.keywords),
    canonical: orNull(fields.canonical),
  };
}

export type PostProblems = Partial<Record<keyof PostFields, string>>;

/** First problem of each field, as the server would find it. */
export function problemsOf(fields: PostFields, now = Date.now()): PostProblems {
  const size = contentProblem(fields.content);
  const time = fields.status === 'scheduled' ? timeProblem(fields.scheduled_at, now) : null;
  return { ...postProblems(judged(fields), fields.status), ...(size && { content: size }), ...(time && { scheduled_at: time }) };
}

const DAY = 86_400_000;

function timeProblem(local: string, now: number): string | null {
  if (local === '') return POST_TEXT.timeMissing;
  const at = Date.parse(local);
  if (Number.isNaN(at)) return POST_TEXT.badTime;
  if (at <= now) return POST_TEXT.pastTime;
  return at > now + POST_LIMITS.aheadDays * DAY ? POST_TEXT.tooFarAhead : null;
}

/** Whether it is to be said what a post needs before it leaves the draft state. */
export const isIncomplete = (fields: PostFields): boolean => fields.status !== 'draft' && lacksRequired(judged(fields));

const LARGEST_REQUEST = 1_048_576;

/** What is too much for the server altogether is not sent. */
export function requestProblem(request: CreatePostRequest): string | null {
  const bytes = new TextEncoder().encode(JSON.stringify(request)).length;
  if (bytes <= LARGEST_REQUEST) return null;
  return `Request çok büyük! Boyut: ${(bytes / LARGEST_REQUEST).toFixed(2).replace('.', ',')}MB, Maksimum: 1MB. Lütfen içeriği kısaltın.`;
}

/** Refusals of the server under the names of the fields here. */
export const refusalsOf = (fields: Record<string, string>): PostProblems =>
  Object.fromEntries(Object.entries(fields).map(([name, text]) => [name.replace(/^meta\./, '').split('.')[0], text]));
