import { decides } from '../../../platform/commands/decides.js';
import { DiscloseEmail, GiveFeedback, ReviewFeedback } from './feedback.commands.js';
import { feedbackStream } from './feedback.stream.js';

export const feedbackHandlers = [
  decides(GiveFeedback, feedbackStream, ({ feedbackId }) => feedbackId),
  decides(DiscloseEmail, feedbackStream, ({ feedbackId }) => feedbackId),
  decides(ReviewFeedback, feedbackStream, ({ feedbackId }) => feedbackId),
];
