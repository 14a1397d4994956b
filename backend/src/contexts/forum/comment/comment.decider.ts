import { commentProblems } from '../../../../contracts/forum.js';
import type { Decider } from '../../../kernel/decider.js';
import { refuseProblems } from '../../../kernel/rule-violation.js';
import type { AddComment, CommentCommand } from './comment.commands.js';
import type { CommentEvent } from './comment.events.js';

export type CommentState = {
  readonly topicId: string;
  readonly authorId: string;
  readonly content: string;
  readonly state: 'visible' | 'hidden' | 'deleted';
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
    }
  },

  decide(command, state) {
    if (command.type === 'AddComment') return state ? [] : add(command);
    if (!state || state.state === 'deleted') return [];
    const { commentId, reportId, reason } = command.data;
    const { topicId, authorId } = state;
    switch (command.type) {
      case 'HideComment':
        return state.state === 'hidden' ? [] : [{ type: 'CommentHidden', data: { commentId, topicId, authorId, reportId, reason } }];
      case 'DeleteComment':
        return [{ type: 'CommentDeleted', data: { commentId, topicId, authorId, reportId, reason, wasHidden: state.state === 'hidden' } }];
    }
  },
};

function add({ data }: AddComment): readonly CommentEvent[] {
  refuseProblems('comment.incomplete', commentProblems({ content: data.content }));
  return [{ type: 'CommentAdded', data: { ...data, content: data.content.trim() } }];
}
