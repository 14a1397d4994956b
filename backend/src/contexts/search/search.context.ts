import { contextOf } from '../../platform/slices/context.js';
import { searchSlice } from './search/search.slice.js';

export const search = contextOf({ name: 'search', slices: [searchSlice] });
