import { NOTHING_ABOVE } from '@contracts/above';
import type { DraftKey } from '@contracts/drafts';
import { describe, expect, it } from '@jest/globals';
import { withTyped } from '../../../writing/tags';
import { draftKind, draftPath } from './draftPlace';
import { placeOf, wantedComment } from './wantedComment';

describe('Tags', () => {
  it('are lowered as Turkish is', () => expect(withTyped([], 'IŞIK, İstanbul')).toEqual(['ışık', 'istanbul']));
  it('are parted by commas, without their sign', () => expect(withTyped(['a'], ' #b ,, c# ')).toEqual(['a', 'b', 'c#']));
  it('stand once', () => expect(withTyped(['a'], 'A, b, B')).toEqual(['a', 'b']));
});

describe('The part of an address behind the hash', () => {
  it.each([
    ['#comment-c1', { id: 'c1' }, { around: 'c1' }],
    ['#ilk-yorum', 'first', {}],
    ['#son-yorum', 'last', { edge: 'last' }],
    ['#comment-', null, {}],
    ['#elsewhere', null, {}],
    ['', null, {}],
  ] as const)('%j names the comments to show', (hash, wanted, place) => {
    expect(wantedComment(hash)).toEqual(wanted);
    expect(placeOf(wantedComment(hash))).toEqual(place);
  });
});

describe('A draft in the list', () => {
  it('leads to where one goes on writing it', () => {
    expect(draftPath({ key: 'topic', topicId: null, ...NOTHING_ABOVE })).toBe('/forum?new=1');
    expect(draftPath({ key: 'comment:t1', topicId: 't1', ...NOTHING_ABOVE })).toBe('/forum/topic/t1');
    expect(draftPath({ key: 'edit-topic:t1', topicId: 't1', ...NOTHING_ABOVE })).toBe('/forum/topic/t1?edit=t1');
    expect(draftPath({ key: 'edit-comment:c1', topicId: 't1', ...NOTHING_ABOVE })).toBe('/forum/topic/t1?edit=c1#comment-c1');
  });
  it('leads to the post on which one goes on writing', () => {
    expect(draftPath({ key: 'post', topicId: null, ...NOTHING_ABOVE })).toBe('/blog/create');
    expect(draftPath({ key: 'edit-post:p1', topicId: null, ...NOTHING_ABOVE, postId: 'p1' })).toBe('/blog/p1/edit');
  });
  it('leads to the project on which one goes on writing', () => {
    expect(draftPath({ key: 'project', topicId: null, ...NOTHING_ABOVE })).toBe('/projects/create');
    expect(draftPath({ key: 'job', topicId: null, ...NOTHING_ABOVE })).toBe('/career/create');
    expect(draftPath({ key: 'edit-job:j1', topicId: null, ...NOTHING_ABOVE })).toBe('/career/j1?write=1');
    expect(draftPath({ key: 'edit-project:p1', topicId: null, ...NOTHING_ABOVE, projectId: 'p1' })).toBe('/projects/p1/edit');
  });
  it('leads to the part of the project in which one goes on writing', () => {
    const of = (key: DraftKey) => draftPath({ key, topicId: null, ...NOTHING_ABOVE, projectId: 'p1' });
    expect([of('update:p1'), of('posting:p1')]).toEqual(['/projects/p1?tab=updates', '/projects/p1?tab=postings']);
    expect([of('edit-update:p1:u1'), of('edit-posting:p1:h1')]).toEqual(['/projects/p1?tab=updates#update-u1', '/projects/p1?tab=postings#posting-h1']);
  });
  it.each(['comment:t1', 'edit-post:p1', 'edit-project:p1', 'update:p1', 'edit-posting:p1:h1'] as const)('leads nowhere when the place of %s is gone', (key) =>
    expect(draftPath({ key, topicId: null, ...NOTHING_ABOVE })).toBeNull(),
  );
  it('is called what it is', () => expect([draftKind('topic'), draftKind('edit-comment:c1')]).toEqual(['Yeni konu', 'Yorum düzenlemesi']));
});
