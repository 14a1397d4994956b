import { SUBROLE_LABEL, SUBROLE_STATE_LABEL, subroleNames } from '../../../../contracts/subroles.js';
import type { RecordedEvent } from '../../../kernel/event.js';
import { type OwnData, ownDataFile } from '../../../platform/own-data/own-data.js';
import type { SubroleEvent } from './subrole.events.js';

const subroles = ownDataFile<SubroleEvent>({
  name: 'subroller',
  title: 'Subrole başvurularınız, sonuçları ve subrolleriniz',
  rows: {
    SubroleRequested: ({ at, data }, member) =>
      data.memberId === member
        ? { at, what: 'başvuru', request: data.requestId, subroles: subroleNames(data.subroles), reason: data.statement, additional_info: data.additionalInfo }
        : null,
    SubroleReviewed: ({ at, data }, member) =>
      data.memberId === member
        ? {
            at,
            what: SUBROLE_STATE_LABEL[data.status],
            request: data.requestId,
            approved: subroleNames(data.approved),
            rejected: subroleNames(data.rejected),
            note: data.note,
          }
        : null,
    SubroleExpired: ({ at, data }, member) => (data.memberId === member ? { at, what: SUBROLE_STATE_LABEL.expired, request: data.requestId } : null),
    SubroleGranted: ({ at, data }, member) =>
      data.memberId === member ? { at, what: 'verildi', subrole: SUBROLE_LABEL[data.subrole], request: data.requestId, note: data.note } : null,
    SubroleRevoked: ({ at, data }, member) =>
      data.memberId === member ? { at, what: 'kaldırıldı', subrole: SUBROLE_LABEL[data.subrole], note: data.note } : null,
  },
});

const FACTS: readonly string[] = ['SubroleRequested', 'SubroleReviewed', 'SubroleGranted', 'SubroleExpired', 'SubroleRevoked'] satisfies SubroleEvent['type'][];

/** They belong to the member whom they are about, not to whoever decided. */
const keepsBack = ({ type, data }: RecordedEvent, memberId: string): boolean => FACTS.includes(type) && (data as SubroleEvent['data']).memberId !== memberId;

export const subroleOwnData: OwnData = { files: [subroles], keepsBack };
