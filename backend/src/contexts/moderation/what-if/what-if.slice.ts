import type { Slice } from '../../../platform/slices/slice.js';
import { StandingTrials } from './standing-trials.service.js';

/** What other rules about warnings would have led to. */
export const whatIf: Slice = { providers: [StandingTrials] };
