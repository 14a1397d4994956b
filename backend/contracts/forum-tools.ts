/** What moderators do to topics and comments on the page itself, on the wire. */
import type { Comment, Topic } from './forum.js';
import type { CommentTool, TopicTool } from './moderation-verbs.js';

export const TOOL_LIMITS = {
  reason: { min: 3, max: 500 },
  /** Comments that one split takes along. */
  splitComments: 100,
} as const;

export const TOOL_TEXT = {
  reasonShort: `Gerekçe en az ${TOOL_LIMITS.reason.min} karakter olmalıdır`,
  reasonLong: `Gerekçe en fazla ${TOOL_LIMITS.reason.max} karakter olmalıdır`,
  reasonMissing: 'Gerekçe gereklidir',
  /** Sent as the reason when a toast takes a decision back. */
  undone: 'Moderatör kararını geri aldı.',
  done: 'İşlem yapıldı.',
  alreadySo: 'Bu işlem zaten yapılmış.',
  targetMissing: 'Birleştirilecek konuyu seçin.',
  targetNotFound: 'Birleştirmek istediğiniz konu bulunamadı veya kaldırıldı.',
  targetItself: 'Bir konu kendisiyle birleştirilemez.',
  targetMerged: 'Birleştirmek istediğiniz konu başka bir konuyla birleştirilmiş.',
  mergedAlready: 'Bu konu zaten başka bir konuyla birleştirilmiş.',
  notMerged: 'Bu konu başka bir konuyla birleştirilmemiş.',
  mergedAcross: 'Bu iki konu aynı anda birbiriyle birleştirilmek istendi. Sayfayı yenileyip tekrar deneyin.',
  onlyVisibleMerges: 'Yalnızca herkesin görebildiği bir konu birleştirilebilir. Önce konuyu geri getirin.',
  onlyVisibleSplits: 'Yalnızca herkesin görebildiği bir konu ayrılabilir. Önce konuyu geri getirin.',
  categoryMissing: 'Konunun taşınacağı kategoriyi seçin.',
  tagsMissing: 'Konunun yeni etiketlerini gönderin.',
  commentsMissing: 'Ayrılacak en az bir yorum seçin.',
  commentsForeign: 'Seçtiğiniz yorumlardan biri bu konuda bulunamadı. Sayfayı yenileyip tekrar deneyin.',
  restoredOnAppeal: 'İtiraz üzerine geri getirildi.',
  withdrawn: 'Bu metni yazarı kaldırdı; geri getirilemez.',
} as const;

/** First text of a topic that was split off; the moderator who did it is its author. */
export const splitOffText = (title: string, path: string) => `Bu konudaki yorumlar [${title.replace(/[[\]\\]/g, '\\$&')}](${path}) konusundan ayrıldı.`;

/** `PUT /api/forum/topics/{id}/moderate`. Each action reads only the fields that it names. */
export interface ModerateTopicRequest {
  action: TopicTool;
  reason: string;
  /** `move`: where to. */
  categoryId?: string;
  /** `retag`: all tags that the topic has then. */
  selectedTags?: string[];
  /** `merge`: the topic into which this one goes. */
  targetId?: string;
  /** `split`: title of the new topic. */
  title?: string;
  /** `split`: the comments that go into it. */
  commentIds?: string[];
}

/** `PUT /api/forum/comments/{id}/moderate`. */
export interface ModerateCommentRequest {
  action: CommentTool;
  reason: string;
}

/** The request that takes a decision back: `PUT` the body to the path. */
export interface ToolUndo<Request> {
  path: string;
  body: Request;
}

export interface TopicModerated {
  /** Null when nothing was done because it was so already. */
  undo: ToolUndo<ModerateTopicRequest> | null;
  /** As it stands now (after `split` the new topic); null when it was deleted. */
  topic: Topic | null;
}

export interface CommentModerated {
  undo: ToolUndo<ModerateCommentRequest> | null;
  comment: Comment;
}

/** What is wrong with the reason of a decision, or null. */
export function reasonProblem(reason: string): string | null {
  const { length } = reason.trim();
  if (length === 0) return TOOL_TEXT.reasonMissing;
  if (length < TOOL_LIMITS.reason.min) return TOOL_TEXT.reasonShort;
  return length > TOOL_LIMITS.reason.max ? TOOL_TEXT.reasonLong : null;
}
