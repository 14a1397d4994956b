import { aboveOf, threadOf } from '../../../../contracts/above.js';
import { REASON_LABEL, type ReportReason } from '../../../../contracts/moderation.js';
import type { RecordedEvent } from '../../../kernel/event.js';
import { type OwnData, type OwnNotesFile, ownDataFile } from '../../../platform/own-data/own-data.js';
import type { CommentAdded, CommentEdited, CommentEditedByModerator, CommentTextReturned } from '../comment/comment.events.js';
import type { Under } from '../comment/under.events.js';
import { parentIdOf } from '../comment/under.rules.js';
import { DRAFT_KIND, draftOf, POST_DRAFT_KIND } from '../drafts/draft-box.service.js';
import type { CommentHeld, TopicHeld } from '../holding/held.events.js';
import { isOthersLike, likesFile } from '../like/like.own-data.js';
import { markOf, READING_KIND } from '../reading/reading.rules.js';
import type { TopicCreated, TopicEdited, TopicEditedByModerator, TopicTextReturned } from '../topic/topic.events.js';

/** By role, never by name. */
const byModerator = ({ reason, clause, message }: { reason: ReportReason; clause: string | null; message: string | null }) => ({
  edited_by_moderator: { reason: REASON_LABEL[reason], clause, message },
});

const whereOf = (under: Under) => {
  const above = aboveOf(under);
  return above ? { [above.kind]: above.id, answers: parentIdOf(under) } : { topic: threadOf(under) };
};

/** A comment, and what it stands under. */
const placed = (comment: Under & { commentId: string; content: string }, at: string) => ({
  at,
  comment: comment.commentId,
  ...whereOf(comment),
  content: comment.content,
});

const topics = ownDataFile<TopicCreated | TopicEdited | TopicEditedByModerator | TopicTextReturned>({
  name: 'konular',
  title: 'Forumda açtığınız konular',
  rows: {
    TopicCreated: ({ at, data: { topicId, categoryId, title, content, tags } }) => ({ at, topic: topicId, category: categoryId, title, content, tags }),
    TopicEdited: ({ at, data: { topicId, categoryId, title, content, tags } }) => ({
      at,
      topic: topicId,
      category: categoryId,
      title,
      content,
      tags,
      edited: true,
    }),
    TopicEditedByModerator: ({ at, data: { topicId, categoryId, title, content, ...why } }) => ({
      at,
      topic: topicId,
      category: categoryId,
      title,
      content,
      ...byModerator(why),
    }),
    TopicTextReturned: ({ at, data: { topicId, categoryId, title, content, message } }) => ({
      at,
      topic: topicId,
      category: categoryId,
      title,
      content,
      returned_by_moderator: { message },
    }),
  },
});

const comments = ownDataFile<CommentAdded | CommentEdited | CommentEditedByModerator | CommentTextReturned>({
  name: 'yorumlar',
  title: 'Forumda, blogda ve projelerde yazdığınız yorumlar',
  rows: {
    CommentAdded: ({ at, data }) => ({ ...placed(data, at), quoted_comment: data.quotedCommentId }),
    CommentEdited: ({ at, data }) => ({ ...placed(data, at), edited: true }),
    CommentEditedByModerator: ({ at, data }) => ({ ...placed(data, at), ...byModerator(data) }),
    CommentTextReturned: ({ at, data }) => ({ ...placed(data, at), returned_by_moderator: { message: data.message } }),
  },
});

const held = ownDataFile<TopicHeld | CommentHeld>({
  name: 'onay-bekleyenler',
  title: 'Onay bekleyen veya beklemiş olan yazılarınız',
  rows: {
    TopicHeld: ({ at, data: { topicId, categoryId, title, content, tags } }) => ({ at, topic: topicId, category: categoryId, title, content, tags }),
    CommentHeld: ({ at, data }) => placed(data, at),
  },
});

const drafts: OwnNotesFile = { name: 'taslaklar', title: 'Göndermediğiniz forum taslakları', kind: DRAFT_KIND, row: draftOf };
const postDrafts: OwnNotesFile = { name: 'yazi-taslaklari', title: 'Kaydetmediğiniz blog yazısı değişiklikleri', kind: POST_DRAFT_KIND, row: draftOf };

const reading: OwnNotesFile = {
  name: 'okuma-durumu',
  title: 'Forum konularında nereye kadar okuduğunuz',
  kind: READING_KIND,
  row: ({ key, text, at }) => ({ topic: key, ...markOf(text), at }),
};

/** What a moderator does to somebody's words is in the copy of whose words they are. */
const OF_OTHERS_WORDS = /^(Topic|Comment)(EditedByModerator|TextReturned|TextDestroyed)$/;
const keepsBack = (event: RecordedEvent, memberId: string): boolean =>
  isOthersLike(event, memberId) || (OF_OTHERS_WORDS.test(event.type) && (event.data as { authorId?: string }).authorId !== memberId);

/** What the forum has of a member. */
export const forumOwnData: OwnData = { files: [topics, comments, held, likesFile], notes: [drafts, postDrafts, reading], keepsBack };
