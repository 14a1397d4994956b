import { tagSlug } from '../../../../contracts/forum-tags.js';
import type { LikeTarget } from '../../../../contracts/likes.js';
import { perFlag, type TopicFlag } from '../../../../contracts/topic-flags.js';
import type { Write } from '../../../kernel/views.js';
import type { Like } from '../like/like.events.js';
import { categoriesView, commentsView, FLAG_FIELDS, forumCountersView, TOPIC_COUNT, type TopicDocument, topicsView } from './forum.model.js';

export const topic = topicsView.change;
export const comment = commentsView.change;

/** Tags as they are shown and as lists are filtered by them. */
export const tagFields = (tags: readonly string[]) => ({ tags, tag_slugs: [...new Set(tags.map(tagSlug))] });

/** Whether a topic has a flag, as the view keeps it. */
export const flagField = (flag: TopicFlag, on: boolean): Partial<TopicDocument> => ({ [flag]: kept(flag, on) });
const kept = (flag: TopicFlag, on: boolean) => (FLAG_FIELDS[flag].type === Number ? Number(on) : on);
export const NO_FLAG_FIELDS = perFlag((flag) => kept(flag, false)) as Pick<TopicDocument, TopicFlag>;

/** One visible topic more or less, in its category and in all. */
export const countTopic = (categoryId: string, by: 1 | -1): readonly Write[] => [
  countInCategory(categoryId, by),
  forumCountersView.make(TOPIC_COUNT, { $inc: { count: by } }),
];

export const countInCategory = (categoryId: string, by: 1 | -1): Write => categoriesView.change(categoryId, { $inc: { topic_count: by } });

/** One like more or less of a topic or of a comment; those of posts the blog counts. */
export const countLike = ({ targetType, targetId }: Like, by: 1 | -1): readonly Write[] => COUNT_LIKES[targetType](targetId, by);

const COUNT_LIKES: Record<LikeTarget, (id: string, by: 1 | -1) => readonly Write[]> = {
  topic: (id, likes) => [topic(id, { $inc: { likes } })],
  comment: (id, likes) => [comment(id, { $inc: { likes } })],
  post: () => [],
  update: () => [],
};
