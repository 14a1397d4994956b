import { tagSlug } from '../../../../contracts/forum-tags.js';
import { perFlag, type TopicFlag } from '../../../../contracts/topic-flags.js';
import type { Update, Write } from '../../../kernel/views.js';
import { categoriesView, commentsView, FLAG_FIELDS, forumCountersView, TOPIC_COUNT, topicsView } from './forum.model.js';

export const topic = (id: string, update: Update): Write => ({ view: topicsView.name, id, update });
export const comment = (id: string, update: Update): Write => ({ view: commentsView.name, id, update });

/** Tags as they are shown and as lists are filtered by them. */
export const tagFields = (tags: readonly string[]) => ({ tags, tag_slugs: [...new Set(tags.map(tagSlug))] });

/** Whether a topic has a flag, as the view keeps it. */
export const flagField = (flag: TopicFlag, on: boolean) => ({ [flag]: FLAG_FIELDS[flag](on) });
export const NO_FLAG_FIELDS = perFlag((flag) => FLAG_FIELDS[flag](false));

/** One visible topic more or less, in its category and in all. */
export const countTopic = (categoryId: string, by: 1 | -1): readonly Write[] => [
  countInCategory(categoryId, by),
  { view: forumCountersView.name, id: TOPIC_COUNT, update: { $inc: { count: by } }, upsert: true },
];

export const countInCategory = (categoryId: string, by: 1 | -1): Write => ({
  view: categoriesView.name,
  id: categoryId,
  update: { $inc: { topic_count: by } },
});

/** One comment that everybody can see more or less. */
export const countComment = (topicId: string, by: 1 | -1): Write => topic(topicId, { $inc: { comment_count: by } });
