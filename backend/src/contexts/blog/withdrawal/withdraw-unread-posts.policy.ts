import { intent } from '../../../kernel/command.js';
import { policy } from '../../../kernel/policy.js';
import type { AccountErased } from '../../accounts/public.js';
import { WithdrawUnreadPosts } from './withdrawal.commands.js';

/** Whoever leaves their content behind leaves what was published; what goes with the account goes with the forum's. */
export const withdrawUnreadPosts = policy<AccountErased>({
  name: 'withdraw-unread-posts',
  on: {
    AccountErased: ({ data: { memberId: authorId, keepContent }, at, position }) =>
      keepContent ? [{ schedule: intent(WithdrawUnreadPosts, { authorId, position }), key: `withdraw-unread-posts:${authorId}`, at }] : [],
  },
});
