import { administers, tells } from '../../../platform/telling/told-facts.js';
import type { CannedReasonEvent } from './reasons.events.js';

export const reasonsTold = tells<CannedReasonEvent>({
  CannedReasonAdded: administers('Hazır gerekçe eklendi', { what: ({ title }) => `Hazır gerekçe eklendi: ${title}` }),
  CannedReasonChanged: administers('Hazır gerekçe değiştirildi', { what: ({ title }) => `Hazır gerekçe değiştirildi: ${title}` }),
  CannedReasonRetired: administers('Hazır gerekçe kullanımdan kaldırıldı'),
  CannedReasonRestored: administers('Hazır gerekçe yeniden kullanımda'),
});
