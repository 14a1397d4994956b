import { APPROVAL_KIND_LABEL } from '../../../../contracts/approvals.js';
import { untilWhen } from '../../../platform/dates/turkish-time.js';
import { administers, tells } from '../../../platform/telling/told-facts.js';
import type { ApprovalEvent } from './approval.events.js';
import type { ApprovalPlaceEvent } from './approval-place.events.js';

type OfKind = Pick<ApprovalEvent['data'], 'kind'>;
const kind = (data: OfKind): string => APPROVAL_KIND_LABEL[data.kind] ?? 'İstek';
const ofKind = (name: string, what: string) => administers<OfKind>(name, { what: (data) => `${kind(data)}: ${what}` });

export const approvalTold = tells<ApprovalEvent | ApprovalPlaceEvent>({
  ApprovalRequested: administers('İkinci onaya sunuldu', { what: (data) => `${kind(data)} ikinci onaya sunuldu, ${untilWhen(data.until)}` }),
  ApprovalGranted: ofKind('İkinci yetkili onayladı', 'ikinci yetkili onayladı'),
  ApprovalRefused: ofKind('İkinci yetkili reddetti', 'ikinci yetkili reddetti'),
  ApprovalWithdrawn: ofKind('Onay isteği geri çekildi', 'onay isteği geri çekildi'),
  ApprovalExpired: administers('Onay isteği sona erdi', {
    what: (data) => `${kind(data)}: ${data.cause === 'time' ? 'onay isteğinin süresi doldu' : 'hesap kapandığı için onay isteği düştü'}`,
  }),
  ApprovalCarriedOut: ofKind('Onaylanan karar uygulandı', 'onaylanan karar uygulandı'),
  ApprovalFailed: ofKind('Onaylanan karar uygulanamadı', 'onaylanan karar uygulanamadı'),
  ApprovalPlaceTaken: null,
  ApprovalPlaceLeft: null,
});
