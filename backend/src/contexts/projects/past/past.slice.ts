import type { Slice } from '../../../platform/slices/slice.js';
import { PastProjectQuery } from './past-project.query.js';

/** What projects were and said at any moment. */
export const past: Slice = { providers: [PastProjectQuery] };
