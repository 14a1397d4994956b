import { discloses, tells } from '../../../platform/telling/told-facts.js';
import type { MemberEmailDisclosed } from './disclosure.events.js';

export const disclosureTold = tells<MemberEmailDisclosed>({ MemberEmailDisclosed: discloses('Üyenin e-posta adresine bakıldı') });
