import { decides } from '../../../platform/commands/decides.js';
import { answer } from '../../../platform/slices/answer.js';
import { handledBy } from '../../../platform/slices/bound-command.js';
import type { Slice } from '../../../platform/slices/slice.js';
import { tellsNothing } from '../../../platform/telling/told-facts.js';
import { KnownTo } from '../../chat/conversation/known-to.port.js';
import { endBlockedFollows } from './end-blocked-follows.policy.js';
import { FollowMember, UnfollowMember, WithdrawTies } from './follow.commands.js';
import { followCountsView, followsView } from './follow.model.js';
import { tiesOwnData } from './follow.own-data.js';
import { followProjection } from './follow.projection.js';
import { FollowQuery } from './follow.query.js';
import { followStream, pairId } from './follow.stream.js';
import { FollowMemberHandler } from './follow-member.handler.js';
import { FollowsController } from './follows.controller.js';
import { StandingFollows } from './standing-ties.port.js';
import { TieLists } from './tie-lists.service.js';
import { withdrawErasedTies } from './withdraw-erased-ties.policy.js';
import { WithdrawTiesHandler } from './withdraw-ties.handler.js';

/** Whom members follow. */
export const follow: Slice = {
  streams: [followStream],
  told: tellsNothing(followStream),
  commands: [
    handledBy(FollowMember, FollowMemberHandler),
    decides(UnfollowMember, followStream, pairId),
    handledBy(WithdrawTies, WithdrawTiesHandler, 'cleanup'),
  ],
  policies: [withdrawErasedTies, endBlockedFollows],
  projections: [{ projection: followProjection, models: [followsView, followCountsView] }],
  ownData: tiesOwnData,
  controllers: [FollowsController],
  answers: [answer(KnownTo, FollowQuery)],
  providers: [FollowQuery, { provide: StandingFollows, useExisting: FollowQuery }, TieLists],
};
