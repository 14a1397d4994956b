import type { Topic } from '@contracts/forum';
import { queryOptions } from '@tanstack/react-query';
import { getData } from '../../../client/http';
import { kept } from '../../../client/queryStore';

export const topicQuery = (id: string) =>
  queryOptions({
    ...kept,
    queryKey: ['forum', 'topic', id],
    queryFn: ({ signal }) => getData<Topic>(`/api/forum/posts/${encodeURIComponent(id)}`, { signal }),
  });
