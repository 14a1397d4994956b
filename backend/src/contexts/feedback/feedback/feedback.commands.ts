import type { FeedbackStatus, Severity } from '../../../../contracts/feedback.js';
import { Command } from '../../../kernel/command.js';

export class GiveFeedback extends Command<{
  feedbackId: string;
  memberId: string | null;
  email: string | null;
  username: string | null;
  displayName: string | null;
  title: string;
  description: string;
  stepsToReproduce: string | null;
  pageUrl: string | null;
  severity: Severity;
  category: string;
  screenshot: string | null;
}> {
  readonly type = 'GiveFeedback';
}

/** Without `notes` the ones there are stay. */
export class ReviewFeedback extends Command<{ feedbackId: string; reviewerId: string; status: FeedbackStatus; notes: string | null }> {
  readonly type = 'ReviewFeedback';
}

/** Lets somebody of the staff read the giver's address. */
export class DiscloseEmail extends Command<{ feedbackId: string; readerId: string; reason: string }> {
  readonly type = 'DiscloseEmail';
}

/** The screenshot must be gone by then: nothing refers to it afterwards. */
export class ForgetFeedback extends Command<{ feedbackId: string }> {
  readonly type = 'ForgetFeedback';
}

/** Everything that a member gave is to be forgotten. */
export class ForgetFeedbackOfMember extends Command<{ memberId: string }> {
  readonly type = 'ForgetFeedbackOfMember';
}

export type FeedbackCommand = GiveFeedback | ReviewFeedback | DiscloseEmail | ForgetFeedback;
