import type { Slice } from '../../../platform/slices/slice.js';
import type { Telling } from '../../../platform/telling/told-facts.js';
import { FactFields } from './fact-fields.rules.js';
import { SavedFiltersController } from './saved-filters.controller.js';
import { SavedFilters } from './saved-filters.service.js';
import { TimelineController } from './timeline.controller.js';
import { timelineView } from './timeline.model.js';
import { timelineOwnData } from './timeline.own-data.js';
import { timelineProjection } from './timeline.projection.js';
import { TimelineQuery } from './timeline.query.js';
import { TimelineFactQuery } from './timeline-fact.query.js';

/** Everything that slices tell of their facts, in one list. */
export const timeline = (telling: Telling, fields: FactFields): Slice => ({
  projections: [{ projection: timelineProjection(telling, fields), models: [timelineView] }],
  ownData: timelineOwnData,
  controllers: [TimelineController, SavedFiltersController],
  providers: [{ provide: FactFields, useValue: fields }, TimelineQuery, TimelineFactQuery, SavedFilters],
});
