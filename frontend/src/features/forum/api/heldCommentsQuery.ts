import type { Comment } from '@contracts/forum';
import { queryOptions } from '@tanstack/react-query';
import { getData } from '../../../client/http';

/** Comments of a topic that wait for a moderator: the member's own, or all of them for those who decide. */
export const heldCommentsQuery = (topicId: string, memberId: string) =>
  queryOptions({
    queryKey: ['forum', 'heldComments', topicId, memberId],
    queryFn: ({ signal }) => getData<Comment[]>(`/api/forum/topics/${encodeURIComponent(topicId)}/held-comments`, { signal }),
  });
