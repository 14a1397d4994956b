import { aboveChannel } from '@contracts/above';
import type { Listing } from '@contracts/envelope';
import type { LikeAnswer } from '@contracts/likes';
import {
  type EditProjectUpdateRequest,
  type LikedUpdates,
  type ProjectUpdate,
  type ProjectUpdateRequest,
  UPDATE_LIMITS,
  UPDATE_TEXT,
  type UpdateIdsRequest,
  type UpdateLikesRow,
  type UpdateRevision,
} from '@contracts/project-updates';
import { type InfiniteData, type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { posts, puts, removes, useCall } from '../../../calls/useCall';
import { useSwitch } from '../../../calls/useSwitch';
import { useActionKey } from '../../../client/actionKey';
import { post } from '../../../client/http';
import { at, reads, readsPages } from '../../../client/reads';
import { followChannel } from '../../../client/socket';
import { PROJECTS } from './projects';
import { tries } from './tries';

/** Under which everything about updates is kept. */
const UPDATES = [...PROJECTS, 'updates'] as const;
const LISTED = [...UPDATES, 'of'] as const;
const LIKED = [...UPDATES, 'liked'] as const;

/** What a project tells of itself, the newest first. */
export const updatesQuery = (projectId: string) =>
  readsPages<Listing<ProjectUpdate>>([...LISTED, projectId], at`/api/projects/${projectId}/updates`, { ...tries, query: { limit: UPDATE_LIMITS.page } });

/** Which of them the member likes: a list is the same for everybody. */
export const likedUpdatesQuery = (memberId: string | undefined, updateIds: readonly string[]) =>
  queryOptions({
    ...tries,
    queryKey: [...LIKED, memberId, updateIds],
    queryFn: async () => (await post<LikedUpdates>('/api/projects/updates/likes/me', { body: bodyOf(updateIds), quiet: true })).data,
    enabled: memberId !== undefined && updateIds.length > 0,
  });
const bodyOf = (ids: readonly string[]): UpdateIdsRequest => ({ updateIds: ids.slice(0, UPDATE_LIMITS.ids) });

/** One of them, wherever it stands among them. */
export const updateQuery = (id: string) => reads<ProjectUpdate>([...UPDATES, 'one', id], at`/api/projects/updates/${id}`, tries);

/** Every state of an update, oldest first. */
export const updateHistoryQuery = (id: string) =>
  reads<UpdateRevision[]>([...UPDATES, 'history', id], at`/api/projects/updates/${id}/history`, { ...tries, staleTime: 0 });

/** An update stands on its project's page, and counts there and in lists. */
const settings = { tries, asksAgain: [PROJECTS] } as const;

/** `onDone` is told even when the form is gone by then. */
export const usePostUpdate = (projectId: string, onDone: (sent: ProjectUpdateRequest) => void) =>
  useCall(posts<ProjectUpdateRequest, ProjectUpdate>(at`/api/projects/${projectId}/updates`), {
    ...{ ...settings, says: 'Güncellemeniz yayınlandı.' },
    onSuccess: (_, sent) => onDone(sent),
  });
export const useEditUpdate = (id: string, onDone: (sent: ProjectUpdateRequest) => void) =>
  useCall(
    puts<ProjectUpdateRequest, ProjectUpdate>(at`/api/projects/updates/${id}`, (sent) => sent satisfies EditProjectUpdateRequest),
    { ...settings, says: 'Güncellemeniz kaydedildi.', onSuccess: (_, sent) => onDone(sent) },
  );
export const useDeleteUpdate = (id: string) => useCall(removes<void>(at`/api/projects/updates/${id}`), { ...settings, says: UPDATE_TEXT.deletedDone });

function changeUpdate(queries: QueryClient, id: string, change: (update: ProjectUpdate) => ProjectUpdate): void {
  queries.setQueryData<ProjectUpdate>(updateQuery(id).queryKey, (shown) => shown && change(shown));
  queries.setQueriesData<InfiniteData<Listing<ProjectUpdate>>>(
    { queryKey: LISTED },
    (shown) => shown && { ...shown, pages: shown.pages.map((page) => ({ ...page, data: page.data.map((each) => (each.id === id ? change(each) : each)) })) },
  );
}

const likeOf = (id: string) => [...UPDATES, 'like', id] as const;

/** Shows how many like an update as soon as others do; what the member presses just now stands until the server has answered it. */
export function useLiveLikes(projectId: string): void {
  const queries = useQueryClient();
  useEffect(
    () =>
      followChannel<UpdateLikesRow>(aboveChannel({ kind: 'project', id: projectId }), {
        onChange: ({ kind, row: { updateId, likes } }) => {
          if (kind === 'update' && queries.isMutating({ mutationKey: likeOf(updateId) }) === 0)
            changeUpdate(queries, updateId, (update) => ({ ...update, likes }));
        },
        onMissed: () => void queries.invalidateQueries(updatesQuery(projectId)),
      }),
    [projectId, queries],
  );
}

export function useLikeUpdate(id: string, isOn: boolean): () => void {
  const once = useActionKey();
  const queries = useQueryClient();
  const mark = (isLiked: boolean) =>
    queries.setQueriesData<LikedUpdates>(
      { queryKey: LIKED },
      (mine) => mine && { liked: [...mine.liked.filter((each) => each !== id), ...(isLiked ? [id] : [])] },
    );
  return useSwitch({
    name: likeOf(id),
    isOn,
    outdates: UPDATES,
    tries,
    // It turns whatever is there, so what is tried again has to be known as the same press.
    send: async (liked) => (await once({ liked }, (key) => post<LikeAnswer>(at`/api/projects/updates/${id}/like/toggle`, { key }))).data,
    show: (isLiked) => {
      mark(isLiked);
      changeUpdate(queries, id, (update) => ({ ...update, likes: Math.max(0, update.likes + (isLiked ? 1 : -1)) }));
    },
    settle: ({ liked, count }) => {
      mark(liked);
      changeUpdate(queries, id, (update) => ({ ...update, likes: count }));
    },
    fails: { on: 'Beğenilemedi', off: 'Beğeni geri alınamadı' },
  });
}
