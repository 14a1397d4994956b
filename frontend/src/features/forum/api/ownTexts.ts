import { DRAFT_TEXT, type DraftKey, type ListedDraft } from '@contracts/drafts';
import type { TextRevision } from '@contracts/forum';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { removes, shownAs, useCall } from '../../../calls/useCall';
import { forgetDraft } from '../../../client/drafts/localDraft';
import { at, reads } from '../../../client/reads';
import { useMember } from '../../../client/session';
import { toast } from '../../../design/toast';
import { refreshLists } from './refreshTopic';
import type { Thread } from './thread';

export type TextKind = 'topics' | 'comments';

/** Every state of a text, oldest first. */
export const historyQuery = (kind: TextKind, id: string) =>
  reads<TextRevision[]>(['forum', 'history', kind, id], at`/api/forum/${kind}/${id}/history`, { staleTime: 0 });

/** Where a text stands that is deleted, and what is asked again then. */
export interface DeletedFrom {
  api: Thread['api'];
  refresh: (queries: QueryClient) => Promise<unknown>;
}
/** A topic stands in lists alone. */
export const OUT_OF_LISTS: DeletedFrom = { api: '/api/forum', refresh: refreshLists };

/** Deletes what one has written oneself. */
export function useDeleteOwn(kind: TextKind, id: string, { api, refresh }: DeletedFrom) {
  const queries = useQueryClient();
  return useCall(removes<void>(api + at`/${kind}/${id}`), { onSuccess: () => refresh(queries) });
}

export const draftsQuery = reads<ListedDraft[]>(['forum', 'drafts'], '/api/forum/drafts', { staleTime: 0 });

export function useRemoveDraft() {
  const member = useMember();
  return useCall(
    removes<DraftKey>((key) => at`/api/forum/drafts/${key}`),
    {
      shows: shownAs(draftsQuery, (drafts, key) => drafts?.filter((draft) => draft.key !== key)),
      onSuccess: (_, key) => {
        if (member) forgetDraft(member.id, key);
        void toast({ text: DRAFT_TEXT.removed });
      },
    },
  );
}
