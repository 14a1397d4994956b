import { answer } from '../../../platform/slices/answer.js';
import type { Slice } from '../../../platform/slices/slice.js';
import { EditablePosts } from '../../forum/drafts/editable-posts.port.js';
import { SearchablePosts } from '../../search/search/searchable-content.port.js';
import { WrittenPosts } from '../../social/stats/contributions.port.js';
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
  answers: [answer(EditablePosts, PostLists), answer(WrittenPosts, PostLists), answer(SearchablePosts, ListedPostsQuery)],
  providers: [PostRows, PostLists, PostQuery, PostCompany, PostNarrowing, ListedPostsQuery],
};
