import { type Listing, PAGE } from '@contracts/envelope';
import type { Category, CreateTopicRequest, EditTopicRequest, SolveTopicRequest, Topic, TopicRow, TopicSort } from '@contracts/forum';
import { SEARCH_LIMITS, type TopicHint } from '@contracts/search';
import type { TopicViewAnswer } from '@contracts/topic-views';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { posts, puts, shownAs, useCall } from '../../../calls/useCall';
import { ApiError } from '../../../client/apiError';
import { getData, post } from '../../../client/http';
import { kept } from '../../../client/queryStore';
import { at, reads, readsPages } from '../../../client/reads';
import { refreshLists, refreshUnseen } from './refreshTopic';

export interface TopicFilter {
  /** Id or slug. */
  category?: string;
  /** Slug. */
  tag?: string;
  sort: TopicSort;
}

export const topicQuery = (id: string) => reads<Topic>(['forum', 'topic', id], at`/api/forum/posts/${id}`, kept);

export const topicsQuery = ({ category, tag, sort }: TopicFilter) =>
  readsPages<Listing<TopicRow>>(['forum', 'topics', { category, tag, sort }], '/api/forum/topics', {
    ...kept,
    query: { category, tag, sort, limit: PAGE.default },
    placeholderData: keepPreviousData,
  });

export const categoriesQuery = queryOptions({
  ...kept,
  queryKey: ['forum', 'categories'],
  queryFn: async ({ signal }) => {
    const categories = await getData<Category[]>('/api/forum/categories', { signal });
    return categories.filter((category) => category.is_active).sort((a, b) => a.sort_order - b.sort_order || a.name.localeCompare(b.name, 'tr'));
  },
});

/** Topics like the one whose title is being typed; asked from eight letters on. */
export const similarTopicsQuery = (typed: string) => {
  const title = typed.trim();
  const enough = title.length >= SEARCH_LIMITS.similarFrom;
  return reads<TopicHint[]>(['forum', 'similar', title.toLocaleLowerCase('tr')], '/api/forum/topics/similar', {
    query: { title },
    enabled: enough,
    placeholderData: enough ? keepPreviousData : undefined,
    staleTime: 60_000,
  });
};

export function useCreateTopic(onCreated: (topic: Topic) => void) {
  const queries = useQueryClient();
  return useCall(posts<CreateTopicRequest, Topic>('/api/forum/topics'), {
    asksAgain: [['forum', 'topics'], ['forum', 'categories'], ['home']],
    onSuccess: ({ data: topic }) => {
      queries.setQueryData(topicQuery(topic.id).queryKey, topic);
      onCreated(topic);
    },
  });
}

export function useEditTopic(topicId: string) {
  const queries = useQueryClient();
  return useCall(puts<EditTopicRequest, Topic>(at`/api/forum/topics/${topicId}`), {
    keeps: topicQuery(topicId),
    onSuccess: () => void refreshLists(queries),
    onError: (error) => refreshUnseen(queries, topicId, error),
  });
}

/** Marks a topic as solved, by a comment or without one, or opens it again. */
export function useSolveTopic(topicId: string) {
  const queries = useQueryClient();
  const query = topicQuery(topicId);
  return useCall(puts<SolveTopicRequest, Topic>(at`/api/forum/topics/${topicId}/solution`), {
    shows: shownAs(
      query,
      (topic, { is_resolved, solving_comment_id = null }: SolveTopicRequest) => topic && { ...topic, is_resolved, solving_comment_id, solution: null },
    ),
    keeps: query,
    onSuccess: () => void refreshLists(queries),
  });
}

/** Tells that a topic was read. Whether that was counted is nothing to its reader, so a refusal is not shown either. */
export async function tellView(topicId: string): Promise<void> {
  try {
    await post<TopicViewAnswer>(at`/api/forum/topics/${topicId}/views`, { quiet: true });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
}
