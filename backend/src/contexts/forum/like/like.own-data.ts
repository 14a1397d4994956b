import type { RecordedEvent } from '../../../kernel/event.js';
import { ownDataFile } from '../../../platform/own-data/own-data.js';
import type { LikeEvent } from './like.events.js';

type Told = { at: string; data: LikeEvent['data'] };
const rowOf =
  (act: 'beğenildi' | 'geri alındı') =>
  ({ at, data: { targetType, targetId, memberId, ...place } }: Told, reader: string) =>
    memberId === reader ? { at, act, type: targetType, id: targetId, ...('postId' in place ? { post: place.postId } : { topic: place.topicId }) } : null;

export const likesFile = ownDataFile<LikeEvent>({
  name: 'begeniler',
  title: 'Verdiğiniz ve geri aldığınız beğeniler',
  rows: { ContentLiked: rowOf('beğenildi'), ContentUnliked: rowOf('geri alındı') },
});

/** What others like is theirs, also when it is of one's own writing. */
export const isOthersLike = ({ type, data }: RecordedEvent, memberId: string): boolean =>
  (type === 'ContentLiked' || type === 'ContentUnliked') && (data as LikeEvent['data']).memberId !== memberId;
