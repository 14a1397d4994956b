import type { Slice } from '../../../platform/slices/slice.js';
import { ListedPostsQuery } from './listed-posts.query.js';
import { PostNarrowing } from './narrowing.service.js';
import { PostQuery } from './post.query.js';
import { PostCompany } from './post-company.query.js';
import { PostLists } from './post-lists.query.js';
import { PostRows } from './post-rows.query.js';
import { postsView, postTotalsView, postWordsView } from './posts.model.js';
import { postsProjection } from './posts.projection.js';

/** The views of posts, which all other slices of the blog read. */
export const views: Slice = {
  projections: [{ projection: postsProjection, models: [postsView, postTotalsView, postWordsView] }],
  providers: [PostRows, PostLists, PostQuery, PostCompany, PostNarrowing, ListedPostsQuery],
};
