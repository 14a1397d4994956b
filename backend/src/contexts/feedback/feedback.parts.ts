import type { ContextParts } from '../../platform/context-parts.js';
import { queued } from '../../platform/jobs/command-jobs.js';
import { uploadArea } from '../../platform/uploads/upload-area.js';
import { ForgetFeedbackOfMember } from './feedback/feedback.commands.js';
import { feedbackOwnData } from './feedback/feedback.own-data.js';
import { FEEDBACK_AREA, feedbackStream } from './feedback/feedback.stream.js';
import { forgetFeedback } from './feedback/forget-feedback.policy.js';
import { feedbackView } from './read/feedback.model.js';
import { feedbackProjection } from './read/feedback.projection.js';

export const feedbackParts: ContextParts = {
  name: 'feedback',
  streams: [feedbackStream],
  projections: [{ projection: feedbackProjection, models: [feedbackView] }],
  policies: [forgetFeedback],
  queued: [queued(ForgetFeedbackOfMember, 'cleanup')],
  recurring: [],
  ownData: feedbackOwnData,
  uploads: [uploadArea(FEEDBACK_AREA, feedbackStream, (state) => [state?.screenshot ?? null])],
};
