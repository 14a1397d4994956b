/** What moderators have decided on texts of members, and how it is taken back later, on the wire. */
import type { AboveFields } from './above.js';
import type { Author } from './accounts.js';
import type { Comment, PostedComment, Topic } from './forum.js';
import type { DecisionKind } from './moderation-verbs.js';
import type { CommentOfProject } from './project-comments.js';
import { TEXT_KIND_LABEL, TEXT_KINDS, type TextKind } from './text-kinds.js';

/**
 * `replaced`: a later decision of the same kind stands in its place. `over`: the author has written on since. `final`: it cannot be taken back, or no
 * longer, because the words before it were destroyed.
 */
export const DECISION_STATES = ['standing', 'undone', 'replaced', 'over', 'final'] as const;
export type DecisionState = (typeof DECISION_STATES)[number];
export const DECISION_STATE_LABEL: Record<DecisionState, string> = {
  standing: 'Geçerli',
  undone: 'Geri alındı',
  replaced: 'Yerine yenisi verildi',
  over: 'Yazarı sonradan değiştirdi',
  final: 'Geri alınamaz',
};

export const DECISION_SUBJECTS = TEXT_KINDS;
export type DecisionSubject = TextKind;
export const DECISION_SUBJECT_LABEL: Record<DecisionSubject, string> = TEXT_KIND_LABEL;

export const DECISION_TEXT = {
  over: 'Bu karar artık geçerli değil: geri alınmış ya da yerine yenisi verilmiş. Sayfayı yenileyin.',
  topicDeletedFirst: 'Bu konu kaldırılmış durumda. Önce konunun kaldırılması kararını geri alın.',
  commentDeletedFirst: 'Bu yorum kaldırılmış durumda. Önce yorumun kaldırılması kararını geri alın.',
  postDeletedFirst: 'Bu yazı kaldırılmış durumda. Önce yazının kaldırılması kararını geri alın.',
  mergedOn: 'Birleştirildiği konu da sonradan başka bir konuyla birleştirilmiş. Önce o birleştirmeyi geri alın.',
  splitSourceGone: 'Yorumların ayrıldığı konu gizlenmiş veya kaldırılmış. Önce o konuyu geri getirin.',
  splitSourceMerged: 'Yorumların ayrıldığı konu sonradan başka bir konuyla birleştirilmiş. Önce o birleştirmeyi geri alın.',
  undone: 'Karar geri alındı.',
  reasonForStaff: 'Karar geçmişinde moderatörlere ve denetçilere görünür.',
  reasonForAuthor: 'Yazarı okur; kendi metni herkese yeniden görünür.',
} as const;

/** Who reads why a decision of a kind is taken back: that an edit is, its author is told with the reason. */
export const undoHintOf = (kind: DecisionKind): string => (kind === 'edit' ? DECISION_TEXT.reasonForAuthor : DECISION_TEXT.reasonForStaff);

/** One decision: `GET /api/console/decisions` (filters `kind, subject, moderator, state, since`), `GET /api/forum/topics/{id}/decisions`. */
export interface ForumDecision extends AboveFields {
  id: string;
  kind: DecisionKind;
  subject: DecisionSubject;
  /** Id of the text. */
  target_id: string;
  /** Where the topic or the comment stands now; null where it stands elsewhere. */
  topic_id: string | null;
  /** Title of that topic, or of the text itself; empty when its author took it away. */
  title: string;
  /** How the comment begins, in plain words; null for whatever has a title. */
  excerpt: string | null;
  /** Who decided; null when it followed by itself from another decision. */
  moderator: Author | null;
  reason: string;
  at: string;
  /** The report that led to it, or null when it was decided on the page. */
  report_id: string | null;
  /** `merge`: where the comments went; `split`: where they came from. */
  other: { id: string; title: string } | null;
  state: DecisionState;
  /** How it ended: who took it back or replaced it, when and why. */
  ended: { by: Author | null; at: string; reason: string } | null;
  /** Whether there is anything left that could be taken back. */
  undoable: boolean;
  /** `PUT` an `UndoDecisionRequest` there. */
  undo_path: string;
}

export interface UndoDecisionRequest {
  reason: string;
}

/** `GET /api/forum/topics/{id}/taken-down`: a deleted topic as it stood. */
export type TakenDownTopic = Topic;

/** `GET /api/forum/comments/{id}/taken-down`: a deleted or hidden comment as it stood, and the decisions that hold about it. */
export interface TakenDownComment {
  comment: Comment | PostedComment | CommentOfProject;
  decisions: ForumDecision[];
}
