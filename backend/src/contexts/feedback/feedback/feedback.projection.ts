import type { FeedbackStatus } from '../../../../contracts/feedback.js';
import type { RecordedEvent } from '../../../kernel/event.js';
import { projection } from '../../../kernel/projection.js';
import type { Write } from '../../../kernel/views.js';
import { searchTokens } from '../../../platform/views/search-tokens.js';
import type { FeedbackEmailDisclosed, FeedbackEvent, FeedbackForgotten, FeedbackGiven, FeedbackNoted } from './feedback.events.js';
import { type FeedbackDocument, feedbackView } from './feedback.model.js';

/** Only the beginning of a description is searched: every word in it makes up to eleven tokens. */
const SEARCHED = 300;

type Reviewed = RecordedEvent<Exclude<FeedbackEvent, FeedbackGiven | FeedbackNoted | FeedbackEmailDisclosed | FeedbackForgotten>>;

const NOTHING = { email: null, username: null, display_name: null, title: null, description: null, steps_to_reproduce: null, page_url: null };

const write = (id: string, $set: Partial<FeedbackDocument>): Write => feedbackView.change(id, { $set });

const reviewed =
  (status: FeedbackStatus) =>
  ({ data: { feedbackId, reviewerId, notes }, at }: Reviewed): Write => {
    const open = status === 'pending' || status === 'under_review';
    return write(feedbackId, { status, open, reviewer_id: reviewerId, notes, resolved_at: open ? null : at, updated_at: at });
  };

export const feedbackProjection = projection<FeedbackEvent>({
  name: 'feedback',
  version: 1,
  views: [feedbackView.name],
  on: {
    FeedbackGiven: ({ data, at }) =>
      feedbackView.put(data.feedbackId, {
        user_id: data.memberId,
        email: data.email,
        username: data.username,
        display_name: data.displayName,
        title: data.title,
        description: data.description,
        steps_to_reproduce: data.stepsToReproduce,
        page_url: data.pageUrl,
        screenshot: data.screenshot,
        status: 'pending',
        open: true,
        severity: data.severity,
        category: data.category,
        reviewer_id: null,
        notes: null,
        resolved_at: null,
        created_at: at,
        updated_at: at,
        search: searchTokens([data.title, data.category, data.username, data.displayName, data.description?.slice(0, SEARCHED) ?? null]),
      }),
    FeedbackTakenUnderReview: reviewed('under_review'),
    FeedbackReturned: reviewed('pending'),
    FeedbackReopened: reviewed('pending'),
    FeedbackResolved: reviewed('resolved'),
    FeedbackDismissed: reviewed('dismissed'),
    FeedbackNoted: ({ data: { feedbackId, notes }, at }) => write(feedbackId, { notes, updated_at: at }),
    FeedbackForgotten: ({ data: { feedbackId } }) => write(feedbackId, { ...NOTHING, screenshot: null, search: [] }),
  },
});
