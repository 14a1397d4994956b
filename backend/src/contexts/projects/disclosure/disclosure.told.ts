import { discloses, tells } from '../../../platform/telling/told-facts.js';
import type { ProjectDisclosed } from './disclosure.events.js';

export const projectDisclosureTold = tells<ProjectDisclosed>({ ProjectDisclosed: discloses('Gizli bir projeye bakıldı') });
