import { projection } from '../../../kernel/projection.js';
import { declareView } from '../../../platform/views/declared-view.js';
import { number, text } from '../../../platform/views/view-fields.js';
import type { CommentMoved } from '../comment/comment.events.js';

/** A comment that a merge or split has moved and that has not been brought back. */
export const commentMovesView = declareView('comment_moves', { cause: text, comment_id: text, position: number }, { indexes: [{ cause: 1, position: 1 }] });

/** What a merge has moved, so that it can be undone. */
export const commentMovesProjection = projection<CommentMoved>({
  name: 'comment-moves',
  version: 1,
  views: [commentMovesView.name],
  on: {
    CommentMoved: ({ data: { commentId, cause, back }, position }) => {
      const id = `${cause}/${commentId}`;
      return back ? commentMovesView.remove(id) : commentMovesView.put(id, { cause, comment_id: commentId, position });
    },
  },
});
