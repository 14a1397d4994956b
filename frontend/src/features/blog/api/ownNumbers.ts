import type { OwnPostStats } from '@contracts/blog-reactions';
import { keepPreviousData } from '@tanstack/react-query';
import { reads } from '../../../client/reads';

/** What the member's own posts were given in the last days; of one post where its id is given. */
export const ownNumbersQuery = (days: number, post: string | undefined) =>
  reads<OwnPostStats>(['blog', 'own', 'numbers', { days, post }], '/api/blog/users/me/posts/stats', {
    query: { days, post },
    placeholderData: keepPreviousData,
  });
