import { DRAFT_TEXT, type DraftKey, type ListedDraft } from '@contracts/drafts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../../../client/apiError';
import { forgetDraft } from '../../../client/drafts/localDraft';
import { getList, remove } from '../../../client/http';
import { useMember } from '../../../client/session';
import { toast } from '../../../design/toast';

export const draftsQuery = queryOptions({
  queryKey: ['forum', 'drafts'],
  queryFn: async ({ signal }) => (await getList<ListedDraft>('/api/forum/drafts', { signal })).data,
  staleTime: 0,
});

/** Removes a draft from the list at once, and puts it back when that fails. */
export function useRemoveDraft() {
  const queries = useQueryClient();
  const member = useMember();
  return useMutation({
    mutationFn: (key: DraftKey) => remove(`/api/forum/drafts/${encodeURIComponent(key)}`),
    onMutate: (key) => {
      const before = queries.getQueryData(draftsQuery.queryKey);
      queries.setQueryData(draftsQuery.queryKey, (drafts) => drafts?.filter((draft) => draft.key !== key));
      return { before };
    },
    onSuccess: (_, key) => {
      if (member) forgetDraft(member.id, key);
      void toast({ text: DRAFT_TEXT.removed });
    },
    onError: (error, _, kept) => {
      queries.setQueryData(draftsQuery.queryKey, kept?.before);
      void toast({ text: messageOf(error), tone: 'danger' });
    },
  });
}
