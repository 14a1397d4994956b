import { disclosureProblem, FEEDBACK_LIMITS, FEEDBACK_TEXT, type FeedbackStatus, feedbackProblems } from '../../../../contracts/feedback.js';
import type { Decider } from '../../../kernel/decider.js';
import { RuleViolation, refuseProblems } from '../../../kernel/rule-violation.js';
import type { DiscloseEmail, FeedbackCommand, GiveFeedback, ReviewFeedback } from './feedback.commands.js';
import type { FeedbackEvent } from './feedback.events.js';

export type Feedback = {
  readonly status: FeedbackStatus;
  readonly reviewer: string | null;
  readonly notes: string | null;
  readonly screenshot: string | null;
  /** The giver, and whether they left an address. */
  readonly memberId: string | null;
  readonly hasEmail: boolean;
  readonly forgotten?: true;
} | null;

/** Feedback is reviewed as often as it takes; each step is a fact of its own. */
export const feedback: Decider<Feedback, FeedbackCommand, FeedbackEvent> = {
  initial: null,

  evolve(state, { type, data }) {
    switch (type) {
      case 'FeedbackGiven':
        return { status: 'pending', reviewer: null, notes: null, screenshot: data.screenshot, memberId: data.memberId, hasEmail: data.email !== null };
      case 'FeedbackTakenUnderReview':
        return reviewed(state, 'under_review', data);
      case 'FeedbackReturned':
      case 'FeedbackReopened':
        return reviewed(state, 'pending', data);
      case 'FeedbackResolved':
        return reviewed(state, 'resolved', data);
      case 'FeedbackDismissed':
        return reviewed(state, 'dismissed', data);
      case 'FeedbackNoted':
        return state && { ...state, notes: data.notes };
      case 'FeedbackEmailDisclosed':
        return state;
      case 'FeedbackForgotten':
        return state && { ...state, screenshot: null, hasEmail: false, forgotten: true };
    }
  },

  decide(command, state) {
    switch (command.type) {
      case 'GiveFeedback':
        return give(command, state);
      case 'ReviewFeedback':
        return review(command, state);
      case 'DiscloseEmail':
        return disclose(command, state);
      case 'ForgetFeedback':
        return !state || state.forgotten ? [] : [{ type: 'FeedbackForgotten', data: command.data }];
    }
  },
};

const reviewed = (state: Feedback, status: FeedbackStatus, { reviewerId, notes }: { reviewerId: string; notes: string | null }): Feedback =>
  state && { ...state, status, reviewer: reviewerId, notes };

function give({ data }: GiveFeedback, state: Feedback): readonly FeedbackEvent[] {
  if (state) return [];
  refuseFeedback(data);
  return [{ type: 'FeedbackGiven', data: { ...data, title: data.title.trim(), description: data.description.trim() } }];
}

/** Throws when the feedback says too little or too much. */
export function refuseFeedback(given: Omit<GiveFeedback['data'], 'screenshot' | 'feedbackId'>): void {
  const { title, description, stepsToReproduce, pageUrl, category, email, username, displayName } = given;
  const claimed = { email: email ?? '', username: username ?? '', display_name: displayName ?? '' };
  refuseProblems(
    'feedback.incomplete',
    feedbackProblems({
      title,
      description,
      steps_to_reproduce: stepsToReproduce ?? '',
      page_url: pageUrl ?? '',
      category,
      // What the server itself knows of a member needs no checking.
      ...(given.memberId ? {} : claimed),
    }),
  );
}

function review({ data: { feedbackId, reviewerId, status, notes: given } }: ReviewFeedback, state: Feedback): readonly FeedbackEvent[] {
  if (!state) throw new RuleViolation('feedback.unknown', FEEDBACK_TEXT.notFound, null, 'not-found');
  const written = given?.trim() || null;
  if ((written?.length ?? 0) > FEEDBACK_LIMITS.notes)
    throw new RuleViolation('feedback.notes-long', FEEDBACK_TEXT.notesLong, { resolution_notes: FEEDBACK_TEXT.notesLong });
  const notes = written ?? state.notes;
  const data = { feedbackId, reviewerId, notes };
  const isTaken = status === 'under_review' && state.reviewer !== reviewerId;
  if (status === state.status && !isTaken) return notes === state.notes ? [] : [{ type: 'FeedbackNoted', data }];
  switch (status) {
    case 'pending':
      return [{ type: isSettled(state) ? 'FeedbackReopened' : 'FeedbackReturned', data }];
    case 'under_review':
      return isSettled(state)
        ? [
            { type: 'FeedbackReopened', data },
            { type: 'FeedbackTakenUnderReview', data },
          ]
        : [{ type: 'FeedbackTakenUnderReview', data }];
    case 'resolved':
      return [{ type: 'FeedbackResolved', data }];
    case 'dismissed':
      return [{ type: 'FeedbackDismissed', data }];
  }
}

/** Every look is a fact of its own, also a second one by the same person. */
function disclose({ data: { feedbackId, readerId, reason: given } }: DiscloseEmail, state: Feedback): readonly FeedbackEvent[] {
  if (!state) throw new RuleViolation('feedback.unknown', FEEDBACK_TEXT.notFound, null, 'not-found');
  refuseProblems('feedback.reason', { reason: disclosureProblem(given) ?? undefined });
  if (!state.hasEmail) throw new RuleViolation('feedback.no-email', FEEDBACK_TEXT.noEmail, null, 'not-found');
  return [{ type: 'FeedbackEmailDisclosed', data: { feedbackId, memberId: state.memberId, readerId, reason: given.trim() } }];
}

const isSettled = ({ status }: NonNullable<Feedback>): boolean => status === 'resolved' || status === 'dismissed';
