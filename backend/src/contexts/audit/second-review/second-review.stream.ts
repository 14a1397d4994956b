import type { StreamType } from '../../../kernel/decider.js';
import type { SecondReviewCommand } from './second-review.commands.js';
import { type SampledState, secondReview } from './second-review.decider.js';
import type { SecondReviewEvent } from './second-review.events.js';

const NOTE = { subject: ({ memberId }: { memberId: string }) => memberId, fields: ['note'] } as const;

/** `second-review-<decision id>`. What is written about a member is sealed under that member's key. */
export const secondReviewStream: StreamType<SampledState, SecondReviewCommand, SecondReviewEvent> = {
  category: 'second-review',
  decider: secondReview,
  events: {
    DecisionSampled: { schema: 1 },
    SecondReviewGiven: { schema: 1, personal: NOTE },
    SecondReviewTakenBack: { schema: 1, personal: NOTE },
    DecisionLeftSample: { schema: 1 },
  },
};
