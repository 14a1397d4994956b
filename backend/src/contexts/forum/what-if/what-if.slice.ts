import type { Slice } from '../../../platform/slices/slice.js';
import { HoldingTrials } from './holding-trials.service.js';

/** What other rules would have held for a moderator. */
export const whatIf: Slice = { providers: [HoldingTrials] };
