import type { Slice } from '../../../platform/slices/slice.js';
import { MemberPostsController } from './member-posts.controller.js';
import { BlogReadingController } from './reading.controller.js';

/** The calls by which posts are read. */
export const reading: Slice = { controllers: [BlogReadingController, MemberPostsController] };
