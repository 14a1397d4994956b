import { decides } from '../../../platform/commands/decides.js';
import { GiveFeedback, ReviewFeedback } from './feedback.commands.js';
import { feedbackStream } from './feedback.stream.js';

export const feedbackHandlers = [
  decides(GiveFeedback, feedbackStream, ({ feedbackId }) => feedbackId),
  decides(ReviewFeedback, feedbackStream, ({ feedbackId }) => feedbackId),
];
