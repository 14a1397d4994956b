import { type Intent, intent } from '../../../kernel/command.js';
import type { RecordedEvent } from '../../../kernel/event.js';
import { policy } from '../../../kernel/policy.js';
import type { CommentAdded, CommentEdited, TopicCreated, TopicEdited } from '../../forum/public.js';
import { NotifyAboutText } from './notice.commands.js';

/** Whoever is named, quoted or watches hears of what was written. */
export const notifyOfTexts = policy<TopicCreated | TopicEdited | CommentAdded | CommentEdited>({
  name: 'notify-of-texts',
  follows: 'later',
  on: {
    TopicCreated: (event) => named(event, null),
    TopicEdited: (event) => named(event, null),
    CommentAdded: ({ data: { commentId, topicId, authorId, quotedCommentId }, at, position }) => [
      { schedule: intent(NotifyAboutText, { topicId, commentId, authorId, quotedCommentId, onlyNamed: false, position }), key: `notify:${commentId}`, at },
    ],
    CommentEdited: (event) => named(event, event.data.commentId),
  },
});

/** A text that reaches nobody but those whom it names. */
function named(
  { id, data: { topicId, authorId }, at, position }: RecordedEvent<TopicCreated | TopicEdited | CommentEdited>,
  commentId: string | null,
): readonly { schedule: Intent; key: string; at: string }[] {
  return [{ schedule: intent(NotifyAboutText, { topicId, commentId, authorId, quotedCommentId: null, onlyNamed: true, position }), key: `notify:${id}`, at }];
}
