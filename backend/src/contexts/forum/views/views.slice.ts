import { answer } from '../../../platform/slices/answer.js';
import type { Slice } from '../../../platform/slices/slice.js';
import { PostCategories } from '../../blog/views/post-rooms.port.js';
import { Subjects } from '../../notifications/notice/subjects.port.js';
import { Aboves } from './aboves.service.js';
import { CategoryQuery } from './category.query.js';
import { CommentQuery } from './comment.query.js';
import { categoriesView, commentsView, discussionsView, forumCountersView, topicsView } from './forum.model.js';
import { forumProjection } from './forum.projection.js';
import { SubjectQuery } from './subject.query.js';
import { TopicQuery } from './topic.query.js';

/** The views of topics and comments, which most slices of the forum read. */
export const views: Slice = {
  projections: [{ projection: forumProjection, models: [categoriesView, topicsView, commentsView, forumCountersView, discussionsView] }],
  answers: [answer(PostCategories, CategoryQuery), answer(Subjects, SubjectQuery)],
  providers: [Aboves, CategoryQuery, TopicQuery, CommentQuery, SubjectQuery],
};
