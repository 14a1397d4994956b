import { type AboveFields, aboveFields, aboveOf } from '../../../../contracts/above.js';
import type { Write } from '../../../kernel/views.js';
import type { Under } from '../comment/under.events.js';
import { directlyAbove, isInTopic, threadIdOf, topicIdOf } from '../comment/under.rules.js';
import { type CommentDocument, discussionsView } from './forum.model.js';
import { comment, topic } from './forum.writes.js';

/** Where a comment stands, as the view keeps it. */
export const placeFields = (under: Under): Pick<CommentDocument, 'topic_id' | 'under'> & AboveFields => ({
  topic_id: topicIdOf(under),
  ...aboveFields(aboveOf(under)),
  under: directlyAbove(under),
});

/** A new comment that everybody can see; how many stand under a post or a project is counted where that is kept. */
export function added(under: Under, authorId: string, at: string): Write {
  if (isInTopic(under))
    return topic(under.topicId, { $inc: { comment_count: 1, comment_total: 1 }, $set: { last_activity_at: at, last_activity_by: authorId } });
  const { parentId } = under;
  return parentId === null
    ? discussionsView.make(threadIdOf(under), { $inc: { comment_total: 1 } })
    : comment(parentId, { $inc: { replies: 1, reply_total: 1 }, $set: { last_reply_at: at } });
}

/** A comment is no longer shown. In a topic it may have been the newest: nobody is named until there is another. */
export function shownNoLonger(under: Under): readonly Write[] {
  return isInTopic(under) ? [topic(under.topicId, { $inc: { comment_count: -1 }, $set: { last_activity_by: null } })] : counted(under.parentId, -1);
}

/** A comment is shown again. */
export function shownAgain(under: Under): readonly Write[] {
  return isInTopic(under) ? [topic(under.topicId, { $inc: { comment_count: 1 } })] : counted(under.parentId, 1);
}

const counted = (parentId: string | null, replies: 1 | -1): readonly Write[] => (parentId === null ? [] : [comment(parentId, { $inc: { replies } })]);
