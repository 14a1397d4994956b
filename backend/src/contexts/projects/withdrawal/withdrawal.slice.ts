import { handledBy } from '../../../platform/slices/bound-command.js';
import type { Slice } from '../../../platform/slices/slice.js';
import { BarredManagers } from './barred-managers.service.js';
import { EndMemberProjectsHandler, FollowBanHandler } from './follow-accounts.handlers.js';
import { followAccounts } from './follow-accounts.policy.js';
import { EndMemberProjects, FollowBan } from './withdrawal.commands.js';

/** What becomes of projects when the accounts of their people end or are banned. */
export const withdrawal: Slice = {
  commands: [handledBy(EndMemberProjects, EndMemberProjectsHandler, 'cleanup'), handledBy(FollowBan, FollowBanHandler, 'cleanup')],
  policies: [followAccounts],
  providers: [BarredManagers],
};
