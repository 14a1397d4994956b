import { intent } from '../../../kernel/command.js';
import { policy } from '../../../kernel/policy.js';
import type { MemberForgotten } from '../../accounts/public.js';
import { LapseAppeals } from './appeal.commands.js';

/** Nobody is left to be told what became of an appeal whose member was forgotten, and nothing of it can be read. */
export const lapseAppeals = policy<MemberForgotten>({
  name: 'lapse-appeals',
  on: {
    MemberForgotten: ({ data: { memberId }, at }) => [{ schedule: intent(LapseAppeals, { memberId }), key: `lapse-appeals:${memberId}`, at }],
  },
});
