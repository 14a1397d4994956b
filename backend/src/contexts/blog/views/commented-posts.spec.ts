import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { DomainEvent } from '../../../kernel/event.js';
import { recorded } from '../../../kernel/facts.fixture.js';
import { project } from '../../../kernel/projection.js';
import { type Fields, foldWrite } from '../../../platform/views/fold-write.js';
import { postsProjection } from './posts.projection.js';

/** Two posts and a topic, under which comments stand. */
const UNDER = [{ postId: 'p1', parentId: null }, { postId: 'p1', parentId: 'k0' }, { postId: 'p2', parentId: null }, { topicId: 't1' }] as const;
const ACTS = ['add', 'hide', 'delete', 'restore', 'withdraw'] as const;
type State = 'visible' | 'hidden' | 'deleted' | 'withdrawn';

/** The facts of comments as their rules tell them, and how each comment stands afterwards. */
function lived(asked: readonly { id: number; act: (typeof ACTS)[number] }[]) {
  const states = new Map<number, { state: State; wasHidden: boolean }>();
  const facts = asked.flatMap(({ id, act }): DomainEvent[] => {
    const ids = { commentId: `k${id}`, authorId: 'ada', ...UNDER[id % UNDER.length] };
    const found = states.get(id);
    const become = (state: State, wasHidden = false) => states.set(id, { state, wasHidden });
    if (act === 'add') {
      if (found) return [];
      become('visible');
      return [{ type: 'CommentAdded', data: { ...ids, content: 'Yorum', quotedCommentId: null } }];
    }
    if (!found || found.state === 'withdrawn') return [];
    const { state } = found;
    if (act === 'withdraw') {
      become('withdrawn');
      return [{ type: 'CommentWithdrawn', data: { ...ids, wasVisible: state === 'visible' } }];
    }
    if (act === 'restore') {
      if (state === 'visible') return [];
      const to = state === 'deleted' && found.wasHidden ? 'hidden' : 'visible';
      become(to);
      return [{ type: 'CommentRestored', data: { ...ids, reason: '', from: state, to } }];
    }
    if (state === 'deleted' || (act === 'hide' && state === 'hidden')) return [];
    become(act === 'hide' ? 'hidden' : 'deleted', state === 'hidden');
    const decided = { ...ids, reportId: null, reason: '' };
    return [act === 'hide' ? { type: 'CommentHidden', data: decided } : { type: 'CommentDeleted', data: { ...decided, wasHidden: state === 'hidden' } }];
  });
  return { facts, states };
}

describe('Whatever becomes of the comments of posts', () => {
  it('each that everybody can read is counted, and makes its post more popular by six', () =>
    fc.assert(
      fc.property(fc.array(fc.record({ id: fc.nat(11), act: fc.constantFrom(...ACTS) }), { maxLength: 60 }), (asked) => {
        const { facts, states } = lived(asked);
        const posts = new Map<string, Fields>(['p1', 'p2'].map((id) => [id, { _id: id, comments: 0, popularity: 0 } as Fields]));
        for (const write of facts.flatMap((fact) => project(postsProjection, recorded(fact)))) {
          const made = foldWrite(posts.get(write.id) ?? null, write);
          if (made) posts.set(write.id, made);
        }
        for (const [postId, post] of posts) {
          const shown = [...states].filter(([id, { state }]) => {
            const under = UNDER[id % UNDER.length];
            return state === 'visible' && under !== undefined && 'postId' in under && under.postId === postId;
          });
          expect(post).toMatchObject({ comments: shown.length, popularity: 6 * shown.length });
        }
      }),
      { numRuns: 500 },
    ));
});
