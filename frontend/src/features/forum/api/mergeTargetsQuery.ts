import type { Topic } from '@contracts/forum';
import { SEARCH_LIMITS, type SearchListing, type TopicHint } from '@contracts/search';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getAnswer, getData, queryOf } from '../../../client/http';

const SHOWN = 8;
const ID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/i;

export type MergeTopic = Pick<TopicHint, 'id' | 'title' | 'comment_count' | 'categories'>;

/** What is typed names a topic by its address or its id. */
export const isTopicAddress = (typed: string): boolean => ID.test(typed);

/** Topics into which another may go: the one whose address was typed, those that are found by words, and until then those with a similar title. */
export const mergeTargetsQuery = ({ id: topicId, title }: Pick<Topic, 'id' | 'title'>, typed: string) =>
  queryOptions({
    queryKey: ['forum', 'merge-targets', topicId, typed],
    queryFn: async ({ signal }): Promise<MergeTopic[]> => {
      const [id] = ID.exec(typed) ?? [];
      const found = await (id ? byId(id, signal) : typed.length < SEARCH_LIMITS.q.min ? similarTo(title, signal) : byWords(typed, signal));
      const others = new Map(found.filter((topic) => topic.id !== topicId).map((topic) => [topic.id, topic]));
      return [...others.values()].slice(0, SHOWN);
    },
    placeholderData: isTopicAddress(typed) ? undefined : keepPreviousData,
    staleTime: 60_000,
  });

/** A topic that was merged itself stands for the one that it went into. */
async function byId(id: string, signal: AbortSignal): Promise<MergeTopic[]> {
  const topic = await getData<Topic>(`/api/forum/posts/${id}`, { signal });
  if (topic.merged_into && topic.merged_into.id !== id) return byId(topic.merged_into.id, signal);
  return [{ ...topic, title: { text: topic.title, ranges: [] } }];
}

const similarTo = (title: string, signal: AbortSignal) => getData<MergeTopic[]>(`/api/forum/topics/similar${queryOf({ title })}`, { signal });

/** First those whose titles begin like what is typed, then whatever the search finds in titles and texts. */
async function byWords(q: string, signal: AbortSignal): Promise<MergeTopic[]> {
  const words = q.slice(0, SEARCH_LIMITS.q.max);
  const [begun, found] = await Promise.all([
    getData<MergeTopic[]>(`/api/search/topics${queryOf({ q: words })}`, { signal }),
    getAnswer<SearchListing>(`/api/search${queryOf({ q: words, type: 'topic', limit: SHOWN })}`, { signal }),
  ]);
  return [...begun, ...found.data];
}
