import { contextOf } from '../../platform/slices/context.js';
import { search } from './search/search.slice.js';

/** Job listings and who looks for them. */
export const careers = contextOf({ name: 'careers', slices: [search] });
