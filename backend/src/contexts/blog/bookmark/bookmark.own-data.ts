import type { RecordedEvent } from '../../../kernel/event.js';
import { type OwnData, ownDataFile } from '../../../platform/own-data/own-data.js';
import type { BookmarkEvent } from './bookmark.events.js';

const rowOf =
  (act: 'kaydedildi' | 'kaldırıldı') =>
  ({ at, data: { postId, memberId } }: { at: string; data: BookmarkEvent['data'] }, reader: string) =>
    memberId === reader ? { at, act, post: postId } : null;

const bookmarks = ownDataFile<BookmarkEvent>({
  name: 'kaydedilen-yazilar',
  title: 'Kaydettiğiniz ve kaydını kaldırdığınız blog yazıları',
  rows: { PostBookmarked: rowOf('kaydedildi'), PostUnbookmarked: rowOf('kaldırıldı') },
});

/** Who keeps one's posts is theirs. */
const keepsBack = ({ type, data }: RecordedEvent, memberId: string): boolean =>
  (type === 'PostBookmarked' || type === 'PostUnbookmarked') && (data as BookmarkEvent['data']).memberId !== memberId;

export const bookmarkOwnData: OwnData = { files: [bookmarks], keepsBack };
