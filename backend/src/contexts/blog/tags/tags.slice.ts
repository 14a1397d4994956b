import { answer } from '../../../platform/slices/answer.js';
import type { Slice } from '../../../platform/slices/slice.js';
import { PostsTagging } from '../../forum/tags/texts-tagging.port.js';
import { postTagsView } from '../views/post-tags.model.js';
import { PostTagQuery } from './post-tag.query.js';
import { PostTagging } from './post-tagging.service.js';
import { PostTagsController } from './post-tags.controller.js';
import { postTagsProjection } from './post-tags.projection.js';
import { TaggedPosts } from './tagged-posts.port.js';
import { TaggedPostsQuery } from './tagged-posts.query.js';

/** Which tags posts have. */
export const tags: Slice = {
  projections: [{ projection: postTagsProjection, models: [postTagsView] }],
  controllers: [PostTagsController],
  answers: [answer(PostsTagging, PostTagging)],
  providers: [PostTagQuery, TaggedPostsQuery, { provide: TaggedPosts, useExisting: TaggedPostsQuery }, PostTagging],
};
