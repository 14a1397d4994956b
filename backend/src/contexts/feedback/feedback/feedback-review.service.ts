import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { FEEDBACK_TEXT, type FeedbackEmail, type FeedbackRow, type FeedbackStatusRequest } from '../../../../contracts/feedback.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Origins } from '../../../platform/callers/origins.js';
import { notFound } from '../../../platform/refusals/refusals.js';
import { Reply } from '../../../platform/request/reply.js';
import { DiscloseEmail, ReviewFeedback } from './feedback.commands.js';
import { FeedbackQuery } from './feedback.query.js';

/** Lets staff read and review feedback, from the console and from the API alike. */
@Injectable()
export class FeedbackReview {
  constructor(
    private readonly commands: CommandBus,
    private readonly feedback: FeedbackQuery,
    private readonly origins: Origins,
    private readonly reply: Reply,
  ) {}

  async show(id: string): Promise<FeedbackRow> {
    const found = await this.feedback.row(id);
    if (!found) throw notFound(FEEDBACK_TEXT.notFound);
    return found;
  }

  /** The giver's address; that it was read, and why, is recorded before it is shown. */
  async disclose(feedbackId: string, reason: string, readerId: string, caller: Caller): Promise<FeedbackEmail> {
    await this.commands.execute(new DiscloseEmail({ feedbackId, readerId, reason }, this.origins.of(caller)));
    const email = (await this.feedback.byId(feedbackId))?.email;
    if (!email) throw notFound(FEEDBACK_TEXT.noEmail);
    return { email };
  }

  /** The feedback as it stands after the review. */
  async review(feedbackId: string, { status, resolution_notes }: FeedbackStatusRequest, reviewerId: string, caller: Caller): Promise<FeedbackRow> {
    const data = { feedbackId, reviewerId, status, notes: resolution_notes ?? null };
    await this.commands.execute(new ReviewFeedback(data, this.origins.of(caller)));
    return this.reply.afterViews(() => this.show(feedbackId));
  }
}
