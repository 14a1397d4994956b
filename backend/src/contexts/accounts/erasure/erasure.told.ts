import { moderates, tells } from '../../../platform/telling/told-facts.js';
import type { ErasureEvent } from './erasure.events.js';

export const erasureTold = tells<ErasureEvent>({
  AccountErased: moderates('Üye hesabını sildi'),
  MemberForgotten: moderates('Üyenin verileri geri getirilemez biçimde silindi'),
  AccountDeletionRequested: null,
  AccountDeletionCancelled: null,
});
