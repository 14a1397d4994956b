import type { Slice } from '../../../platform/slices/slice.js';
import { CareersSection } from './careers.section.js';

/** Job listings for readers without JavaScript. */
export const site: Slice = { providers: [CareersSection] };
