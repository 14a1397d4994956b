import type { Slice } from '../../../platform/slices/slice.js';
import { PastPostQuery } from './past-post.query.js';

/** What posts said at any moment. */
export const past: Slice = { providers: [PastPostQuery] };
