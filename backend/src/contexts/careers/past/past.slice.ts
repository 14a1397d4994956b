import type { Slice } from '../../../platform/slices/slice.js';
import { PastJobQuery } from './past-job.query.js';

/** What job listings were and said at any moment. */
export const past: Slice = { providers: [PastJobQuery] };
