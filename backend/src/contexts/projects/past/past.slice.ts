import type { Slice } from '../../../platform/slices/slice.js';
import { PastProjectQuery } from './past-project.query.js';
import { PastUpdateQuery } from './past-update.query.js';

/** What projects and their updates were and said at any moment. */
export const past: Slice = { providers: [PastProjectQuery, PastUpdateQuery] };
