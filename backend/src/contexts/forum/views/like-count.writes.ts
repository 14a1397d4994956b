import type { Write } from '../../../kernel/views.js';
import type { Like } from '../like/like.events.js';
import { commentsView, topicsView } from './forum.model.js';

/** One like more or less of a topic or of a comment. */
export const countLike = ({ targetType, targetId }: Like, by: 1 | -1): Write =>
  (targetType === 'topic' ? topicsView : commentsView).change(targetId, { $inc: { likes: by } });
