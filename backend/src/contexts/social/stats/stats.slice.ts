import type { Slice } from '../../../platform/slices/slice.js';
import { StatsController } from './stats.controller.js';

/** What a profile counts. */
export const stats: Slice = { controllers: [StatsController] };
