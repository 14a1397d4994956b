import { Module } from '@nestjs/common';
import { feedbackHandlers } from './feedback/feedback.handlers.js';
import { ForgetFeedbackHandler } from './feedback/forget-feedback.handler.js';
import { ForgetFeedbackOfMemberHandler } from './feedback/forget-feedback-of-member.handler.js';
import { GivenFeedback } from './feedback/given-feedback.js';
import { ConsoleFeedbackController } from './http/console-feedback.controller.js';
import { FeedbackController } from './http/feedback.controller.js';
import { FeedbackDesk } from './http/feedback-desk.js';
import { FeedbackIntake } from './http/feedback-intake.js';
import { FeedbackQuery } from './read/feedback.query.js';

@Module({
  controllers: [FeedbackController, ConsoleFeedbackController],
  providers: [
    ...feedbackHandlers,
    ForgetFeedbackHandler,
    ForgetFeedbackOfMemberHandler,
    FeedbackQuery,
    { provide: GivenFeedback, useExisting: FeedbackQuery },
    FeedbackIntake,
    FeedbackDesk,
  ],
})
export class FeedbackModule {}
