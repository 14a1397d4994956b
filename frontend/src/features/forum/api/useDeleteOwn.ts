import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useActionKey } from '../../../client/actionKey';
import { remove } from '../../../client/http';
import type { TextKind } from './historyQuery';
import { refreshLists, refreshTopic } from './refreshTopic';

/** Deletes what one has written oneself. */
export function useDeleteOwn(kind: TextKind, id: string, topicId: string) {
  const once = useActionKey();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => once({ kind, id }, (key) => remove<unknown>(`/api/forum/${kind}/${encodeURIComponent(id)}`, { key })),
    onSuccess: () => (kind === 'comments' ? refreshTopic(queries, topicId) : refreshLists(queries)),
  });
}
