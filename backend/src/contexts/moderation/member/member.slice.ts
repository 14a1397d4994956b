import type { Slice } from '../../../platform/slices/slice.js';
import { ConsoleMembersController } from '../http/console-members.controller.js';
import { ModeratedMemberQuery } from '../read/moderated-member.query.js';
import { moderatedMembersProjection } from '../read/moderated-members.projection.js';
import { moderatedMembersView } from '../read/moderation.model.js';

/** Members as moderators see them. */
export const member: Slice = {
  projections: [{ projection: moderatedMembersProjection, models: [moderatedMembersView] }],
  controllers: [ConsoleMembersController],
  providers: [ModeratedMemberQuery],
};
