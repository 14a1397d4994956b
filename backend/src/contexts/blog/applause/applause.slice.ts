import { decides } from '../../../platform/commands/decides.js';
import { handledBy } from '../../../platform/slices/bound-command.js';
import type { Slice } from '../../../platform/slices/slice.js';
import { tellsNothing } from '../../../platform/telling/told-facts.js';
import { ApplaudPostHandler } from './applaud-post.handler.js';
import { ApplaudPost, TakeBackApplause, WithdrawApplause } from './applause.commands.js';
import { ApplauseController } from './applause.controller.js';
import { applauseView } from './applause.model.js';
import { applauseOwnData } from './applause.own-data.js';
import { applauseProjection } from './applause.projection.js';
import { ApplauseQuery } from './applause.query.js';
import { Applause } from './applause.service.js';
import { applauseId, applauseStream } from './applause.stream.js';
import { MemberApplause } from './member-applause.port.js';
import { WithdrawApplauseHandler } from './withdraw-applause.handler.js';
import { withdrawErasedApplause } from './withdraw-erased-applause.policy.js';

/** Claps of readers for posts. */
export const applause: Slice = {
  streams: [applauseStream],
  told: tellsNothing(applauseStream),
  commands: [
    handledBy(ApplaudPost, ApplaudPostHandler),
    decides(TakeBackApplause, applauseStream, applauseId),
    handledBy(WithdrawApplause, WithdrawApplauseHandler, 'cleanup'),
  ],
  policies: [withdrawErasedApplause],
  projections: [{ projection: applauseProjection, models: [applauseView] }],
  ownData: applauseOwnData,
  controllers: [ApplauseController],
  providers: [ApplauseQuery, { provide: MemberApplause, useExisting: ApplauseQuery }, Applause],
};
