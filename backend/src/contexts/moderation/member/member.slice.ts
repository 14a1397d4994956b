import type { Slice } from '../../../platform/slices/slice.js';
import { moderatedMembersView } from '../views/moderation.model.js';
import { ConsoleMembersController } from './console-members.controller.js';
import { ConsoleSanctionsController } from './console-sanctions.controller.js';
import { ModeratedMemberQuery } from './moderated-member.query.js';
import { moderatedMembersProjection } from './moderated-members.projection.js';
import { SanctionDecisions } from './sanction-decisions.service.js';

/** Members as moderators see them. */
export const member: Slice = {
  projections: [{ projection: moderatedMembersProjection, models: [moderatedMembersView] }],
  controllers: [ConsoleMembersController, ConsoleSanctionsController],
  providers: [ModeratedMemberQuery, SanctionDecisions],
};
