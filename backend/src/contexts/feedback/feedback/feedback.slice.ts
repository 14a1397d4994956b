import { decides } from '../../../platform/commands/decides.js';
import { handledBy } from '../../../platform/slices/bound-command.js';
import type { Slice } from '../../../platform/slices/slice.js';
import { uploadArea } from '../../../platform/uploads/upload-area.js';
import { ConsoleFeedbackController } from './console-feedback.controller.js';
import { DiscloseEmail, ForgetFeedback, ForgetFeedbackOfMember, GiveFeedback, ReviewFeedback } from './feedback.commands.js';
import { FeedbackController } from './feedback.controller.js';
import { feedbackView } from './feedback.model.js';
import { feedbackOwnData } from './feedback.own-data.js';
import { feedbackProjection } from './feedback.projection.js';
import { FeedbackQuery } from './feedback.query.js';
import { FEEDBACK_AREA, feedbackStream } from './feedback.stream.js';
import { feedbackTold } from './feedback.told.js';
import { FeedbackReview } from './feedback-review.service.js';
import { FeedbackSubmission } from './feedback-submission.service.js';
import { ForgetFeedbackHandler, ForgetFeedbackOfMemberHandler } from './forget-feedback.handlers.js';
import { forgetFeedback } from './forget-feedback.policy.js';
import { GivenFeedback } from './given-feedback.port.js';

const feedbackId = ({ feedbackId }: { feedbackId: string }): string => feedbackId;

export const feedbackSlice: Slice = {
  streams: [feedbackStream],
  told: feedbackTold,
  commands: [
    decides(GiveFeedback, feedbackStream, feedbackId),
    decides(DiscloseEmail, feedbackStream, feedbackId),
    decides(ReviewFeedback, feedbackStream, feedbackId),
    handledBy(ForgetFeedback, ForgetFeedbackHandler),
    handledBy(ForgetFeedbackOfMember, ForgetFeedbackOfMemberHandler, 'cleanup'),
  ],
  policies: [forgetFeedback],
  projections: [{ projection: feedbackProjection, models: [feedbackView] }],
  uploads: [uploadArea(FEEDBACK_AREA, feedbackStream, (state) => [state?.screenshot ?? null])],
  ownData: feedbackOwnData,
  controllers: [FeedbackController, ConsoleFeedbackController],
  providers: [FeedbackQuery, { provide: GivenFeedback, useExisting: FeedbackQuery }, FeedbackSubmission, FeedbackReview],
};
