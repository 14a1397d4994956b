import type { Slice } from '../../../platform/slices/slice.js';
import { forumOwnData } from '../content/forum.own-data.js';
import { EditingController } from '../http/editing.controller.js';
import { TopicsController } from '../http/topics.controller.js';
import { CommentPagesQuery } from '../read/comment-pages.query.js';

/** How members read and write topics and comments. */
export const discussion: Slice = {
  ownData: forumOwnData,
  controllers: [TopicsController, EditingController],
  providers: [CommentPagesQuery],
};
