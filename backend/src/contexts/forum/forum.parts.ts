import type { ContextParts } from '../../platform/context-parts.js';
import { queued } from '../../platform/jobs/command-jobs.js';
import { categoryStream } from './category/category.decider.js';
import { commentStream } from './comment/comment.stream.js';
import { withdrawReportedComment } from './comment/withdraw-reported-comment.policy.js';
import { WithdrawContent } from './content/content.commands.js';
import { forumOwnData } from './content/forum.own-data.js';
import { withdrawErasedContent } from './content/withdraw-erased-content.policy.js';
import { categoriesView, commentsView, forumCountersView, topicsView } from './read/forum.model.js';
import { forumProjection } from './read/forum.projection.js';
import { topicStream } from './topic/topic.stream.js';
import { withdrawReportedTopic } from './topic/withdraw-reported-topic.policy.js';

export const forumParts: ContextParts = {
  name: 'forum',
  streams: [categoryStream, topicStream, commentStream],
  projections: [{ projection: forumProjection, models: [categoriesView, topicsView, commentsView, forumCountersView] }],
  policies: [withdrawReportedTopic, withdrawReportedComment, withdrawErasedContent],
  queued: [queued(WithdrawContent, 'cleanup')],
  ownData: forumOwnData,
  recurring: [],
};
