import { handledBy } from '../../../platform/slices/bound-command.js';
import type { Slice } from '../../../platform/slices/slice.js';
import { CommentPlaces } from '../content/comment-places.js';
import { MoveMergedComments, MoveSplitComments, RecountTopic, ReturnMergedComments } from '../content/move-comments.commands.js';
import { MoveMergedCommentsHandler, MoveSplitCommentsHandler, RecountTopicHandler, ReturnMergedCommentsHandler } from '../content/move-comments.handlers.js';
import { moveComments } from '../content/move-comments.policy.js';
import { commentMovesProjection, commentMovesView } from '../read/comment-moves.projection.js';
import { CommentPlacesQuery } from '../read/comment-places.query.js';

/** Comments on their way to another topic and back: merging, splitting and undoing both. */
export const moving: Slice = {
  commands: [
    handledBy(MoveMergedComments, MoveMergedCommentsHandler, 'cleanup'),
    handledBy(ReturnMergedComments, ReturnMergedCommentsHandler, 'cleanup'),
    handledBy(RecountTopic, RecountTopicHandler, 'cleanup'),
    handledBy(MoveSplitComments, MoveSplitCommentsHandler),
  ],
  policies: [moveComments],
  projections: [{ projection: commentMovesProjection, models: [commentMovesView] }],
  providers: [CommentPlacesQuery, { provide: CommentPlaces, useExisting: CommentPlacesQuery }],
};
