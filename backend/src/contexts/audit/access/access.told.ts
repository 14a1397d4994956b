import { discloses, tells } from '../../../platform/telling/told-facts.js';
import type { FactDisclosed } from './fact-disclosure.events.js';

export const accessTold = tells<FactDisclosed>({ FactDisclosed: discloses('Bir kaydın gizli alanlarına bakıldı') });
