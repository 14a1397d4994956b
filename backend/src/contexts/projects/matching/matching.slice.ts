import type { Slice } from '../../../platform/slices/slice.js';
import { MatchingController } from './matching.controller.js';
import { MatchingQuery } from './matching.query.js';

/** Which open postings suit a member. */
export const matching: Slice = { controllers: [MatchingController], providers: [MatchingQuery] };
