import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { REACTION_LIMITS } from '../../../../contracts/blog-reactions.js';
import { fold } from '../../../kernel/event-store.js';
import { NOW, recorded, sentAt } from '../../../kernel/facts.fixture.js';
import { project } from '../../../kernel/projection.js';
import { specify } from '../../../kernel/specify.js';
import { postsProjection } from '../views/posts.projection.js';
import { ApplaudPost, TakeBackApplause } from './applause.commands.js';
import { applause, clapsIn } from './applause.decider.js';
import type { ApplauseEvent } from './applause.events.js';
import { applauseOwnData } from './applause.own-data.js';
import { applauseProjection } from './applause.projection.js';

const { max } = REACTION_LIMITS.claps;
const given = specify(applause);
const POST = { postId: 'p1', authorId: 'author', memberId: 'm1' };
const clapped = (claps: number): ApplauseEvent => ({ type: 'PostApplauded', data: { ...POST, claps, givenAt: NOW } });
const withdrawn = (claps: number): ApplauseEvent => ({ type: 'ApplauseWithdrawn', data: { ...POST, claps, givenAt: NOW } });
const applaud = (claps: number, memberId = 'm1') => new ApplaudPost({ ...POST, memberId, claps }, sentAt(NOW));
const takeBack = new TakeBackApplause({ postId: 'p1', memberId: 'm1' }, sentAt(NOW));

describe('Applause', () => {
  it('is given', () => given().when(applaud(3)).then(clapped(3)));
  it('grows', () => given(clapped(3)).when(applaud(4)).then(clapped(4)));
  it('ends at fifty', () => given(clapped(48)).when(applaud(10)).then(clapped(2)));
  it('that is full grows no more', () => given(clapped(30), clapped(20)).when(applaud(1)).thenNothing());
  it('is not for one’s own post', () => given().when(applaud(1, 'author')).thenRefused('applause.own'));
  it('goes with its reader as it was given, once', () => {
    given(clapped(3), clapped(4)).when(takeBack).then(withdrawn(3), withdrawn(4));
    given(clapped(3), withdrawn(3)).when(takeBack).thenNothing();
  });
  it('is never more than fifty, whatever is sent', () =>
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max })), (wished) => {
        const facts: ApplauseEvent[] = [];
        for (const claps of wished) facts.push(...applause.decide(applaud(claps), fold(applause, facts)));
        const sum = wished.reduce((all, claps) => all + claps, 0);
        expect(clapsIn(fold(applause, facts))).toBe(Math.min(sum, max));
      }),
    ));
});

describe('The views', () => {
  const after = (projection: typeof applauseProjection, event: ApplauseEvent) => project(projection, recorded(event, { position: 9 }));
  it('know what a reader gave', () => {
    const $setOnInsert = { member_id: 'm1', post_id: 'p1', position: 9 };
    expect(after(applauseProjection, clapped(3))).toEqual([{ view: 'applause', id: 'p1.m1', update: { $inc: { claps: 3 }, $setOnInsert }, upsert: true }]);
    expect(after(applauseProjection, withdrawn(3))).toEqual([{ view: 'applause', id: 'p1.m1', update: { $inc: { claps: -3 } }, goesWithout: 'claps' }]);
  });
  it('count it at the post', () => {
    expect(after(postsProjection, clapped(3))).toEqual([{ view: 'posts', id: 'p1', update: { $inc: { applause: 3, popularity: 3 } } }]);
    expect(after(postsProjection, withdrawn(3))).toEqual([{ view: 'posts', id: 'p1', update: { $inc: { applause: -3, popularity: -3 } } }]);
  });
});

describe('A copy of one’s data', () => {
  const [file] = applauseOwnData.files;
  const rows = file?.rows as Record<string, (event: unknown, reader: string) => object | null>;
  it.each([
    ['alkışlandı', clapped(3)],
    ['geri alındı', withdrawn(3)],
  ] as const)('tells what one gave, and not who gave to oneself (%s)', (act, fact) => {
    const event = recorded(fact);
    expect([rows[fact.type]?.(event, 'm1'), rows[fact.type]?.(event, 'author')]).toEqual([{ at: NOW, act, post: 'p1', claps: 3 }, null]);
    expect([applauseOwnData.keepsBack?.(event, 'm1'), applauseOwnData.keepsBack?.(event, 'author')]).toEqual([false, true]);
  });
});
