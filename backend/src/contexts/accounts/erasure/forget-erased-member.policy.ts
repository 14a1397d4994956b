import { intent } from '../../../kernel/command.js';
import { policy } from '../../../kernel/policy.js';
import { EndMemberSessions } from '../session/session.commands.js';
import { ForgetMember } from './erasure.commands.js';
import type { AccountErased } from './erasure.events.js';

/** Whoever was erased is signed out everywhere, and what is kept of them is destroyed: by a job, which goes on until it has succeeded. */
export const forgetErasedMember = policy<AccountErased>({
  name: 'forget-erased-member',
  on: {
    AccountErased: ({ data: { memberId }, at }) => [
      { send: intent(EndMemberSessions, { memberId, cause: `erasure-of-${memberId}` }) },
      { schedule: intent(ForgetMember, { memberId }), key: `forget-member:${memberId}`, at },
    ],
  },
});
