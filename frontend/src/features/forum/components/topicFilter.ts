import { TOPIC_SORTS, type TopicSort } from '@contracts/forum';
import type { TopicFilter } from '../api/topics';

const sortOf = (wanted: string | null): TopicSort => TOPIC_SORTS.find((sort) => sort === wanted) ?? 'active';

/** Which topics an address asks for; a category that has an address of its own comes first. */
export const topicFilterIn = (query: URLSearchParams, categoryId?: string): TopicFilter => ({
  category: categoryId ?? query.get('category') ?? undefined,
  tag: query.get('tag') || undefined,
  sort: sortOf(query.get('sort')),
});
