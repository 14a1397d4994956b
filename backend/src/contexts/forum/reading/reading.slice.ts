import type { Slice } from '../../../platform/slices/slice.js';
import { AllReadController } from './all-read.controller.js';
import { AllReadMark } from './all-read.service.js';
import { MarkQuery } from './mark.query.js';
import { OwnCommentRead } from './own-comment-read.service.js';
import { ReadingController } from './reading.controller.js';
import { ReadingMemory } from './reading-memory.service.js';

/** How far each member has read. */
export const reading: Slice = { controllers: [ReadingController, AllReadController], providers: [ReadingMemory, AllReadMark, MarkQuery, OwnCommentRead] };
