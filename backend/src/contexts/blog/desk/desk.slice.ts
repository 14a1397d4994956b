import { answer } from '../../../platform/slices/answer.js';
import type { Slice } from '../../../platform/slices/slice.js';
import { DecidedPosts } from '../../forum/decisions/decided-texts.port.js';
import { DecidedPostsQuery } from './decided-posts.query.js';
import { ReportedPostQuery } from './reported-post.query.js';
import { restoreAppealedPost } from './restore-appealed-post.policy.js';
import { withdrawReportedPost } from './withdraw-reported-post.policy.js';

/** Posts that were reported, and what decisions on reports do to them. */
export const desk: Slice = {
  policies: [withdrawReportedPost, restoreAppealedPost],
  answers: [answer(DecidedPosts, DecidedPostsQuery)],
  providers: [ReportedPostQuery, DecidedPostsQuery],
};
