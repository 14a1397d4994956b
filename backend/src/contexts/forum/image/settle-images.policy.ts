import { imagesIn } from '../../../../contracts/writing.js';
import { intent } from '../../../kernel/command.js';
import { policy, type Reaction } from '../../../kernel/policy.js';
import type {
  CommentAdded,
  CommentDeleted,
  CommentEdited,
  CommentEditedByModerator,
  CommentRestored,
  CommentTextDestroyed,
  CommentTextReturned,
  CommentWithdrawn,
} from '../comment/comment.events.js';
import type {
  TopicCreated,
  TopicDeleted,
  TopicEdited,
  TopicEditedByModerator,
  TopicTextDestroyed,
  TopicTextReturned,
  TopicWithdrawn,
} from '../topic/topic.events.js';
import type { TopicRestored } from '../topic/topic-moderation.events.js';
import { DiscardImage, SettleImages } from './image.commands.js';

const topic = (textId: string): readonly Reaction[] => [{ send: intent(SettleImages, { kind: 'topic', textId }) }];
const comment = (textId: string): readonly Reaction[] => [{ send: intent(SettleImages, { kind: 'comment', textId }) }];
const hasImages = (content: string): boolean => imagesIn(content).length > 0;

type Changed =
  | TopicCreated
  | TopicEdited
  | TopicEditedByModerator
  | TopicTextReturned
  | TopicTextDestroyed
  | TopicDeleted
  | TopicRestored
  | TopicWithdrawn
  | CommentAdded
  | CommentEdited
  | CommentEditedByModerator
  | CommentTextReturned
  | CommentTextDestroyed
  | CommentDeleted
  | CommentRestored
  | CommentWithdrawn;

/** Another text may show one still; then nothing happens to it. */
const discard = (images: readonly string[]): readonly Reaction[] => images.map((imageId) => ({ send: intent(DiscardImage, { imageId }) }));

/** Pictures know which texts show them. What stood in words that are destroyed goes with them. */
export const settleImages = policy<Changed>({
  name: 'settle-images',
  readsSealed: true,
  on: {
    TopicCreated: ({ data: { topicId, content } }) => (hasImages(content) ? topic(topicId) : []),
    TopicEdited: ({ data: { topicId } }) => topic(topicId),
    TopicEditedByModerator: ({ data: { topicId } }) => topic(topicId),
    TopicTextReturned: ({ data: { topicId } }) => topic(topicId),
    TopicTextDestroyed: ({ data: { images } }) => discard(images),
    TopicRestored: ({ data: { topicId } }) => topic(topicId),
    TopicDeleted: ({ data: { topicId } }) => topic(topicId),
    TopicWithdrawn: ({ data: { topicId } }) => topic(topicId),
    CommentAdded: ({ data: { commentId, content } }) => (hasImages(content) ? comment(commentId) : []),
    CommentEdited: ({ data: { commentId } }) => comment(commentId),
    CommentEditedByModerator: ({ data: { commentId } }) => comment(commentId),
    CommentTextReturned: ({ data: { commentId } }) => comment(commentId),
    CommentTextDestroyed: ({ data: { images } }) => discard(images),
    CommentRestored: ({ data: { commentId } }) => comment(commentId),
    CommentDeleted: ({ data: { commentId } }) => comment(commentId),
    CommentWithdrawn: ({ data: { commentId } }) => comment(commentId),
  },
});
