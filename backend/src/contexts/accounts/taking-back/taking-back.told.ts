import { moderates, tells } from '../../../platform/telling/told-facts.js';
import type { AccountTakenBack } from './taking-back.events.js';

export const takingBackTold = tells<AccountTakenBack>({ AccountTakenBack: moderates('Üye hesabını geri aldı; o arada eklenen giriş yolları kaldırıldı') });
