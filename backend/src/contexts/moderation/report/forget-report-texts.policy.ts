import { intent } from '../../../kernel/command.js';
import { policy } from '../../../kernel/policy.js';
import type { MemberForgotten } from '../../accounts/public.js';
import { ForgetReportTexts } from './report.commands.js';

/** What reporters wrote about a member goes with the member's key; the views that have it in the clear are told. */
export const forgetReportTexts = policy<MemberForgotten>({
  name: 'forget-report-texts',
  on: {
    MemberForgotten: ({ data: { memberId }, at }) => [{ schedule: intent(ForgetReportTexts, { memberId }), key: `forget-report-texts:${memberId}`, at }],
  },
});
