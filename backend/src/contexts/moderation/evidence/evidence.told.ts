import { discloses, moderates, tells } from '../../../platform/telling/told-facts.js';
import type { ChatEvidenceEvent } from './evidence.events.js';

export const evidenceTold = tells<ChatEvidenceEvent>({
  ChatEvidenceKept: moderates('Raporlanan mesajın konuşması kopyalandı'),
  ChatEvidenceNeeded: null,
  ChatEvidenceRetained: null,
  ChatEvidenceDestroyed: moderates('Raporlanan mesajın konuşma kopyası yok edildi'),
  ChatEvidenceDisclosed: discloses('Raporlanan bir mesajın konuşmasına bakıldı'),
});
