import { intent } from '../../../kernel/command.js';
import { policy } from '../../../kernel/policy.js';
import type { AccountErased } from '../../accounts/public.js';
import { ForgetNotifications } from './inbox.commands.js';

/** Whoever's account has ended is told nothing any more, and nothing is kept of what they were told. */
export const forgetNotifications = policy<AccountErased>({
  name: 'forget-notifications',
  on: {
    AccountErased: ({ data: { memberId }, at }) => [{ schedule: intent(ForgetNotifications, { memberId }), key: `forget-notifications:${memberId}`, at }],
  },
});
