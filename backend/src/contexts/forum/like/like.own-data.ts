import { aboveOf, threadOf } from '../../../../contracts/above.js';
import type { RecordedEvent } from '../../../kernel/event.js';
import { ownDataFile } from '../../../platform/own-data/own-data.js';
import type { LikedIn, LikeEvent } from './like.events.js';

/** A topic, or what else it stands under or is. */
const whereOf = (place: LikedIn) => {
  const above = aboveOf(place);
  return above ? { [above.kind]: above.id } : { topic: threadOf(place) };
};

type Told = { at: string; data: LikeEvent['data'] };
const rowOf =
  (act: 'beğenildi' | 'geri alındı') =>
  ({ at, data: { targetType, targetId, memberId, ...place } }: Told, reader: string) =>
    memberId === reader ? { at, act, type: targetType, id: targetId, ...whereOf(place) } : null;

export const likesFile = ownDataFile<LikeEvent>({
  name: 'begeniler',
  title: 'Verdiğiniz ve geri aldığınız beğeniler',
  rows: { ContentLiked: rowOf('beğenildi'), ContentUnliked: rowOf('geri alındı') },
});

/** What others like is theirs, also when it is of one's own writing. */
export const isOthersLike = ({ type, data }: RecordedEvent, memberId: string): boolean =>
  (type === 'ContentLiked' || type === 'ContentUnliked') && (data as LikeEvent['data']).memberId !== memberId;
