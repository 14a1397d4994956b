import { answer } from '../../../platform/slices/answer.js';
import type { Slice } from '../../../platform/slices/slice.js';
import { CommentsOfPosts } from '../../blog/comments/comments-of-posts.port.js';
import { CommentsOfProjects } from '../../projects/comments/comments-of-projects.port.js';
import { AnsweredCommentQuery } from './answered-comments.query.js';
import { AnsweredComments } from './answered-comments.service.js';
import { BlogCommentsController } from './blog-comments.controller.js';
import { ProjectCommentsController } from './project-comments.controller.js';

/** How members read and write comments where these are answered: under posts and projects. */
export const answering: Slice = {
  controllers: [BlogCommentsController, ProjectCommentsController],
  answers: [answer(CommentsOfPosts, AnsweredCommentQuery), answer(CommentsOfProjects, AnsweredCommentQuery)],
  providers: [AnsweredCommentQuery, AnsweredComments],
};
