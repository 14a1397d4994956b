import type { Slice } from '../../../platform/slices/slice.js';
import { ProfilesSection } from './profiles.section.js';

/** Profiles for readers without JavaScript and crawlers. */
export const site: Slice = { providers: [ProfilesSection] };
