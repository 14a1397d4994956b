import type { PostRow } from '@contracts/blog';
import type { Listing } from '@contracts/envelope';
import {
  type BlockedRow,
  FOLLOW_LIMITS,
  FOLLOW_TEXT,
  type FollowAnswer,
  type FollowRow,
  type KnownFor,
  type MemberComment,
  type ProfileStats,
} from '@contracts/follow';
import type { TopicRow } from '@contracts/forum';
import type { JobRow } from '@contracts/jobs';
import type { ProjectRow } from '@contracts/projects';
import { infiniteQueryOptions, type QueryKey, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../../../client/apiError';
import { BLOCKED } from '../../../client/blockedMembers';
import { followStatusQuery } from '../../../client/followStatus';
import { getList, post, queryOf, remove } from '../../../client/http';
import { at, reads } from '../../../client/reads';
import { toast } from '../../../design/toast';

const of = (memberId: string, what: string): QueryKey => ['members', memberId, what];

/** A list by pages; of a page the server may leave rows out, so the next one begins by its places and not by its rows. */
const pagesOf = <Row>(queryKey: QueryKey, path: string) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam, signal }) => getList<Row>(path + queryOf({ limit: FOLLOW_LIMITS.page, offset: pageParam }), { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ hasMore, offset, limit }: Listing<Row>) => (hasMore ? offset + limit : undefined),
  });

/** A list of a member's, as it is asked for. */
export type PagesOf<Row> = ReturnType<typeof pagesOf<Row>>;

export const statsQuery = (memberId: string) => reads<ProfileStats>(of(memberId, 'stats'), at`/api/users/${memberId}/stats`);
export const knownForQuery = (memberId: string) => reads<KnownFor>(of(memberId, 'known-for'), at`/api/users/${memberId}/known-for`);
export const followersQuery = (memberId: string) => pagesOf<FollowRow>(of(memberId, 'followers'), at`/api/users/${memberId}/followers`);
export const followingQuery = (memberId: string) => pagesOf<FollowRow>(of(memberId, 'following'), at`/api/users/${memberId}/following`);
export const memberTopicsQuery = (memberId: string) => pagesOf<TopicRow>(of(memberId, 'topics'), at`/api/users/${memberId}/topics`);
export const memberPostsQuery = (memberId: string) => pagesOf<PostRow>(of(memberId, 'blog'), at`/api/users/${memberId}/blog-posts`);
export const memberProjectsQuery = (memberId: string) => pagesOf<ProjectRow>(of(memberId, 'projects'), at`/api/users/${memberId}/projects`);
export const memberJobsQuery = (memberId: string) => pagesOf<JobRow>(of(memberId, 'jobs'), at`/api/users/${memberId}/jobs`);
export const memberCommentsQuery = (memberId: string) => pagesOf<MemberComment>(of(memberId, 'comments'), at`/api/users/${memberId}/comments`);
export const memberSolutionsQuery = (memberId: string) => pagesOf<MemberComment>(of(memberId, 'solutions'), at`/api/users/${memberId}/solutions`);
/** Whom the member has blocked, the newest block first. */
export const blockedQuery = pagesOf<BlockedRow>([...BLOCKED, 'list'], '/api/users/blocked');

/** A press shows at once; presses reach the server one after the other, each with what it wants, so that the last one stands. */
export function useFollow(memberId: string) {
  const queries = useQueryClient();
  const status = followStatusQuery(memberId);
  const stats = statsQuery(memberId);
  const mutationKey = of(memberId, 'follow');
  const { data, isPending, isError } = useQuery(status);
  const following = data?.isFollowing ?? false;
  const show = (isFollowing: boolean, count: (before: number) => number) => {
    queries.setQueryData(status.queryKey, (before) => before && { ...before, isFollowing });
    queries.setQueryData(
      stats.queryKey,
      (before) => before && { ...before, follower_count: before.hidden.includes('follower_count') ? 0 : count(before.follower_count) },
    );
  };
  const { mutate } = useMutation({
    mutationKey,
    scope: { id: mutationKey.join('/') },
    mutationFn: async (wanted: boolean) => {
      const path = at`/api/users/${memberId}/follow`;
      return (await (wanted ? post<FollowAnswer>(path) : remove<FollowAnswer>(path))).data;
    },
    onMutate: (wanted) => {
      void queries.cancelQueries(status);
      void queries.cancelQueries(stats);
      show(wanted, (before) => Math.max(0, before + (wanted ? 1 : -1)));
    },
    onSuccess: ({ isFollowing, follower_count }) => {
      if (queries.isMutating({ mutationKey }) > 1) return;
      show(isFollowing, () => follower_count);
    },
    onError: (error, wanted) => {
      show(!wanted, (before) => Math.max(0, before + (wanted ? -1 : 1)));
      void toast({ title: FOLLOW_TEXT.failed, text: messageOf(error), tone: 'danger' });
    },
    onSettled: () => {
      for (const list of ['followers', 'following', 'mutual'])
        void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === 'members' && queryKey[2] === list });
    },
  });
  return { following, followsYou: data?.followsYou ?? false, isPending, isError, toggle: () => mutate(!following) };
}
