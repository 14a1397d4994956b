import type { Slice } from '../../../platform/slices/slice.js';
import { PostsAboveQuery } from './posts-above.query.js';

/** What those need to know of posts who deal with the comments under them. */
export const comments: Slice = { providers: [PostsAboveQuery] };
