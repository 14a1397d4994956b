import type { Slice } from '../../../platform/slices/slice.js';
import { MemberTies } from './member-ties.port.js';
import { tiesView } from './ties.model.js';
import { tiesProjection } from './ties.projection.js';
import { TiesQuery } from './ties.query.js';

/** Who has to do with which project, for those who decide. */
export const ties: Slice = {
  projections: [{ projection: tiesProjection, models: [tiesView] }],
  providers: [TiesQuery, { provide: MemberTies, useExisting: TiesQuery }],
};
