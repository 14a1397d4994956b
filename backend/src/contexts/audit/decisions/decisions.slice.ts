import type { Slice } from '../../../platform/slices/slice.js';
import { judgedView, openingsView, reportFatesView } from './decisions.model.js';
import { judgedProjection } from './decisions.projection.js';

/** What was decided on cases and what became of it, for whoever looks at how it is decided. */
export const decisions: Slice = { projections: [{ projection: judgedProjection, models: [judgedView, openingsView, reportFatesView] }] };
