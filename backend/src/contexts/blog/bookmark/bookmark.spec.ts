import { describe, expect, it } from '@jest/globals';
import { REACTION_LIMITS } from '../../../../contracts/blog-reactions.js';
import { NOW, recorded, sentAt } from '../../../kernel/facts.fixture.js';
import { project } from '../../../kernel/projection.js';
import { specify } from '../../../kernel/specify.js';
import { postsProjection } from '../views/posts.projection.js';
import { BookmarkPost, TakeAwayBookmark } from './bookmark.commands.js';
import { bookmark } from './bookmark.decider.js';
import type { Bookmark, BookmarkEvent } from './bookmark.events.js';
import { bookmarkOwnData } from './bookmark.own-data.js';
import { bookmarkProjection } from './bookmark.projection.js';

const given = specify(bookmark);
const POST = { postId: 'p1', authorId: 'author', memberId: 'm1' };
const BOOKMARK: Bookmark = { ...POST, bookmarkedAt: NOW };
const set: BookmarkEvent = { type: 'PostBookmarked', data: BOOKMARK };
const taken: BookmarkEvent = { type: 'PostUnbookmarked', data: BOOKMARK };
const wish = (bookmarked: boolean | null) => new BookmarkPost({ ...POST, bookmarked }, sentAt(NOW));
const takeAway = new TakeAwayBookmark({ postId: 'p1', memberId: 'm1' }, sentAt(NOW));
const rounds = (count: number) => Array.from({ length: count }, () => [set, taken]).flat();

describe('A bookmark', () => {
  it('is set', () => given().when(wish(true)).then(set));
  it('is set once', () => given(set).when(wish(true)).thenNothing());
  it('is taken away as it was set', () => given(set).when(wish(null)).then(taken));
  it('goes with its member, once', () => {
    given(set).when(takeAway).then(taken);
    given(set, taken).when(takeAway).thenNothing();
  });
  it('is not set anew without end, and never kept against a will', () => {
    const worn = rounds(REACTION_LIMITS.bookmarksOfOnePost);
    given(...worn)
      .when(wish(true))
      .thenRefused('bookmark.worn');
    given(...worn.slice(0, -1))
      .when(wish(false))
      .then(taken);
  });
});

describe('The views', () => {
  const after = (projection: typeof bookmarkProjection, event: BookmarkEvent) => project(projection, recorded(event, { position: 9 }));
  it('know who keeps a post', () => {
    const put = { member_id: 'm1', post_id: 'p1', bookmarked_at: NOW, position: 9 };
    expect(after(bookmarkProjection, set)).toEqual([{ view: 'bookmarks', id: 'p1.m1', put }]);
    expect(after(bookmarkProjection, taken)).toEqual([{ view: 'bookmarks', id: 'p1.m1', remove: true }]);
  });
  it('count it at the post', () => {
    expect(after(postsProjection, set)).toEqual([{ view: 'posts', id: 'p1', update: { $inc: { bookmarks: 1, popularity: 6 } } }]);
    expect(after(postsProjection, taken)).toEqual([{ view: 'posts', id: 'p1', update: { $inc: { bookmarks: -1, popularity: -6 } } }]);
  });
});

describe('A copy of one’s data', () => {
  const [file] = bookmarkOwnData.files;
  const rows = file?.rows as Record<string, (event: unknown, reader: string) => object | null>;
  it.each([
    ['PostBookmarked', 'kaydedildi'],
    ['PostUnbookmarked', 'kaldırıldı'],
  ] as const)('tells what one keeps, and not who keeps one’s own (%s)', (type, act) => {
    const event = recorded<BookmarkEvent>({ type, data: BOOKMARK });
    expect([rows[type]?.(event, 'm1'), rows[type]?.(event, 'author')]).toEqual([{ at: NOW, act, post: 'p1' }, null]);
    expect([bookmarkOwnData.keepsBack?.(event, 'm1'), bookmarkOwnData.keepsBack?.(event, 'author')]).toEqual([false, true]);
  });
});
