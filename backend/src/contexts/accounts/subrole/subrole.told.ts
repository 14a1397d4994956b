import { SUBROLE_LABEL, SUBROLE_STATE_LABEL } from '../../../../contracts/subroles.js';
import { administers, tells } from '../../../platform/telling/told-facts.js';
import type { SubroleEvent } from './subrole.events.js';

export const subroleTold = tells<SubroleEvent>({
  SubroleRequested: administers('Üye subrole başvurusu yaptı'),
  SubroleReviewed: administers('Subrole başvurusu karara bağlandı', {
    what: ({ status }) => `Subrole başvurusu karara bağlandı: ${SUBROLE_STATE_LABEL[status].toLocaleLowerCase('tr')}`,
  }),
  SubroleGranted: administers('Subrolü verildi', { what: ({ subrole }) => `Subrolü verildi: ${SUBROLE_LABEL[subrole]}` }),
  SubroleExpired: administers('Subrole başvurusunun süresi doldu', {
    what: ({ cause }) => (cause === 'account_ended' ? 'Hesap silindiği için subrole başvurusu kapandı' : 'Subrole başvurusunun süresi doldu'),
  }),
  SubroleRevoked: administers('Subrolü kaldırıldı', { what: ({ subrole }) => `Subrolü kaldırıldı: ${SUBROLE_LABEL[subrole]}` }),
});
