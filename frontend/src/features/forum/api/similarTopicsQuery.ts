import { SEARCH_LIMITS, type TopicHint } from '@contracts/search';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getData, queryOf } from '../../../client/http';

/** Topics like the one whose title is being typed; asked from eight letters on. */
export const similarTopicsQuery = (typed: string) => {
  const title = typed.trim();
  const enough = title.length >= SEARCH_LIMITS.similarFrom;
  return queryOptions({
    queryKey: ['forum', 'similar', title.toLocaleLowerCase('tr')],
    queryFn: ({ signal }) => getData<TopicHint[]>(`/api/forum/topics/similar${queryOf({ title })}`, { signal }),
    enabled: enough,
    placeholderData: enough ? keepPreviousData : undefined,
    staleTime: 60_000,
  });
};
