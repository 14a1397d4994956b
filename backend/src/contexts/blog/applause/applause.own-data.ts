import type { RecordedEvent } from '../../../kernel/event.js';
import { type OwnData, ownDataFile } from '../../../platform/own-data/own-data.js';
import type { ApplauseEvent } from './applause.events.js';

const rowOf =
  (act: 'alkışlandı' | 'geri alındı') =>
  ({ at, data: { postId, memberId, claps } }: { at: string; data: ApplauseEvent['data'] }, reader: string) =>
    memberId === reader ? { at, act, post: postId, claps } : null;

const applause = ownDataFile<ApplauseEvent>({
  name: 'alkislar',
  title: 'Blog yazılarına verdiğiniz ve geri alınan alkışlar',
  rows: { PostApplauded: rowOf('alkışlandı'), ApplauseWithdrawn: rowOf('geri alındı') },
});

/** Who applauds one's posts is theirs. */
const keepsBack = ({ type, data }: RecordedEvent, memberId: string): boolean =>
  (type === 'PostApplauded' || type === 'ApplauseWithdrawn') && (data as ApplauseEvent['data']).memberId !== memberId;

export const applauseOwnData: OwnData = { files: [applause], keepsBack };
