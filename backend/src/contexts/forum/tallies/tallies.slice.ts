import type { Slice } from '../../../platform/slices/slice.js';
import { TalliesController } from '../http/tallies.controller.js';
import { commentTalliesProjection, commentTotalsView, participationsView } from '../read/comment-tallies.projection.js';
import { CommentTallyQuery } from '../read/comment-tally.query.js';

export const tallies: Slice = {
  projections: [{ projection: commentTalliesProjection, models: [commentTotalsView, participationsView] }],
  controllers: [TalliesController],
  providers: [CommentTallyQuery],
};
