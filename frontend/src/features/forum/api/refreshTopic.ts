import type { QueryClient } from '@tanstack/react-query';
import { hasCode } from '../../../client/apiError';

/** Asks again for all that a change of a topic or its comments may have changed. */
export const refreshTopic = (queries: QueryClient, topicId: string) =>
  Promise.all([
    queries.invalidateQueries({ queryKey: ['forum', 'topic', topicId] }),
    queries.invalidateQueries({ queryKey: ['forum', 'comments', topicId] }),
    refreshLists(queries),
  ]);

/** A text that a moderator changed meanwhile is shown as it stands, beside what its author has typed. */
export const isUnseen = (error: unknown): boolean => hasCode(error, 'edition.unseen');
export function refreshUnseen(queries: QueryClient, topicId: string, error: unknown) {
  if (isUnseen(error)) void refreshTopic(queries, topicId);
}

/** The lists in which a topic may stand. */
export const refreshLists = (queries: QueryClient) =>
  Promise.all(
    [['forum', 'topics'], ['forum', 'categories'], ['forum', 'tags'], ['forum', 'history'], ['home']].map((queryKey) =>
      queries.invalidateQueries({ queryKey }),
    ),
  );

/** For what may concern other topics too: comments that moved from one to another. */
export const refreshForum = (queries: QueryClient) => Promise.all([['forum'], ['home']].map((queryKey) => queries.invalidateQueries({ queryKey })));
