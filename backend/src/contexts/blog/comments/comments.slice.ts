import { answer } from '../../../platform/slices/answer.js';
import type { Slice } from '../../../platform/slices/slice.js';
import { PostsAbove } from '../../forum/views/posts-above.port.js';
import { PostsAboveQuery } from './posts-above.query.js';

/** What those need to know of posts who deal with the comments under them. */
export const comments: Slice = { answers: [answer(PostsAbove, PostsAboveQuery)], providers: [PostsAboveQuery] };
