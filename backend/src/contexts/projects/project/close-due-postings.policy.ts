import { endOf } from '../../../../contracts/istanbul-day.js';
import { intent } from '../../../kernel/command.js';
import { policy, type Reaction } from '../../../kernel/policy.js';
import { CloseDuePosting } from './posting.commands.js';
import type { PostingClosed, PostingOpened, PostingRemoved, PostingReopened, PostingRevised } from './posting.events.js';

const key = (postingId: string): string => `close-posting:${postingId}`;
type Dated = { readonly projectId: string; readonly postingId: string; readonly until: string | null };
const closing = ({ projectId, postingId, until }: Dated): readonly Reaction[] =>
  until === null
    ? [{ cancel: key(postingId) }]
    : [{ schedule: intent(CloseDuePosting, { projectId, postingId, until }), key: key(postingId), at: endOf(until) }];

/** A posting is closed when its last day is over in Istanbul. */
export const closeDuePostings = policy<PostingOpened | PostingRevised | PostingReopened | PostingClosed | PostingRemoved>({
  name: 'close-due-postings',
  on: {
    PostingOpened: ({ data }) => closing(data),
    PostingRevised: ({ data }) => closing(data),
    PostingReopened: ({ data }) => closing(data),
    PostingClosed: ({ data: { postingId } }) => [{ cancel: key(postingId) }],
    PostingRemoved: ({ data: { postingId } }) => [{ cancel: key(postingId) }],
  },
});
