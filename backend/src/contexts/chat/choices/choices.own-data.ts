import { type OwnData, ownDataFile } from '../../../platform/own-data/own-data.js';
import type { ChatChoicesMade } from './choices.events.js';
import { LAST_SEEN_KIND } from './last-seen.service.js';

const chosen = ownDataFile<ChatChoicesMade>({
  name: 'mesajlasma-tercihleri',
  title: 'Mesajlaşma tercihleriniz',
  rows: { ChatChoicesMade: ({ at, data: { whoMayWrite, showsSeen, showsLastSeen } }) => ({ at, whoMayWrite, showsSeen, showsLastSeen }) },
});

/** What a member has chosen for their conversations. */
export const chatChoicesOwnData: OwnData = {
  files: [chosen],
  notes: [{ name: 'son-gorulme', title: 'Son görülmeniz, göstermeyi seçtiyseniz', kind: LAST_SEEN_KIND, row: ({ at }) => ({ at }) }],
};
