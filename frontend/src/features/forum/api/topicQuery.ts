import type { Topic } from '@contracts/forum';
import { queryOptions } from '@tanstack/react-query';
import { getData } from '../../../client/http';

export const topicQuery = (id: string) =>
  queryOptions({
    queryKey: ['forum', 'topic', id],
    queryFn: ({ signal }) => getData<Topic>(`/api/forum/posts/${encodeURIComponent(id)}`, { signal }),
  });
