import { intent } from '../../../kernel/command.js';
import { policy } from '../../../kernel/policy.js';
import { ClearTraces } from '../../../platform/traces/traces.commands.js';
import type { MemberForgotten } from './erasure.events.js';

/** Other contexts forget at the same moment what they have of the member; their jobs come first. */
const LATER_MS = 60_000;

/** When a member was forgotten, what the stores still hold of them is overwritten. */
export const clearTracesOfForgotten = policy<MemberForgotten>({
  name: 'clear-traces-of-forgotten',
  on: {
    MemberForgotten: ({ data: { memberId }, at }) => [
      { schedule: intent(ClearTraces, {}), key: `clear-traces:${memberId}`, at: new Date(Date.parse(at) + LATER_MS).toISOString() },
    ],
  },
});
