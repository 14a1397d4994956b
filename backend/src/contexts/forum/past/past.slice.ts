import type { Slice } from '../../../platform/slices/slice.js';
import { PastCategoryQuery } from './past-category.query.js';
import { PastContentQuery } from './past-content.query.js';

/** What texts said, and how categories stood, at any moment. */
export const past: Slice = { providers: [PastContentQuery, PastCategoryQuery] };
