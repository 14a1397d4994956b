import { describe, expect, it } from '@jest/globals';
import { draftKind, draftPath } from './draftPlace';
import { withTyped } from './tags';
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
    expect(draftPath({ key: 'topic', topicId: null })).toBe('/forum?new=1');
    expect(draftPath({ key: 'comment:t1', topicId: 't1' })).toBe('/forum/topic/t1');
    expect(draftPath({ key: 'edit-topic:t1', topicId: 't1' })).toBe('/forum/topic/t1?edit=t1');
    expect(draftPath({ key: 'edit-comment:c1', topicId: 't1' })).toBe('/forum/topic/t1?edit=c1#comment-c1');
  });
  it('leads nowhere when its place is gone', () => expect(draftPath({ key: 'comment:t1', topicId: null })).toBeNull());
  it('is called what it is', () => expect([draftKind('topic'), draftKind('edit-comment:c1')]).toEqual(['Yeni konu', 'Yorum düzenlemesi']));
});
