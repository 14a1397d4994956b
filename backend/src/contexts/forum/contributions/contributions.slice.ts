import { answer } from '../../../platform/slices/answer.js';
import { handledBy } from '../../../platform/slices/bound-command.js';
import type { Slice } from '../../../platform/slices/slice.js';
import { tellsNothing } from '../../../platform/telling/told-facts.js';
import { WrittenTopics } from '../../accounts/site/written-topics.port.js';
import { Contributions } from '../../social/stats/contributions.port.js';
import { ContributionsController } from './contributions.controller.js';
import { contributionsView, solutionsView } from './contributions.model.js';
import { contributionsProjection } from './contributions.projection.js';
import { ContributionsQuery } from './contributions.query.js';
import { SettleCredit } from './credit.commands.js';
import { creditStream } from './credit.stream.js';
import { creditSolutions } from './credit-solutions.policy.js';
import { SettleCreditHandler } from './settle-credit.handler.js';

/** What members have given to the forum, for their profiles. The solved topic tells staff of its solution; whom that credits follows from it. */
export const contributions: Slice = {
  streams: [creditStream],
  told: tellsNothing(creditStream),
  commands: [handledBy(SettleCredit, SettleCreditHandler)],
  policies: [creditSolutions],
  projections: [{ projection: contributionsProjection, models: [contributionsView, solutionsView] }],
  controllers: [ContributionsController],
  answers: [answer(Contributions, ContributionsQuery), answer(WrittenTopics, ContributionsQuery)],
  providers: [ContributionsQuery],
};
