import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { DEFAULT_CATEGORY, DEFAULT_SEVERITY, FEEDBACK_TEXT, type FeedbackAccepted, type GiveFeedbackRequest } from '../../../../contracts/feedback.js';
import type { Ids } from '../../../kernel/ids.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Origins } from '../../../platform/callers/origins.js';
import { RateLimits } from '../../../platform/rate-limit/rate-limits.js';
import { IDS } from '../../../platform/tokens.js';
import { type PictureRule, redrawn } from '../../../platform/uploads/picture.js';
import { Uploads } from '../../../platform/uploads/uploads.js';
import { GiveFeedback } from './feedback.commands.js';
import { refuseFeedback } from './feedback.decider.js';
import { FEEDBACK_AREA } from './feedback.stream.js';
import { type Giver, GiverDirectory } from './giver-directory.port.js';

/** Feedback that one member, or one network of guests, may give before it has to wait. */
const FREE_FEEDBACK = 5;
/** Small print on a 4K screen can still be read. */
const SCREENSHOT: PictureRule = {
  field: 'screenshot',
  longestSide: 3840,
  notPicture: FEEDBACK_TEXT.notPicture,
  tooManyPixels: FEEDBACK_TEXT.tooManyPixels,
};

/** Takes in feedback: who gave it, what it says, and the screenshot redrawn. */
@Injectable()
export class FeedbackSubmission {
  constructor(
    private readonly commands: CommandBus,
    private readonly givers: GiverDirectory,
    private readonly uploads: Uploads,
    private readonly origins: Origins,
    private readonly limits: RateLimits,
    @Inject(IDS) private readonly ids: Ids,
  ) {}

  /** `network` is where the request came from; the screenshot is what was sent as one, or null. What is refused counts too: finding out that a picture is broken costs as much as drawing it. */
  async accept(request: GiveFeedbackRequest, sent: Buffer | null, caller: Caller, network: string): Promise<FeedbackAccepted> {
    await this.limits.count(`feedback:${caller.memberId ?? network}`, FREE_FEEDBACK);
    const feedbackId = this.ids.next();
    const origin = this.origins.of(caller);
    const given = { ...said(request), memberId: caller.memberId, ...(await this.giver(request, caller)) };
    // Nobody's picture is worth drawing while the words are refused.
    refuseFeedback(given);
    const record = (screenshot: string | null) => this.commands.execute(new GiveFeedback({ feedbackId, ...given, screenshot }, origin));
    if (sent) await this.uploads.keep({ area: FEEDBACK_AREA, owner: feedbackId, extension: 'webp' }, await redrawn(sent, SCREENSHOT), record);
    else await record(null);
    return { id: feedbackId, status: 'pending' };
  }

  /** Who a member is tells the session; a guest is believed. */
  private async giver({ email, username, display_name }: GiveFeedbackRequest, { memberId }: Caller): Promise<Giver> {
    if (!memberId) return { email: text(email), username: text(username), displayName: text(display_name) };
    return (await this.givers.giver(memberId)) ?? { email: null, username: null, displayName: null };
  }
}

const said = ({ title, description, steps_to_reproduce, page_url, severity, category }: GiveFeedbackRequest) => ({
  title,
  description,
  stepsToReproduce: text(steps_to_reproduce),
  pageUrl: text(page_url),
  severity: severity ?? DEFAULT_SEVERITY,
  category: text(category) ?? DEFAULT_CATEGORY,
});

const text = (value: string | undefined): string | null => value?.trim() || null;
