import { Schema } from 'mongoose';
import { projection } from '../../../kernel/projection.js';
import { viewModel } from '../../../platform/views/view-model.js';
import type { CommentMoved } from '../comment/comment.events.js';

/** A comment that a merge or split has moved and that has not been brought back. */
export interface CommentMoveDocument {
  readonly _id: string;
  readonly cause: string;
  readonly comment_id: string;
  readonly position: number;
}

const schema = new Schema({ _id: String, cause: String, comment_id: String, position: Number }, { versionKey: false });
schema.index({ cause: 1, position: 1 });
export const commentMovesView = viewModel('comment_moves', schema);

/** What a merge has moved, so that it can be undone. */
export const commentMovesProjection = projection<CommentMoved>({
  name: 'comment-moves',
  version: 1,
  views: [commentMovesView.name],
  on: {
    CommentMoved: ({ data: { commentId, cause, back }, position }) => {
      const move = { view: commentMovesView.name, id: `${cause}/${commentId}` };
      return back ? { ...move, remove: true } : { ...move, put: { cause, comment_id: commentId, position } };
    },
  },
});
