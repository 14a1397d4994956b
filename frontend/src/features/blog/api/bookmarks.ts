import { type BookmarkedPost, REACTION_LIMITS } from '@contracts/blog-reactions';
import type { Listing } from '@contracts/envelope';
import { queryOptions } from '@tanstack/react-query';
import { getList, queryOf } from '../../../client/http';
import { readsPages } from '../../../client/reads';
import { BOOKMARKS } from './reactions';

const PATH = '/api/blog/bookmarks';
const PAGE = 20;

/** The posts that the member saved last. */
export const lastSavedQuery = queryOptions({
  queryKey: [...BOOKMARKS, 'last'],
  queryFn: ({ signal }) => getList<BookmarkedPost>(PATH + queryOf({ limit: REACTION_LIMITS.panel }), { signal, quiet: true }),
});

/** All that the member saved, the newest first. */
export const savedPostsQuery = readsPages<Listing<BookmarkedPost>>([...BOOKMARKS, 'all'], PATH, { query: { limit: PAGE }, quiet: true });
