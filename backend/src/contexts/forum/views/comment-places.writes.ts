import type { Write } from '../../../kernel/views.js';
import type { Under } from '../comment/under.events.js';
import { directlyAbove, isUnderPost, postIdOf, topicIdOf } from '../comment/under.rules.js';
import { type CommentDocument, postDiscussionsView } from './forum.model.js';
import { comment, topic } from './forum.writes.js';

/** Where a comment stands, as the view keeps it. */
export const placeFields = (under: Under): Pick<CommentDocument, 'topic_id' | 'post_id' | 'under'> => ({
  topic_id: topicIdOf(under),
  post_id: postIdOf(under),
  under: directlyAbove(under),
});

/** A new comment that everybody can see; how many stand under a post the blog counts. */
export function added(under: Under, authorId: string, at: string): Write {
  if (!isUnderPost(under))
    return topic(under.topicId, { $inc: { comment_count: 1, comment_total: 1 }, $set: { last_activity_at: at, last_activity_by: authorId } });
  const { postId, parentId } = under;
  return parentId === null
    ? postDiscussionsView.make(postId, { $inc: { comment_total: 1 } })
    : comment(parentId, { $inc: { replies: 1, reply_total: 1 }, $set: { last_reply_at: at } });
}

/** A comment is no longer shown. In a topic it may have been the newest: nobody is named until there is another. */
export function shownNoLonger(under: Under): readonly Write[] {
  return isUnderPost(under) ? counted(under.parentId, -1) : [topic(under.topicId, { $inc: { comment_count: -1 }, $set: { last_activity_by: null } })];
}

/** A comment is shown again. */
export function shownAgain(under: Under): readonly Write[] {
  return isUnderPost(under) ? counted(under.parentId, 1) : [topic(under.topicId, { $inc: { comment_count: 1 } })];
}

const counted = (parentId: string | null, replies: 1 | -1): readonly Write[] => (parentId === null ? [] : [comment(parentId, { $inc: { replies } })]);
