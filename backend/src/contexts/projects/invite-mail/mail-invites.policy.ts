import { intent } from '../../../kernel/command.js';
import { policy, type Reaction } from '../../../kernel/policy.js';
import type { InviteReminded, MemberInvited } from '../project/people.events.js';
import { MailProjectInvite } from './invite-mail.commands.js';

/** A member is told within the site; an address by mail. */
const mail = ({ projectId, inviteId, memberId }: MemberInvited['data'] | InviteReminded['data'], id: string, at: string): readonly Reaction[] =>
  memberId === null ? [{ schedule: intent(MailProjectInvite, { projectId, inviteId }), key: `mail-project-invite:${id}`, at }] : [];

export const mailInvites = policy<MemberInvited | InviteReminded>({
  name: 'mail-project-invites',
  follows: 'later',
  on: {
    MemberInvited: ({ data, id, at }) => mail(data, id, at),
    InviteReminded: ({ data, id, at }) => mail(data, id, at),
  },
});
