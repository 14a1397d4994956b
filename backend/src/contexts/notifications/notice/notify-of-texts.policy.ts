import { type AboveIds, aboveIds, aboveOf } from '../../../../contracts/above.js';
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
    CommentAdded: ({ data, at, position }) => {
      const { commentId, authorId, quotedCommentId } = data;
      const about = { ...placeOf(data), commentId, authorId, quotedCommentId, onlyNamed: false, position };
      return [{ schedule: intent(NotifyAboutText, about), key: `notify:${commentId}`, at }];
    },
    CommentEdited: (event) => named(event, event.data.commentId),
  },
});

type Placed = Partial<AboveIds> & { readonly topicId?: string; readonly parentId?: string | null };
/** Where it stands, and the comment that it answers there. */
const placeOf = ({ topicId, parentId, ...ids }: Placed) => ({ topicId: topicId ?? null, ...aboveIds(aboveOf(ids)), parentId: parentId ?? null });

/** A text that reaches nobody but those whom it names. */
function named(
  { id, data, at, position }: RecordedEvent<TopicCreated | TopicEdited | CommentEdited>,
  commentId: string | null,
): readonly { schedule: Intent; key: string; at: string }[] {
  const about = { ...placeOf(data), commentId, authorId: data.authorId, quotedCommentId: null, onlyNamed: true, position };
  return [{ schedule: intent(NotifyAboutText, about), key: `notify:${id}`, at }];
}
