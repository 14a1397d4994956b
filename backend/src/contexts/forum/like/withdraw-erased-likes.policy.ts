import { intent } from '../../../kernel/command.js';
import { policy } from '../../../kernel/policy.js';
import type { AccountErased } from '../../accounts/public.js';
import { WithdrawLikes } from './like.commands.js';

/** Likes go with whoever gave them, also when their texts stay. */
export const withdrawErasedLikes = policy<AccountErased>({
  name: 'withdraw-erased-likes',
  on: {
    AccountErased: ({ data: { memberId }, at }) => [{ schedule: intent(WithdrawLikes, { memberId }), key: `withdraw-likes:${memberId}`, at }],
  },
});
