import type { Slice } from '../../../platform/slices/slice.js';
import { ReplayController } from './replay.controller.js';
import { ReplayQuery } from './replay.query.js';

/** What moderators saw when they decided, what they decided, what came of it and who was told. */
export const replay: Slice = { controllers: [ReplayController], providers: [ReplayQuery] };
