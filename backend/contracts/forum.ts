/** The forum on the wire: categories, topics, comments. */
import type { Author } from './accounts.js';
import { listProblem, needed, neededLineProblem, onlyProblems, textProblem } from './field-problems.js';
import type { ReportReason } from './moderation.js';
import type { TopicFlagFields } from './topic-flags.js';

export const TOPIC_LIMITS = { title: { min: 3, max: 200 }, content: { min: 10, max: 5000 }, tags: 5, tag: { max: 30 } } as const;
export const COMMENT_LIMITS = { content: { min: 1, max: 5000 } } as const;
/** How often one text can be edited: its history stays short enough to be read at once. */
export const MOST_EDITS = 100;
/** How often the author of a topic may mark its solution anew or take that back: each is kept for ever. */
export const MOST_SOLUTIONS = 100;
export const TOPIC_SORTS = ['active', 'newest', 'liked', 'unanswered', 'solved'] as const;
export type TopicSort = (typeof TOPIC_SORTS)[number];
export const TOPIC_SORT_LABEL: Record<TopicSort, string> = {
  active: 'Son hareket',
  newest: 'Yeni',
  liked: 'En çok beğenilen',
  unanswered: 'Yanıtsız',
  solved: 'Çözülen',
};

export const FORUM_TEXT = {
  signInToCreate: 'Konu oluşturmak için giriş yapmalısınız',
  signInToComment: 'Yorum yapmak için giriş yapmalısınız',
  tooManyTags: `Maksimum ${TOPIC_LIMITS.tags} etiket seçebilirsiniz`,
  tagTooLong: `Bir etiket en fazla ${TOPIC_LIMITS.tag.max} karakter olmalıdır`,
  unknownCategory: 'Seçtiğiniz kategori bulunamadı. Lütfen başka bir kategori seçin.',
  createFailed: 'Konu oluşturulurken bir hata oluştu',
  topicNotFound: 'Bu konu bulunamadı veya kaldırıldı.',
  commentNotFound: 'Bu yorum bulunamadı veya kaldırıldı.',
  topicClosed: 'Bu konu kaldırıldığı için yorum yazılamıyor.',
  foreignQuote: 'Alıntıladığınız yorum bu konuda bulunamadı.',
  commentHidden: 'Bu yorum moderatör tarafından gizlendi.',
  commentDeleted: 'Bu yorum moderatör tarafından kaldırıldı.',
  commentWithdrawn: 'Bu yorumun yazarı hesabını sildi ve yorumunu kaldırdı.',
  commentHeld: 'Bu yorum bir moderatörün onayını bekliyor.',
  topicHeld: 'Bu konu bir moderatörün onayını bekliyor. O zamana kadar sizden ve moderatörlerden başka kimse göremez.',
  topicHidden: 'Bu konu moderatör tarafından gizlendi. Sizden ve moderatörlerden başka kimse göremez.',
  updateFailed: 'Konu güncellenirken bir hata oluştu',
  nothingToEdit: 'Değiştirmek istediğiniz en az bir alanı gönderin.',
  notYourTopic: 'Yalnızca kendi konunuzu değiştirebilirsiniz.',
  notYourComment: 'Yalnızca kendi yorumunuzu değiştirebilirsiniz.',
  hiddenNotEditable: 'Moderatör tarafından gizlenen bir metin düzenlenemez.',
  lockedNotEditable: 'Bu konu kilitlendiği için düzenleme yapılamıyor.',
  editedTooOften: `Bir metin en fazla ${MOST_EDITS} kez düzenlenebilir.`,
  solvedTooOften: 'Bu konunun çözümü çok kez değiştirildi; artık yalnızca moderatörler değiştirebilir.',
  topicLocked: 'Bu konu kilitlendiği için yorum yazılamıyor.',
  topicMerged: 'Bu konu başka bir konuyla birleştirildiği için buraya yorum yazılamıyor.',
  mergedNotEditable: 'Bu konu başka bir konuyla birleştirildiği için değiştirilemiyor.',
  notYoursToSolve: 'Bir konuyu yalnızca yazarı veya bir moderatör çözüldü olarak işaretleyebilir.',
  foreignSolution: 'Çözüm olarak seçtiğiniz yorum bu konuda bulunamadı.',
  commentDeletedByAuthor: 'Bu yorum yazarı tarafından silindi.',
  topicDeletedDone: 'Konu silindi.',
  commentDeletedDone: 'Yorum silindi.',
} as const;

export const FORUM_FIELDS = { title: 'Başlık', content: 'İçerik', categoryId: 'Kategori', comment: 'Yorum', tag: 'Bir etiket' } as const;

export interface Category {
  id: string;
  name: string;
  slug: string;
  description: string;
  /** One of the eight colour names of the spec. */
  color: 'blue' | 'green' | 'purple' | 'red' | 'yellow' | 'indigo' | 'pink' | 'gray';
  /** False once it was merged into another, in which its topics stand then. */
  is_active: boolean;
  sort_order: number;
  /** Listed topics, also those of categories that were merged into it. */
  topic_count: number;
  /** What it was called before; its address is the same still. */
  former_name: string | null;
  /** Nobody can open a topic in it. */
  closed: boolean;
  /** Who can open a topic in it. */
  writers: 'everybody' | 'staff';
  /** Categories that were merged into it: their addresses lead here. */
  merged: { id: string; slug: string }[];
  created_at: string;
  updated_at: string;
}

export type CategoryTag = Pick<Category, 'id' | 'name' | 'slug' | 'color'>;
/** `held`: waits for a moderator; its author and moderators see it. */
export type ContentState = 'visible' | 'held' | 'hidden';

/** A row of the topic list. */
export interface TopicRow extends TopicFlagFields {
  id: string;
  title: string;
  /** How its text begins, in plain words. */
  excerpt: string;
  categoryId: string;
  categories: CategoryTag | null;
  selectedTags: string[];
  is_resolved: boolean;
  solving_comment_id: string | null;
  users: Author;
  comment_count: number;
  /** All comments, also those that are not shown: their places stay. */
  comment_total: number;
  likes: number;
  /** How often it was read: once for each visitor and day. */
  view_count: number;
  state: ContentState;
  created_at: string;
  /** When the text was last edited; the time of writing when it never was. */
  updated_at: string;
  edited: boolean;
  /** Grows with each decision of a moderator on the words. */
  edition: number;
  /** A moderator's words stand in it. */
  edited_by_moderator: boolean;
  last_activity_at: string;
  /** Who wrote the newest comment; null when nobody has answered, or that comment is no longer shown. */
  last_activity_by: Author | null;
}

export interface Topic extends TopicRow {
  /** Markdown source. */
  content: string;
  /** The content as everybody sees it: rendered on the server, safe to be shown as it is. */
  html: string;
  /** The comment at `solving_comment_id`, as far as the caller may see it. */
  solution: Comment | null;
  /** Where its comments stand since a moderator merged it into another topic; its own text stays here. */
  merged_into: { id: string; title: string } | null;
}

/** What a comment shows, wherever it stands. */
export interface CommentText {
  id: string;
  /** Markdown source; empty when the comment is not shown to the reader. */
  content: string;
  /** The content as everybody sees it: rendered on the server, safe to be shown as it is. */
  html: string;
  /** How it begins, in plain words. */
  excerpt: string;
  /** `removed`: a placeholder keeps the numbering; content and author are withheld. */
  state: ContentState | 'removed';
  notice: string | null;
  quotedComment: QuotedComment | null;
  users: Author | null;
  likes: number;
  created_at: string;
  /** When the text was last edited; the time of writing when it never was. */
  updated_at: string;
  edited: boolean;
  edition: number;
  edited_by_moderator: boolean;
}

/** A comment of a topic. */
export interface Comment extends CommentText {
  topicId: string;
}

/** A comment that stands under a post. */
export interface PostedComment extends CommentText {
  postId: string;
  /** The comment that it answers; null when it answers the post itself. */
  parentId: string | null;
}

export interface QuotedComment {
  id: string;
  /** How it begins, in plain words; null when the quoted comment is no longer shown. */
  excerpt: string | null;
  users: Author | null;
}

export interface CreateTopicRequest {
  title: string;
  content: string;
  categoryId: string;
  selectedTags?: string[];
}

/** `PUT /api/forum/topics/{id}`: what is left out stays as it is; at least one field is given. */
export type EditTopicRequest = Partial<CreateTopicRequest> & Seen;

/** The `edition` of the text that the author began from: when a moderator changed it meanwhile, the answer is a conflict. */
interface Seen {
  edition?: number;
}

/** `PUT /api/forum/comments/{id}`. */
export interface EditCommentRequest extends Seen {
  content: string;
}

/** `PUT /api/forum/topics/{id}/solution`. */
export interface SolveTopicRequest {
  is_resolved: boolean;
  /** Null or left out when no single comment was the solution; means nothing when the topic is not resolved. */
  solving_comment_id?: string | null;
}

/** One state of a text: `GET /api/forum/topics/{id}/history`, `/comments/{id}/history`, oldest first. */
export interface TextRevision {
  /** From 1 on; 1 is what was written first. */
  number: number;
  /** Null for a comment. */
  title: string | null;
  content: string;
  /** Empty for a comment. */
  tags: string[];
  /** Null for a comment. */
  category: CategoryTag | null;
  /** Who made this state: the author, or a moderator who moved the topic or edited its tags; null for a moderator who changed the words. */
  users: Author | null;
  edited_at: string;
  /** Why a moderator changed the words, or put the author's back (no reason then): for the author and for staff. Members see none of the states before. */
  moderated: { reason: ReportReason | null; clause: string | null; message: string | null } | null;
  /** Nobody can read its words any more. */
  destroyed: boolean;
}

/** Body of the calls that ask about many topics at once. */
export interface PostIdsRequest {
  /** 100 at most. */
  postIds: string[];
}

/** `POST /api/forum/posts/last-comments`, by topic id; topics without a comment to show are left out. */
export type LastComments = Record<string, { id: string; created_at: string; users: Author }>;
/** `POST /api/forum/posts/comment-status`, by topic id: whether the caller has commented. */
export type CommentStatus = Record<string, { commented: boolean }>;

export interface AddCommentRequest {
  content: string;
  /** Id of the comment that is quoted. */
  quotedComment?: string | null;
}

export interface TopicListQuery {
  /** Category id or slug. */
  category?: string;
  /** Slug of a tag. */
  tag?: string;
  sort?: TopicSort;
  limit?: number;
  offset?: number;
  page?: number;
}

/** Row of the `topics` channel; ids only, as what may be read is asked for. */
export interface NewTopicRow {
  topicId: string;
  categoryId: string;
  authorId: string;
  /** As they stand in addresses. */
  tags: string[];
}

/** Row of a topic's channel. */
export interface NewCommentRow {
  topicId: string;
  commentId: string;
  authorId: string;
}

/** First problem of each field, in the order in which they are to be shown; empty when the topic may be sent. */
export function topicProblems(form: CreateTopicRequest): Partial<Record<keyof CreateTopicRequest, string>> {
  const tags = form.selectedTags ?? [];
  return onlyProblems({
    title: neededLineProblem(FORUM_FIELDS.title, form.title, TOPIC_LIMITS.title),
    content: lengthyProblem(FORUM_FIELDS.content, form.content, TOPIC_LIMITS.content),
    categoryId: form.categoryId ? null : needed(FORUM_FIELDS.categoryId),
    selectedTags: listProblem(tags, FORUM_FIELDS.tag, { most: TOPIC_LIMITS.tags, longest: TOPIC_LIMITS.tag.max, tooMany: FORUM_TEXT.tooManyTags }),
  });
}

/** The spec writes the numbers of the forum without a dot. */
const lengthyProblem = (field: string, text: string, length: { min: number; max: number }): string | null =>
  text.trim().length > length.max ? `${field} en fazla ${length.max} karakter olmalıdır` : textProblem(field, text, length);

export function commentProblems(form: AddCommentRequest): Partial<Record<keyof AddCommentRequest, string>> {
  return onlyProblems({ content: lengthyProblem(FORUM_FIELDS.comment, form.content, COMMENT_LIMITS.content) });
}
