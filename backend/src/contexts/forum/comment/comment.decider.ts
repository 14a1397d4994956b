import { commentProblems } from '../../../../contracts/forum.js';
import type { Decider } from '../../../kernel/decider.js';
import { refuseProblems } from '../../../kernel/rule-violation.js';
import { destroyedText, editedByModerator, FIRST_EDITION, returnedText, revisedByAuthor } from '../rules/edition.rules.js';
import type { AddComment, CommentCommand, WithdrawComment } from './comment.commands.js';
import type { CommentEvent } from './comment.events.js';
import type { WrittenComment } from './comment.state.rules.js';
import { deleteOwnComment, editComment } from './comment-authoring.rules.js';
import { commentLedger, undoCommentDecision } from './comment-decisions.rules.js';
import { changeCommentWords } from './comment-edition.rules.js';
import { hideOrDeleteComment, moveComment, restoreComment, restoreRemovedComment, returnComment } from './comment-moderation.rules.js';
import { underOf } from './under.rules.js';

export type CommentState = WrittenComment | null;
const NOBODY: WrittenComment['removedBy'] = { hidden: null, deleted: null };

export const comment: Decider<CommentState, CommentCommand, CommentEvent> = {
  initial: null,

  evolve: commentLedger.keeping((state, { type, data }) => {
    switch (type) {
      case 'CommentAdded':
        return {
          under: underOf(data),
          authorId: data.authorId,
          content: data.content,
          state: 'visible',
          wasHidden: false,
          removedBy: NOBODY,
          edits: 0,
          ...FIRST_EDITION,
          moves: [],
          facts: 0,
          decisions: {},
        };
      case 'CommentHidden':
        return state && { ...state, state: 'hidden', removedBy: { ...NOBODY, hidden: data.reportId } };
      case 'CommentDeleted':
        return state && { ...state, state: 'deleted', wasHidden: data.wasHidden, removedBy: { ...state.removedBy, deleted: data.reportId } };
      case 'CommentRestored':
        return state && { ...state, state: data.to, wasHidden: false, removedBy: data.to === 'hidden' ? { ...state.removedBy, deleted: null } : NOBODY };
      case 'CommentWithdrawn':
        return state && { ...state, state: 'deleted', withdrawn: true };
      case 'CommentEdited':
        return state && { ...state, content: data.content, edits: state.edits + 1, ...revisedByAuthor(state.facts) };
      case 'CommentEditedByModerator':
        return state && { ...state, ...editedByModerator(state, state.content, data, state.facts), content: data.content };
      case 'CommentTextReturned':
        return state && { ...state, ...returnedText(state, data.edition, state.facts), content: data.content };
      case 'CommentTextDestroyed':
        return state && { ...state, ...destroyedText(state, data.editions) };
      case 'CommentMoved': {
        const { fromTopicId, toTopicId: topicId, cause, back } = data;
        return state && { ...state, under: { topicId }, moves: back ? state.moves.slice(0, -1) : [...state.moves, { cause, fromTopicId }] };
      }
    }
  }),

  decide: commentLedger.telling((command: CommentCommand, state) => {
    switch (command.type) {
      case 'AddComment':
        return state ? [] : add(command);
      case 'WithdrawComment':
        return withdraw(command, state);
      case 'EditComment':
        return editComment(command, state);
      case 'DeleteOwnComment':
        return deleteOwnComment(command, state);
      case 'HideComment':
      case 'DeleteComment':
        return hideOrDeleteComment(command, state);
      case 'RestoreComment':
        return restoreComment(command, state);
      case 'RestoreRemovedComment':
        return restoreRemovedComment(command, state);
      case 'MoveComment':
        return moveComment(command, state);
      case 'ReturnComment':
        return returnComment(command, state);
      case 'EditCommentByModerator':
      case 'DestroyCommentText':
      case 'ReturnCommentText':
        return changeCommentWords(command, state);
      case 'UndoCommentDecision':
        return undoCommentDecision(command, state);
    }
  }),
};

function add({ data }: AddComment): readonly CommentEvent[] {
  refuseProblems('comment.incomplete', commentProblems({ content: data.content }));
  return [{ type: 'CommentAdded', data: { ...data, content: data.content.trim() } }];
}

/** What a moderator has hidden or deleted is withdrawn too: its text is the author's to take along. */
function withdraw({ data: { commentId } }: WithdrawComment, state: CommentState): readonly CommentEvent[] {
  if (!state || state.withdrawn) return [];
  const { under, authorId } = state;
  return [{ type: 'CommentWithdrawn', data: { commentId, ...under, authorId, wasVisible: state.state === 'visible' } }];
}
