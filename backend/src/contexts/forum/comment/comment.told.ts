import { COMMENT_VERBS, type CommentTool, EDIT_FACTS, ofState } from '../../../../contracts/moderation-verbs.js';
import { moderates, placeOf, tells } from '../../../platform/telling/told-facts.js';
import type { CommentEvent } from './comment.events.js';

type Undoing = { authorId: string; undoes?: number; from?: string };
const undone = ({ undoes }: Undoing, stream: string): string | null => (undoes === undefined ? null : placeOf(stream, undoes));
const verb = (tool: CommentTool) =>
  moderates<Undoing>(ofState(COMMENT_VERBS[tool].sentence, 'hidden'), {
    what: ({ from }) => ofState(COMMENT_VERBS[tool].sentence, from),
    takesBack: undone,
    ...(COMMENT_VERBS[tool].decision && { isUndone: true }),
  });

export const commentTold = tells<CommentEvent>({
  CommentHidden: verb('hide'),
  CommentDeleted: verb('delete'),
  CommentRestored: verb('restore'),
  CommentEditedByModerator: moderates(EDIT_FACTS.CommentEditedByModerator, { takesBack: undone, isUndone: true }),
  CommentTextReturned: moderates(EDIT_FACTS.CommentTextReturned, { takesBack: undone }),
  CommentTextDestroyed: moderates(EDIT_FACTS.CommentTextDestroyed),
  CommentAdded: null,
  CommentWithdrawn: null,
  CommentEdited: null,
  CommentMoved: null,
});
