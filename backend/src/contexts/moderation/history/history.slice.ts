import type { Slice } from '../../../platform/slices/slice.js';
import { ConsoleFactsController } from '../http/console-facts.controller.js';
import { historiesProjection } from '../read/histories.projection.js';
import { HistoryQuery } from '../read/history.query.js';
import { historiesView } from '../read/moderation.model.js';

/** What happened to a member, text or report, fact by fact. */
export const history: Slice = {
  projections: [{ projection: historiesProjection, models: [historiesView] }],
  controllers: [ConsoleFactsController],
  providers: [HistoryQuery],
};
