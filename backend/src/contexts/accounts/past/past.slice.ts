import type { Slice } from '../../../platform/slices/slice.js';
import { PastAccountQuery } from './past-account.query.js';

/** Who members were at any moment. */
export const past: Slice = { providers: [PastAccountQuery] };
