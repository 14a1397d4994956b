import type { Slice } from '../../../platform/slices/slice.js';
import { VoiceSection } from './voice.section.js';

/** Which rooms there are, for readers without JavaScript. */
export const site: Slice = { providers: [VoiceSection] };
