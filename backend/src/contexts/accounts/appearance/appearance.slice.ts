import type { Slice } from '../../../platform/slices/slice.js';
import { AppearanceController } from './appearance.controller.js';
import { appearanceOwnData } from './appearance.own-data.js';
import { AppearanceChoice } from './appearance.service.js';

/** How the app looks to a member, wherever they sign in. */
export const appearance: Slice = { controllers: [AppearanceController], providers: [AppearanceChoice], ownData: appearanceOwnData };
