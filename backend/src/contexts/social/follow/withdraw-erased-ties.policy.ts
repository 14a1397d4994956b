import { intent } from '../../../kernel/command.js';
import { policy } from '../../../kernel/policy.js';
import type { AccountErased } from '../../accounts/public.js';
import { WithdrawTies } from './follow.commands.js';

/** Whoever has gone follows nobody and is followed by nobody, also when their texts stay. */
export const withdrawErasedTies = policy<AccountErased>({
  name: 'withdraw-erased-ties',
  on: {
    AccountErased: ({ data: { memberId }, at }) => [{ schedule: intent(WithdrawTies, { memberId }), key: `withdraw-ties:${memberId}`, at }],
  },
});
