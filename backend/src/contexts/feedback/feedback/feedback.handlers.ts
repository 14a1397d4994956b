import { decides } from '../../../platform/commands/decides.js';
import { DiscloseEmail, GiveFeedback, ReviewFeedback } from './feedback.commands.js';
import { feedbackStream } from './feedback.stream.js';

export const feedbackHandlers = [
  decides(GiveFeedback, feedbackStream, ({ feedbackId }) => feedbackId).handler,
  decides(DiscloseEmail, feedbackStream, ({ feedbackId }) => feedbackId).handler,
  decides(ReviewFeedback, feedbackStream, ({ feedbackId }) => feedbackId).handler,
];
