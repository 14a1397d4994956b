import { ACTOR_LABEL } from '../../../../contracts/staff.js';
import type { RecordedEvent } from '../../../kernel/event.js';
import { type OwnData, ownDataFile } from '../../../platform/own-data/own-data.js';
import type { ChatEvidenceDisclosed } from './evidence.events.js';

const disclosures = ownDataFile<ChatEvidenceDisclosed>({
  name: 'mesajlariniza-bakanlar',
  title: 'Görevlilerin, raporlanan bir mesaj için konuşmanızın kopyasına baktığı zamanlar',
  rows: {
    ChatEvidenceDisclosed: ({ at, actor, data: { authorId, note } }, reader) => ({
      at,
      role: ACTOR_LABEL[actor.role] ?? actor.role,
      ...(authorId === reader ? { reason: note } : {}),
    }),
  },
});

/**
 * To the author which message it was would tell who reported it; to the reporter why it was looked at is nothing of theirs, nor is what was sealed for
 * those who judge it, and where that lies.
 */
export const evidenceOwnData: OwnData = {
  files: [disclosures],
  withholds: ({ type, data }: RecordedEvent, memberId) => {
    if (type === 'ChatEvidenceKept' || type === 'ChatEvidenceNeeded') return ['sealed', 'file'];
    if (type !== 'ChatEvidenceDisclosed') return [];
    return (data as ChatEvidenceDisclosed['data']).authorId === memberId ? ['messageId'] : ['note'];
  },
};
