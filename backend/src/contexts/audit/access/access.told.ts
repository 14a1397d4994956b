import { discloses, tells } from '../../../platform/telling/told-facts.js';
import type { DisclosureEvent } from './fact-disclosure.events.js';

export const accessTold = tells<DisclosureEvent>({
  FactDisclosed: discloses('Bir kaydın gizli alanlarına bakıldı'),
  RecordsExported: discloses('Üyenin kayıtları gizli alanlarıyla dışa aktarıldı', {
    what: ({ facts }) => `Üyenin ${facts.toLocaleString('tr-TR')} kaydı gizli alanlarıyla dışa aktarıldı`,
  }),
});
