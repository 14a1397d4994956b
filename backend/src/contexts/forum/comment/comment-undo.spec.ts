import { describe, expect, it } from '@jest/globals';
import type { CommentEvent } from './comment.events.js';
import { undoOfComment } from './comment-decisions.rules.js';

const COMMENT = { commentId: 'k1', topicId: 't1', authorId: 'm1' };
const DECIDED = { ...COMMENT, reportId: null, reason: 'Reklam' };
const restored = (from: 'hidden' | 'deleted'): CommentEvent => ({ type: 'CommentRestored', data: { ...COMMENT, reason: 'Reklam', from, to: 'visible' } });

describe('What takes a decision on a comment back', () => {
  it.each<[CommentEvent, string | null]>([
    [{ type: 'CommentHidden', data: DECIDED }, 'restore'],
    [{ type: 'CommentDeleted', data: { ...DECIDED, wasHidden: false } }, 'restore'],
    [restored('hidden'), 'hide'],
    [restored('deleted'), 'delete'],
    [{ type: 'CommentEdited', data: { ...COMMENT, content: 'Metin', edition: 0 } }, null],
  ])('%#', (event, tool) => expect(undoOfComment(event)).toBe(tool));
});
