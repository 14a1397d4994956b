import { contextOf } from '../../platform/slices/context.js';
import { settings } from './settings/settings.slice.js';

/** How the house is run. */
export const administration = contextOf({ name: 'administration', slices: [settings] });
