import { describe, expect, it } from '@jest/globals';
import { awaitedAfter, type Follower, promptAt, showing } from './awaited.js';

const takes = (...types: string[]) => Object.fromEntries(types.map((type) => [type, () => []]));
const FOLLOWERS: readonly Follower[] = [
  { name: 'forum', on: takes('CommentAdded', 'ContentLiked') },
  { name: 'likes', on: takes('ContentLiked') },
  { name: 'search', on: takes('CommentAdded'), follows: 'later' },
  { name: 'notices', on: takes('MembersNotified', 'NoticesRead'), follows: 'later', awaited: ['NoticesRead'] },
];
const facts = (written: Record<string, number>) => new Map(Object.entries(written));
const placesIn = (places: ReadonlyMap<string, number>) => Object.fromEntries(places);

describe('Who wrote facts', () => {
  const waits = (written: Record<string, number>) => placesIn(awaitedAfter(FOLLOWERS, facts(written)));

  it('waits for everybody who takes them up', () => expect(waits({ ContentLiked: 7 })).toEqual({ forum: 7, likes: 7 }));
  it('does not wait for those who take up other facts', () => expect(waits({ CommentAdded: 7 })).toEqual({ forum: 7 }));
  it('waits for each only as far as its own facts go', () => expect(waits({ CommentAdded: 9, ContentLiked: 7 })).toEqual({ forum: 9, likes: 7 }));
  it('does not wait for those who may follow later', () => expect(waits({ MembersNotified: 7 })).toEqual({}));
  it('waits for them after the facts that they show at once', () => expect(waits({ NoticesRead: 7, MembersNotified: 9 })).toEqual({ notices: 7 }));
  it('waits for nobody after facts that nobody takes up', () => expect(waits({ Elsewhere: 7, toString: 8 })).toEqual({}));
});

describe('Who knows only a position', () => {
  it('waits for all but those who may follow later', () => expect(placesIn(promptAt(FOLLOWERS, 7))).toEqual({ forum: 7, likes: 7 }));
});

describe('Who shows facts', () => {
  const waits = (shown: Record<string, number>) => placesIn(showing(FOLLOWERS, facts(shown)));

  it('waits for those who take them up at once', () => expect(waits({ CommentAdded: 7 })).toEqual({ forum: 7 }));
  it('waits for those who follow later where nobody else takes them up', () => expect(waits({ MembersNotified: 7 })).toEqual({ notices: 7 }));
  it('waits for each kind by its own rule', () => expect(waits({ CommentAdded: 7, MembersNotified: 9 })).toEqual({ forum: 7, notices: 9 }));
});
