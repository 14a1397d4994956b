import type { Slice } from '../../../platform/slices/slice.js';
import { InformationSection } from './information.section.js';

/** The pages for readers without JavaScript and crawlers. */
export const site: Slice = { providers: [InformationSection] };
