import { contextOf } from '../../platform/slices/context.js';
import { listing } from './listing/listing.slice.js';
import { search } from './search/search.slice.js';

/** Work that is offered, and who looks for it. */
export const careers = contextOf({ name: 'careers', slices: [listing, search] });
