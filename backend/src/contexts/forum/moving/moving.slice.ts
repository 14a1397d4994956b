import { handledBy } from '../../../platform/slices/bound-command.js';
import type { Slice } from '../../../platform/slices/slice.js';
import { commentMovesProjection, commentMovesView } from './comment-moves.projection.js';
import { CommentPlaces } from './comment-places.port.js';
import { CommentPlacesQuery } from './comment-places.query.js';
import { MoveMergedComments, MoveSplitComments, RecountTopic, ReturnMergedComments } from './move-comments.commands.js';
import { MoveMergedCommentsHandler, MoveSplitCommentsHandler, RecountTopicHandler, ReturnMergedCommentsHandler } from './move-comments.handlers.js';
import { moveComments } from './move-comments.policy.js';

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
