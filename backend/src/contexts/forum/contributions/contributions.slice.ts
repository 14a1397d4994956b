import type { Slice } from '../../../platform/slices/slice.js';
import { ContributionsController } from './contributions.controller.js';
import { ContributionsQuery } from './contributions.query.js';

/** What members have given to the forum, for their profiles. */
export const contributions: Slice = { controllers: [ContributionsController], providers: [ContributionsQuery] };
