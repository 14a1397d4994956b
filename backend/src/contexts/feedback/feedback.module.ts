import { Module } from '@nestjs/common';
import { feedbackHandlers } from './feedback/feedback.handlers.js';
import { FeedbackReview } from './feedback/feedback-review.js';
import { FeedbackSubmission } from './feedback/feedback-submission.js';
import { ForgetFeedbackHandler } from './feedback/forget-feedback.handler.js';
import { ForgetFeedbackOfMemberHandler } from './feedback/forget-feedback-of-member.handler.js';
import { GivenFeedback } from './feedback/given-feedback.js';
import { ConsoleFeedbackController } from './http/console-feedback.controller.js';
import { FeedbackController } from './http/feedback.controller.js';
import { FeedbackQuery } from './read/feedback.query.js';

@Module({
  controllers: [FeedbackController, ConsoleFeedbackController],
  providers: [
    ...feedbackHandlers,
    ForgetFeedbackHandler,
    ForgetFeedbackOfMemberHandler,
    FeedbackQuery,
    { provide: GivenFeedback, useExisting: FeedbackQuery },
    FeedbackSubmission,
    FeedbackReview,
  ],
})
export class FeedbackModule {}
