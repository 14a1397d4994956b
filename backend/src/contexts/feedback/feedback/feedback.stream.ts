import type { StreamType } from '../../../kernel/decider.js';
import type { FeedbackCommand } from './feedback.commands.js';
import { type Feedback, feedback } from './feedback.decider.js';
import type { FeedbackEvent } from './feedback.events.js';

/** Where the screenshots are kept. */
export const FEEDBACK_AREA = 'feedback';

/** `feedback-<feedback id>`. What somebody wrote goes with them: it is sealed under the member's key, a guest's under one of the feedback's own. */
export const feedbackStream: StreamType<Feedback, FeedbackCommand, FeedbackEvent> = {
  category: 'feedback',
  decider: feedback,
  events: {
    FeedbackGiven: {
      schema: 1,
      personal: {
        subject: ({ memberId, feedbackId }) => memberId ?? feedbackId,
        fields: ['email', 'username', 'displayName', 'title', 'description', 'stepsToReproduce', 'pageUrl'],
      },
    },
    FeedbackTakenUnderReview: { schema: 1 },
    FeedbackReturned: { schema: 1 },
    FeedbackResolved: { schema: 1 },
    FeedbackDismissed: { schema: 1 },
    FeedbackReopened: { schema: 1 },
    FeedbackNoted: { schema: 1 },
    FeedbackEmailDisclosed: { schema: 1 },
    FeedbackForgotten: { schema: 1 },
  },
};
