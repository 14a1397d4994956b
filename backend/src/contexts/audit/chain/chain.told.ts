import { FAULT_LABEL } from '../../../../contracts/audit.js';
import { administers, tells } from '../../../platform/telling/told-facts.js';
import type { ChainEvent } from './chain.events.js';

export const chainTold = tells<ChainEvent>({
  LogSealed: administers('Kayıt mühürlendi', { what: ({ size }) => `Kayıt mühürlendi: ilk ${size.toLocaleString('tr-TR')} olay` }),
  LogGapAccepted: administers('Kayıttaki boşluk kabul edildi', {
    what: ({ kind, place }) => `Kayıttaki boşluk kabul edildi: ${FAULT_LABEL[kind]}, ${place.toLocaleString('tr-TR')}. sıra`,
  }),
  LogVerified: administers('Kayıt doğrulandı', { what: ({ facts }) => `Kayıt doğrulandı: ${facts.toLocaleString('tr-TR')} olay, yazıldığı gibi` }),
  LogFaultFound: administers('Kayıt değişmiş bulundu', {
    what: ({ kind, place }) => `Kayıt değişmiş bulundu: ${FAULT_LABEL[kind]}, ${place.toLocaleString('tr-TR')}. sıra`,
  }),
});
