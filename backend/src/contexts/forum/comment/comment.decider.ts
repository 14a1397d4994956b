import { commentProblems } from '../../../../contracts/forum.js';
import type { Decider } from '../../../kernel/decider.js';
import { refuseProblems } from '../../../kernel/rule-violation.js';
import type { AddComment, CommentCommand, WithdrawComment } from './comment.commands.js';
import type { CommentEvent } from './comment.events.js';

export type CommentState = {
  readonly topicId: string;
  readonly authorId: string;
  readonly content: string;
  readonly state: 'visible' | 'hidden' | 'deleted';
  readonly withdrawn?: true;
} | null;

export const comment: Decider<CommentState, CommentCommand, CommentEvent> = {
  initial: null,

  evolve(state, { type, data }) {
    switch (type) {
      case 'CommentAdded':
        return { topicId: data.topicId, authorId: data.authorId, content: data.content, state: 'visible' };
      case 'CommentHidden':
        return state && { ...state, state: 'hidden' };
      case 'CommentDeleted':
        return state && { ...state, state: 'deleted' };
      case 'CommentWithdrawn':
        return state && { ...state, state: 'deleted', withdrawn: true };
    }
  },

  decide(command, state) {
    if (command.type === 'AddComment') return state ? [] : add(command);
    if (command.type === 'WithdrawComment') return withdraw(command, state);
    if (!state || state.state === 'deleted') return [];
    const { topicId, authorId } = state;
    const wasHidden = state.state === 'hidden';
    const { commentId, reportId, reason } = command.data;
    switch (command.type) {
      case 'HideComment':
        return wasHidden ? [] : [{ type: 'CommentHidden', data: { commentId, topicId, authorId, reportId, reason } }];
      case 'DeleteComment':
        return [{ type: 'CommentDeleted', data: { commentId, topicId, authorId, reportId, reason, wasHidden } }];
    }
  },
};

function add({ data }: AddComment): readonly CommentEvent[] {
  refuseProblems('comment.incomplete', commentProblems({ content: data.content }));
  return [{ type: 'CommentAdded', data: { ...data, content: data.content.trim() } }];
}

/** What a moderator has hidden or deleted is withdrawn too: its text is the author's to take along. */
function withdraw({ data: { commentId } }: WithdrawComment, state: CommentState): readonly CommentEvent[] {
  if (!state || state.withdrawn) return [];
  const { topicId, authorId } = state;
  return [{ type: 'CommentWithdrawn', data: { commentId, topicId, authorId, wasVisible: state.state === 'visible' } }];
}
