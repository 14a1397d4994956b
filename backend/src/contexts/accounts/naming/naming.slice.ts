import type { Slice } from '../../../platform/slices/slice.js';
import { Names } from './names.service.js';

/** Which names may be taken. */
export const naming: Slice = { providers: [Names] };
