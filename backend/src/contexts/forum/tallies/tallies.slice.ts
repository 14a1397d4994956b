import type { Slice } from '../../../platform/slices/slice.js';
import { commentTalliesProjection, commentTotalsView, participationsView } from './comment-tallies.projection.js';
import { CommentTallyQuery } from './comment-tally.query.js';
import { TalliesController } from './tallies.controller.js';

export const tallies: Slice = {
  projections: [{ projection: commentTalliesProjection, models: [commentTotalsView, participationsView] }],
  controllers: [TalliesController],
  providers: [CommentTallyQuery],
};
