import type { Comment } from '@contracts/forum';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';

/** Puts a changed comment where the old one is shown. */
export function replaceComment(queries: QueryClient, comment: Comment) {
  queries.setQueriesData<InfiniteData<{ data: Comment[] }>>({ queryKey: ['forum', 'comments', comment.topicId] }, (shown) => {
    if (!shown) return shown;
    const pages = shown.pages.map((page) => ({ ...page, data: page.data.map((each) => (each.id === comment.id ? comment : each)) }));
    return { ...shown, pages };
  });
}
