import type { Slice } from '../../../platform/slices/slice.js';
import { CommentPagesQuery } from './comment-pages.query.js';
import { EditingController } from './editing.controller.js';
import { forumOwnData } from './forum.own-data.js';
import { TopicsController } from './topics.controller.js';

/** How members read and write topics and comments. */
export const discussion: Slice = {
  ownData: forumOwnData,
  controllers: [TopicsController, EditingController],
  providers: [CommentPagesQuery],
};
