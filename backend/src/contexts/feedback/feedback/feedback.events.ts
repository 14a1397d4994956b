import type { Severity } from '../../../../contracts/feedback.js';
import type { DomainEvent } from '../../../kernel/event.js';

/** Of a guest (`memberId` null) the address and names are what they gave themselves. Personal fields are null once the giver was forgotten. */
export type FeedbackGiven = DomainEvent<
  'FeedbackGiven',
  {
    feedbackId: string;
    memberId: string | null;
    email: string | null;
    username: string | null;
    displayName: string | null;
    title: string | null;
    description: string | null;
    stepsToReproduce: string | null;
    pageUrl: string | null;
    severity: Severity;
    category: string;
    /** Key of the file. */
    screenshot: string | null;
  }
>;

interface Review {
  feedbackId: string;
  reviewerId: string;
  notes: string | null;
}

export type FeedbackTakenUnderReview = DomainEvent<'FeedbackTakenUnderReview', Review>;
export type FeedbackReturned = DomainEvent<'FeedbackReturned', Review>;
export type FeedbackResolved = DomainEvent<'FeedbackResolved', Review>;
export type FeedbackDismissed = DomainEvent<'FeedbackDismissed', Review>;
/** What was resolved or dismissed is open again. */
export type FeedbackReopened = DomainEvent<'FeedbackReopened', Review>;
/** The notes were written anew; the state stayed as it was. */
export type FeedbackNoted = DomainEvent<'FeedbackNoted', Review>;
/** Somebody of the staff read the giver's address, and why; `memberId` is the giver's, null for a guest. */
export type FeedbackEmailDisclosed = DomainEvent<'FeedbackEmailDisclosed', { feedbackId: string; memberId: string | null; readerId: string; reason: string }>;
/** What was said, and the screenshot, are gone with the member who gave them. */
export type FeedbackForgotten = DomainEvent<'FeedbackForgotten', { feedbackId: string }>;

export type FeedbackEvent =
  | FeedbackGiven
  | FeedbackTakenUnderReview
  | FeedbackReturned
  | FeedbackResolved
  | FeedbackDismissed
  | FeedbackReopened
  | FeedbackNoted
  | FeedbackEmailDisclosed
  | FeedbackForgotten;
