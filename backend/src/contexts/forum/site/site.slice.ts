import type { Slice } from '../../../platform/slices/slice.js';
import { ForumSection } from './forum.section.js';

/** The forum for readers without JavaScript, crawlers and feeds. */
export const site: Slice = { providers: [ForumSection] };
