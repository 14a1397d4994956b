/** The forum on the wire: categories, topics, comments. */
import type { Author } from './accounts.js';

export const TOPIC_LIMITS = { title: { min: 3, max: 200 }, content: { min: 10, max: 5000 }, tags: 5, tag: { max: 30 } } as const;
export const COMMENT_LIMITS = { content: { min: 1, max: 5000 } } as const;
export const TOPIC_SORTS = ['active', 'newest', 'unanswered'] as const;
export type TopicSort = (typeof TOPIC_SORTS)[number];

export const FORUM_TEXT = {
  signInToCreate: 'Konu oluşturmak için giriş yapmalısınız',
  signInToComment: 'Yorum yapmak için giriş yapmalısınız',
  tooManyTags: 'Maksimum 5 etiket seçebilirsiniz',
  tagTooLong: 'Bir etiket en fazla 30 karakter olmalıdır',
  unknownCategory: 'Seçtiğiniz kategori bulunamadı. Lütfen başka bir kategori seçin.',
  createFailed: 'Konu oluşturulurken bir hata oluştu',
  topicNotFound: 'Bu konu bulunamadı veya kaldırıldı.',
  commentNotFound: 'Bu yorum bulunamadı veya kaldırıldı.',
  topicClosed: 'Bu konu kaldırıldığı için yorum yazılamıyor.',
  foreignQuote: 'Alıntıladığınız yorum bu konuda bulunamadı.',
  commentHidden: 'Bu yorum moderatör tarafından gizlendi.',
  commentDeleted: 'Bu yorum moderatör tarafından kaldırıldı.',
  commentWithdrawn: 'Bu yorumun yazarı hesabını sildi ve yorumunu kaldırdı.',
  topicHidden: 'Bu konu moderatör tarafından gizlendi. Sizden ve moderatörlerden başka kimse göremez.',
} as const;

export const FORUM_FIELDS = { title: 'Başlık', content: 'İçerik', categoryId: 'Kategori', comment: 'Yorum' } as const;

export interface Category {
  id: string;
  name: string;
  slug: string;
  description: string;
  /** One of the eight colour names of the spec. */
  color: 'blue' | 'green' | 'purple' | 'red' | 'yellow' | 'indigo' | 'pink' | 'gray';
  is_active: boolean;
  sort_order: number;
  topic_count: number;
  created_at: string;
  updated_at: string;
}

export type CategoryTag = Pick<Category, 'id' | 'name' | 'slug' | 'color'>;
export type ContentState = 'visible' | 'hidden';

/** A row of the topic list. */
export interface TopicRow {
  id: string;
  title: string;
  excerpt: string;
  categoryId: string;
  categories: CategoryTag | null;
  selectedTags: string[];
  is_resolved: boolean;
  solving_comment_id: string | null;
  users: Author;
  comment_count: number;
  state: ContentState;
  created_at: string;
  updated_at: string;
  last_activity_at: string;
}

export interface Topic extends TopicRow {
  /** Markdown source. */
  content: string;
}

export interface Comment {
  id: string;
  topicId: string;
  /** Markdown source; empty when the comment is not shown to the reader. */
  content: string;
  /** `removed`: a placeholder keeps the numbering; content and author are withheld. */
  state: ContentState | 'removed';
  notice: string | null;
  quotedComment: QuotedComment | null;
  users: Author | null;
  created_at: string;
}

export interface QuotedComment {
  id: string;
  /** Null when the quoted comment is no longer shown. */
  excerpt: string | null;
  users: Author | null;
}

export interface CreateTopicRequest {
  title: string;
  content: string;
  categoryId: string;
  selectedTags?: string[];
}

export interface AddCommentRequest {
  content: string;
  /** Id of the comment that is quoted. */
  quotedComment?: string | null;
}

export interface TopicListQuery {
  /** Category id or slug. */
  category?: string;
  sort?: TopicSort;
  limit?: number;
  offset?: number;
  page?: number;
}

const required = (field: string) => `${field} gereklidir`;
const atLeast = (field: string, n: number) => `${field} en az ${n} karakter olmalıdır`;
const atMost = (field: string, n: number) => `${field} en fazla ${n} karakter olmalıdır`;

function lengthProblem(field: string, value: string, limits: { min: number; max: number }): string | null {
  const length = value.trim().length;
  if (length === 0) return required(field);
  if (length < limits.min) return atLeast(field, limits.min);
  return length > limits.max ? atMost(field, limits.max) : null;
}

/** First problem of each field, in the order in which they are to be shown; empty when the topic may be sent. */
export function topicProblems(form: CreateTopicRequest): Partial<Record<keyof CreateTopicRequest, string>> {
  const tags = form.selectedTags ?? [];
  const tagProblem =
    tags.length > TOPIC_LIMITS.tags ? FORUM_TEXT.tooManyTags : tags.some((tag) => tag.trim().length > TOPIC_LIMITS.tag.max) ? FORUM_TEXT.tagTooLong : null;
  return onlyProblems({
    title: lengthProblem(FORUM_FIELDS.title, form.title, TOPIC_LIMITS.title),
    content: lengthProblem(FORUM_FIELDS.content, form.content, TOPIC_LIMITS.content),
    categoryId: form.categoryId ? null : required(FORUM_FIELDS.categoryId),
    selectedTags: tagProblem,
  });
}

export function commentProblems(form: AddCommentRequest): Partial<Record<keyof AddCommentRequest, string>> {
  return onlyProblems({ content: lengthProblem(FORUM_FIELDS.comment, form.content, COMMENT_LIMITS.content) });
}

function onlyProblems<Field extends string>(problems: Partial<Record<Field, string | null>>): Partial<Record<Field, string>> {
  const found = Object.entries<string | null | undefined>(problems).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return Object.fromEntries(found) as Partial<Record<Field, string>>;
}
