import type { Tag } from '@contracts/forum-tags';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getList, queryOf } from '../../../client/http';

const SUGGESTED = 12;

/** The most used tags whose name begins so; without a beginning the most used of all. */
export const tagsQuery = (beginning: string) =>
  queryOptions({
    queryKey: ['forum', 'tags', beginning],
    queryFn: async ({ signal }) => (await getList<Tag>(`/api/forum/tags${queryOf({ q: beginning, limit: SUGGESTED })}`, { signal })).data,
    placeholderData: keepPreviousData,
  });
