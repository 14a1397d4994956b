import { POSTING_LIMITS } from '../../../../contracts/help-wanted.js';
import { intent } from '../../../kernel/command.js';
import { policy, type Reaction } from '../../../kernel/policy.js';
import { DestroyMessages } from './posting.commands.js';
import type { PostingClosed, PostingFilled, PostingRemoved, PostingReopened } from './posting.events.js';

const key = (postingId: string): string => `destroy-messages:${postingId}`;

function keptUntil(at: string): string {
  const until = new Date(at);
  until.setUTCMonth(until.getUTCMonth() + POSTING_LIMITS.messageMonths);
  return until.toISOString();
}

const ended = ({ data: { projectId, postingId }, at }: { data: { projectId: string; postingId: string }; at: string }): readonly Reaction[] => [
  { schedule: intent(DestroyMessages, { projectId, postingId }), key: key(postingId), at: keptUntil(at) },
];

/** Messages of applications are kept for a while after their posting ended; those of a removed one are gone already. */
export const destroyMessages = policy<PostingClosed | PostingFilled | PostingReopened | PostingRemoved>({
  name: 'destroy-application-messages',
  on: {
    PostingClosed: ended,
    PostingFilled: ended,
    PostingReopened: ({ data: { postingId } }) => [{ cancel: key(postingId) }],
    PostingRemoved: ({ data: { postingId } }) => [{ cancel: key(postingId) }],
  },
});
