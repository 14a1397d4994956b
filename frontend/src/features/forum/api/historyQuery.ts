import type { TextRevision } from '@contracts/forum';
import { queryOptions } from '@tanstack/react-query';
import { getData } from '../../../client/http';

export type TextKind = 'topics' | 'comments';

/** Every state of a text, oldest first. */
export const historyQuery = (kind: TextKind, id: string) =>
  queryOptions({
    queryKey: ['forum', 'history', kind, id],
    queryFn: ({ signal }) => getData<TextRevision[]>(`/api/forum/${kind}/${encodeURIComponent(id)}/history`, { signal }),
    staleTime: 0,
  });
