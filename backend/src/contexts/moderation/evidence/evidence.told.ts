import { discloses, moderates, tells } from '../../../platform/telling/told-facts.js';
import type { ChatEvidenceEvent } from './evidence.events.js';

export const evidenceTold = tells<ChatEvidenceEvent>({
  ChatEvidenceKept: moderates('Raporlananın kopyası vaka için saklandı'),
  ChatEvidenceNeeded: null,
  ChatEvidenceRetained: null,
  ChatEvidenceDestroyed: moderates('Raporlananın saklanan kopyası yok edildi'),
  ChatEvidenceDisclosed: discloses('Raporlanan bir mesajın konuşmasına bakıldı'),
});
