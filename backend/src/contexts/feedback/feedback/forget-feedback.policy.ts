import { intent } from '../../../kernel/command.js';
import { policy } from '../../../kernel/policy.js';
import type { MemberForgotten } from '../../accounts/public.js';
import { ForgetFeedbackOfMember } from './feedback.commands.js';

/** What a forgotten member said about the site goes, and its pictures. */
export const forgetFeedback = policy<MemberForgotten>({
  name: 'forget-feedback',
  on: {
    MemberForgotten: ({ data: { memberId }, at }) => [{ schedule: intent(ForgetFeedbackOfMember, { memberId }), key: `forget-feedback:${memberId}`, at }],
  },
});
