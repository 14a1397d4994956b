import { intent } from '../../../kernel/command.js';
import { policy } from '../../../kernel/policy.js';
import type { MemberForgotten } from '../../accounts/public.js';
import { ForgetImagesOfMember } from './image.commands.js';

/** The pictures of a forgotten member go, also out of texts that stay. */
export const forgetImages = policy<MemberForgotten>({
  name: 'forget-images',
  on: {
    MemberForgotten: ({ data: { memberId }, at }) => [{ schedule: intent(ForgetImagesOfMember, { memberId }), key: `forget-images:${memberId}`, at }],
  },
});
