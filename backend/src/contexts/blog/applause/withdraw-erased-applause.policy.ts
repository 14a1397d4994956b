import { intent } from '../../../kernel/command.js';
import { policy } from '../../../kernel/policy.js';
import type { AccountErased } from '../../accounts/public.js';
import { WithdrawApplause } from './applause.commands.js';

/** Claps go with whoever gave them. */
export const withdrawErasedApplause = policy<AccountErased>({
  name: 'withdraw-erased-applause',
  on: {
    AccountErased: ({ data: { memberId }, at }) => [{ schedule: intent(WithdrawApplause, { memberId }), key: `withdraw-applause:${memberId}`, at }],
  },
});
