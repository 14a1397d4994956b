import type { Slice } from '../../../platform/slices/slice.js';
import { AllReadController } from '../http/all-read.controller.js';
import { ReadingController } from '../http/reading.controller.js';
import { MarkQuery } from '../read/mark.query.js';
import { AllReadMark } from './all-read.js';
import { ReadingMemory } from './reading-memory.js';

/** How far each member has read. */
export const reading: Slice = { controllers: [ReadingController, AllReadController], providers: [ReadingMemory, AllReadMark, MarkQuery] };
