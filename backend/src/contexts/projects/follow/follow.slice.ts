import { decides } from '../../../platform/commands/decides.js';
import { handledBy } from '../../../platform/slices/bound-command.js';
import type { Slice } from '../../../platform/slices/slice.js';
import { tellsNothing } from '../../../platform/telling/told-facts.js';
import { EndMemberFollowsHandler, EndOutsidersFollowsHandler } from './end-follows.handlers.js';
import { endFollows } from './end-follows.policy.js';
import { EndMemberFollows, EndOutsidersFollows, FollowProject, UnfollowProject } from './project-follow.commands.js';
import { projectFollowsView } from './project-follow.model.js';
import { projectFollowOwnData } from './project-follow.own-data.js';
import { projectFollowProjection } from './project-follow.projection.js';
import { ProjectFollowQuery } from './project-follow.query.js';
import { projectFollowId, projectFollowStream } from './project-follow.stream.js';
import { ProjectFollowsController } from './project-follows.controller.js';
import { ProjectFollows } from './project-follows.service.js';
import { StandingProjectFollows } from './standing-project-follows.port.js';

/** Projects that members follow. */
export const follow: Slice = {
  streams: [projectFollowStream],
  told: tellsNothing(projectFollowStream),
  commands: [
    decides(FollowProject, projectFollowStream, projectFollowId),
    decides(UnfollowProject, projectFollowStream, projectFollowId),
    handledBy(EndMemberFollows, EndMemberFollowsHandler, 'cleanup'),
    handledBy(EndOutsidersFollows, EndOutsidersFollowsHandler, 'cleanup'),
  ],
  policies: [endFollows],
  projections: [{ projection: projectFollowProjection, models: [projectFollowsView] }],
  ownData: projectFollowOwnData,
  controllers: [ProjectFollowsController],
  providers: [ProjectFollowQuery, { provide: StandingProjectFollows, useExisting: ProjectFollowQuery }, ProjectFollows],
};
