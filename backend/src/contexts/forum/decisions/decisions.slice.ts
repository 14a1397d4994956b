import { StandingDecisions } from '../../../platform/deciding/standing-decisions.port.js';
import { answer } from '../../../platform/slices/answer.js';
import type { Slice } from '../../../platform/slices/slice.js';
import { ConsoleDecisionsController } from './console-decisions.controller.js';
import { DecisionQuery } from './decision.query.js';
import { DecisionsController } from './decisions.controller.js';
import { decisionsView } from './decisions.model.js';
import { decisionsProjection } from './decisions.projection.js';
import { TakenDownQuery } from './taken-down.query.js';
import { ToolsController } from './tools.controller.js';

/** What moderators decide about topics and comments, what they decided about all texts, and how it is undone. */
export const decisions: Slice = {
  projections: [{ projection: decisionsProjection, models: [decisionsView] }],
  controllers: [ToolsController, DecisionsController, ConsoleDecisionsController],
  answers: [answer(StandingDecisions, DecisionQuery)],
  providers: [DecisionQuery, TakenDownQuery],
};
