import type { FeedbackStatus, Severity } from '../../../../contracts/feedback.js';
import { type DocumentOf, declareView } from '../../../platform/views/declared-view.js';
import { flag, oneOf, orNull, personal, text, texts } from '../../../platform/views/view-fields.js';

export const feedbackView = declareView(
  'feedback',
  {
    user_id: orNull(text),
    email: personal(orNull(text)),
    username: personal(orNull(text)),
    display_name: personal(orNull(text)),
    title: personal(orNull(text)),
    description: personal(orNull(text)),
    steps_to_reproduce: personal(orNull(text)),
    page_url: personal(orNull(text)),
    screenshot: orNull(text),
    status: oneOf<FeedbackStatus>(),
    /** Pending or under review. */
    open: flag,
    severity: oneOf<Severity>(),
    category: text,
    reviewer_id: orNull(text),
    notes: orNull(text),
    resolved_at: orNull(text),
    created_at: text,
    updated_at: text,
    /** Folded beginnings of the words that it is found by. */
    search: personal(texts),
  },
  {
    indexes: [{ search: 1 }, { created_at: 1 }, { status: 1, created_at: 1 }, { open: 1, created_at: 1 }, { user_id: 1, created_at: 1 }],
    forgottenWith: ['FeedbackForgotten'],
  },
);
export type FeedbackDocument = DocumentOf<typeof feedbackView>;
