import type { Appearance } from '../../../../contracts/appearance.js';
import type { OwnData } from '../../../platform/own-data/own-data.js';
import { APPEARANCE_KIND } from './appearance.service.js';

/** How the app looks to a member. */
export const appearanceOwnData: OwnData = {
  files: [],
  notes: [
    { name: 'gorunum', title: 'Görünüm seçimleriniz', kind: APPEARANCE_KIND, row: ({ text, at }) => ({ ...(JSON.parse(text) as Appearance), chosen_at: at }) },
  ],
};
