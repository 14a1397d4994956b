import { Module } from '@nestjs/common';
import { feedbackHandlers } from './feedback/feedback.handlers.js';
import { ConsoleFeedbackController } from './http/console-feedback.controller.js';
import { FeedbackController } from './http/feedback.controller.js';
import { FeedbackDesk } from './http/feedback-desk.js';
import { FeedbackIntake } from './http/feedback-intake.js';
import { FeedbackQuery } from './read/feedback.query.js';

@Module({
  controllers: [FeedbackController, ConsoleFeedbackController],
  providers: [...feedbackHandlers, FeedbackQuery, FeedbackIntake, FeedbackDesk],
})
export class FeedbackModule {}
