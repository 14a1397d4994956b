import { handledBy } from '../../../platform/slices/bound-command.js';
import type { Slice } from '../../../platform/slices/slice.js';
import { MailProjectInvite } from './invite-mail.commands.js';
import { mailInvites } from './mail-invites.policy.js';
import { MailProjectInviteHandler } from './mail-project-invite.handler.js';

/** Invitations that go to an address. */
export const inviteMail: Slice = {
  commands: [handledBy(MailProjectInvite, MailProjectInviteHandler, 'mail')],
  policies: [mailInvites],
};
