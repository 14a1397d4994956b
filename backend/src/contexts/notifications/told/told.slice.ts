import type { Slice } from '../../../platform/slices/slice.js';
import { ToldQuery } from './told.query.js';

/** Who was told of what moderators decided. */
export const told: Slice = { providers: [ToldQuery] };
