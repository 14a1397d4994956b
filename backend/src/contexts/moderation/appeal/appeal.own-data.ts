import type { RecordedEvent } from '../../../kernel/event.js';
import { type OwnData, ownDataFile } from '../../../platform/own-data/own-data.js';
import type { AppealEvent } from './appeal.events.js';

const appeals = ownDataFile<AppealEvent>({
  name: 'itirazlar',
  title: 'İtirazlarınız, yazışmalar ve sonuçları',
  rows: {
    AppealMade: ({ at, data: { appealId, memberId, text } }, member) => (memberId === member ? { at, decision: appealId, what: 'itiraz', text } : null),
    AppealMessageSent: ({ at, data: { appealId, memberId, from, text } }, member) =>
      memberId === member ? { at, decision: appealId, what: 'mesaj', by: from === 'member' ? 'siz' : 'moderatör', text } : null,
    AppealDecided: ({ at, data: { appealId, memberId, outcome, message, changes, decidedDespiteNoOther } }, member) =>
      memberId === member ? { at, decision: appealId, what: 'sonuç', outcome, text: message, changes, decided_by_same: decidedDespiteNoOther } : null,
  },
});

const FACTS: readonly string[] = ['AppealMade', 'AppealMessageSent', 'AppealTaken', 'AppealReleased', 'AppealDecided', 'AppealLapsed'];

/** Facts of an appeal belong to whoever appealed, not to those who decided. */
const keepsBack = ({ type, data }: RecordedEvent, memberId: string): boolean => FACTS.includes(type) && (data as AppealEvent['data']).memberId !== memberId;

/** What appeals have of a member. */
export const appealOwnData: OwnData = { files: [appeals], keepsBack };
