import type { Slice } from '../../../platform/slices/slice.js';
import { ConsoleDecisionsController } from '../http/console-decisions.controller.js';
import { DecisionsController } from '../http/decisions.controller.js';
import { ToolsController } from '../http/tools.controller.js';
import { DecisionQuery } from '../read/decision.query.js';
import { decisionsView } from '../read/decisions.model.js';
import { decisionsProjection } from '../read/decisions.projection.js';
import { TakenDownQuery } from '../read/taken-down.query.js';

/** What moderators decide about topics and comments, what they decided, and how it is undone. */
export const decisions: Slice = {
  projections: [{ projection: decisionsProjection, models: [decisionsView] }],
  controllers: [ToolsController, DecisionsController, ConsoleDecisionsController],
  providers: [DecisionQuery, TakenDownQuery],
};
