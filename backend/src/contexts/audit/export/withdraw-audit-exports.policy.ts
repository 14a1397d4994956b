import { intent } from '../../../kernel/command.js';
import { policy } from '../../../kernel/policy.js';
import type { AccountErased, MemberForgotten } from '../../accounts/public.js';
import { WithdrawAuditExports } from './audit-export.commands.js';

/** No file keeps what was opened about somebody who has left, nor what they asked for; until the key is gone something may be opened still. */
export const withdrawAuditExports = policy<AccountErased | MemberForgotten>({
  name: 'withdraw-audit-exports',
  on: {
    AccountErased: ({ data: { memberId }, at }) => [
      { schedule: intent(WithdrawAuditExports, { memberId }), key: `withdraw-audit-exports:erased:${memberId}`, at },
    ],
    MemberForgotten: ({ data: { memberId }, at }) => [{ schedule: intent(WithdrawAuditExports, { memberId }), key: `withdraw-audit-exports:${memberId}`, at }],
  },
});
