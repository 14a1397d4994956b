import { answer } from '../../../platform/slices/answer.js';
import type { Slice } from '../../../platform/slices/slice.js';
import { CommentsOfPosts } from '../../blog/comments/comments-of-posts.port.js';
import { BlogCommentEditingController } from './blog-comment-editing.controller.js';
import { BlogCommentsController } from './blog-comments.controller.js';
import { PostCommentQuery } from './post-comments.query.js';

/** How members read and write comments under posts. */
export const postComments: Slice = {
  controllers: [BlogCommentsController, BlogCommentEditingController],
  answers: [answer(CommentsOfPosts, PostCommentQuery)],
  providers: [PostCommentQuery],
};
