import { contextOf } from '../../platform/slices/context.js';
import { searchSlice } from './read/search.slice.js';

export const search = contextOf({ name: 'search', slices: [searchSlice] });
