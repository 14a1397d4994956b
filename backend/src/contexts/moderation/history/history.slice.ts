import type { Slice } from '../../../platform/slices/slice.js';
import { historiesView, historyWordsView } from '../views/moderation.model.js';
import { ConsoleFactsController } from './console-facts.controller.js';
import { historiesProjection } from './histories.projection.js';
import { HistoryQuery } from './history.query.js';

/** What happened to a member, text or report, fact by fact. */
export const history: Slice = {
  projections: [{ projection: historiesProjection, models: [historiesView, historyWordsView] }],
  controllers: [ConsoleFactsController],
  providers: [HistoryQuery],
};
