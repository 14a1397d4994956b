import type { Slice } from '../../../platform/slices/slice.js';
import { PostDecisionsController } from './post-decisions.controller.js';
import { SlugStateQuery } from './slug-state.query.js';
import { SlugsController } from './slugs.controller.js';
import { WritingController } from './writing.controller.js';

/** Posts as members and staff ask for them. */
export const posts: Slice = { controllers: [WritingController, PostDecisionsController, SlugsController], providers: [SlugStateQuery] };
