import { decides } from '../../../platform/commands/decides.js';
import { answer } from '../../../platform/slices/answer.js';
import { handledBy } from '../../../platform/slices/bound-command.js';
import type { Slice } from '../../../platform/slices/slice.js';
import { FormerUsernames } from '../../moderation/member/former-usernames.port.js';
import { profileStream } from '../profile/profile.stream.js';
import { FormerUsernamesQuery } from './former-usernames.query.js';
import { ReleaseFormerUsernameHandler } from './release-former-username.handler.js';
import { TakeUsernameHandler } from './take-username.handler.js';
import { ReleaseFormerUsername, SwitchUsernameRedirect, TakeUsername } from './username-change.commands.js';
import { UsernameChangeController } from './username-change.controller.js';
import { releaseFormerUsername } from './username-change.policy.js';
import { UsernameChangeRequests } from './username-change-request.service.js';

/** Another username for a member: its facts stand in the profile's own stream, in line with those about the other names. */
export const usernameChange: Slice = {
  commands: [
    handledBy(TakeUsername, TakeUsernameHandler),
    decides(SwitchUsernameRedirect, profileStream, ({ memberId }) => memberId),
    handledBy(ReleaseFormerUsername, ReleaseFormerUsernameHandler, 'cleanup'),
  ],
  policies: [releaseFormerUsername],
  controllers: [UsernameChangeController],
  answers: [answer(FormerUsernames, FormerUsernamesQuery)],
  providers: [UsernameChangeRequests, FormerUsernamesQuery],
};
