import { intent } from '../../../kernel/command.js';
import { policy } from '../../../kernel/policy.js';
import type { AccountErased } from '../../accounts/public.js';
import { WithdrawContent } from './withdrawal.commands.js';

/** Whoever ends their account without leaving their content takes it along. */
export const withdrawErasedContent = policy<AccountErased>({
  name: 'withdraw-erased-content',
  on: {
    AccountErased: ({ data: { memberId: authorId, keepContent }, at, position }) =>
      keepContent ? [] : [{ schedule: intent(WithdrawContent, { authorId, position }), key: `withdraw-content:${authorId}`, at }],
  },
});
