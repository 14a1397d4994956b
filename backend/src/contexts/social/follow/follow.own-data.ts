import type { RecordedEvent } from '../../../kernel/event.js';
import { type OwnData, ownDataFile } from '../../../platform/own-data/own-data.js';
import type { BlockEvent } from '../block/block.events.js';
import type { Follow, FollowEvent } from './follow.events.js';

type Told = { at: string; data: Follow };
const rowOf =
  (act: string) =>
  ({ at, data: { memberId, targetId } }: Told, reader: string) =>
    memberId === reader ? { at, act, member: targetId } : null;

const followed = ownDataFile<FollowEvent>({
  name: 'takip-ettikleriniz',
  title: 'Takip ettiğiniz ve artık takip etmediğiniz üyeler',
  rows: { MemberFollowed: rowOf('takip edildi'), MemberUnfollowed: rowOf('takip sona erdi') },
});

const blocked = ownDataFile<BlockEvent>({
  name: 'engellenenler',
  title: 'Engellediğiniz ve engelini kaldırdığınız üyeler',
  rows: { MemberBlocked: rowOf('engellendi'), MemberUnblocked: rowOf('engel kaldırıldı') },
});

const TYPES: readonly string[] = ['MemberFollowed', 'MemberUnfollowed', 'MemberBlocked', 'MemberUnblocked'] satisfies (FollowEvent | BlockEvent)['type'][];

/** Whom others follow is theirs, and whom they have blocked nobody else's business. */
export const tiesOwnData: OwnData = {
  files: [followed, blocked],
  keepsBack: ({ type, data }: RecordedEvent, memberId) => TYPES.includes(type) && (data as unknown as Follow).memberId !== memberId,
};
