import { describe, expect, it } from '@jest/globals';
import { recorded } from '../../../kernel/facts.fixture.js';
import { EventShapes } from '../../../platform/vault/event-shapes.js';
import { heldTextStream } from './held.stream.js';

const REFUSED = { textId: 'k1', authorId: 'author', reportId: 'r1', reason: 'spam' };
const SAID = { topicId: 't1', commentId: 'k1', outcome: 'content_deleted', note: 'Reklam' };
const old = (data: object) => new EventShapes([heldTextStream]).readShut(recorded({ type: 'HeldTextRefused', data }, { schema: 1 })).data;

describe('A refusal of version 1', () => {
  it('says of nothing what it left out', () =>
    expect(old(REFUSED)).toEqual({ ...REFUSED, topicId: null, postId: null, projectId: null, commentId: null, outcome: null, note: null }));
  it('keeps what it said, but the note for those who read no personal field', () =>
    expect(old({ ...REFUSED, ...SAID })).toEqual({ ...REFUSED, ...SAID, postId: null, projectId: null, note: null }));
});
