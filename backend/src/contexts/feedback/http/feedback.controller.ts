import { Body, Controller, Get, HttpCode, Inject, Param, Post, Put, Query, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { FEEDBACK_LIMITS, FEEDBACK_TEXT, type ScreenshotLink } from '../../../../contracts/feedback.js';
import type { RateLimiter } from '../../../kernel/rate-limiter.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Allow } from '../../../platform/http/allow.js';
import { CurrentCaller, MemberId } from '../../../platform/http/current-caller.js';
import { listing, ok } from '../../../platform/http/envelope.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import type { SentFile } from '../../../platform/http/read-form.js';
import { Repeatable } from '../../../platform/http/repeatable.js';
import { FormFile, RepeatableForm } from '../../../platform/http/repeatable-form.js';
import { windowOf } from '../../../platform/paging/window.js';
import { networkOf } from '../../../platform/rate-limit/network-of.js';
import { notFound, rateLimited } from '../../../platform/refusals/refusals.js';
import { RATE_LIMITER } from '../../../platform/tokens.js';
import { SignedLinks } from '../../../platform/uploads/signed-links.js';
import { FeedbackQuery } from '../read/feedback.query.js';
import { DisclosureDto, FeedbackListDto, FeedbackStatusDto, GiveFeedbackDto } from './feedback.dto.js';
import { FeedbackDesk } from './feedback-desk.js';
import { FeedbackIntake } from './feedback-intake.js';

/** Feedback that one member, or one address of guests, may give before it has to wait. */
const FREE_FEEDBACK = 5;

@Controller('api/beta-feedback')
export class FeedbackController {
  constructor(
    private readonly intake: FeedbackIntake,
    private readonly desk: FeedbackDesk,
    private readonly feedback: FeedbackQuery,
    private readonly links: SignedLinks,
    @Inject(RATE_LIMITER) private readonly limiter: RateLimiter,
  ) {}

  @Post()
  @RepeatableForm({ field: 'screenshot', maxBytes: FEEDBACK_LIMITS.screenshot, tooLarge: FEEDBACK_TEXT.screenshotLarge })
  @Allow('feedback.give')
  async give(@Body() given: GiveFeedbackDto, @FormFile() screenshot: SentFile | null, @CurrentCaller() caller: Caller, @Req() { ip }: FastifyRequest) {
    await this.slowDown(caller.memberId ?? networkOf(ip));
    return ok(await this.intake.accept(given, screenshot, caller), FEEDBACK_TEXT.given);
  }

  @Get()
  @Allow('feedback.read')
  async list(@Query() { status, search, ...window }: FeedbackListDto) {
    const place = windowOf(window);
    const { rows, total } = await this.feedback.list({ status, search }, -1, place);
    return listing(rows, total, place);
  }

  @Put(':id/status')
  @Repeatable()
  @Allow('feedback.review')
  async review(@Param('id', IdPipe) id: string, @Body() review: FeedbackStatusDto, @MemberId() reviewerId: string, @CurrentCaller() caller: Caller) {
    return ok(await this.desk.review(id, review, reviewerId, caller), FEEDBACK_TEXT.saved);
  }

  @Post(':id/email')
  @Repeatable()
  @HttpCode(200)
  @Allow('feedback.disclose')
  async disclose(@Param('id', IdPipe) id: string, @Body() { reason }: DisclosureDto, @MemberId() readerId: string, @CurrentCaller() caller: Caller) {
    return ok(await this.desk.disclose(id, reason, readerId, caller));
  }

  /** A link that opens the screenshot for a few minutes. */
  @Get(':id/screenshot')
  @Allow('feedback.read')
  async screenshot(@Param('id', IdPipe) id: string) {
    const { screenshot_path: key } = await this.desk.show(id);
    if (!key) throw notFound(FEEDBACK_TEXT.noScreenshot);
    const link: ScreenshotLink = { url: this.links.to(key) };
    return ok(link);
  }

  /** What is refused counts too: finding out that a picture is broken costs as much as drawing it. */
  private async slowDown(who: string): Promise<void> {
    const key = `feedback:${who}`;
    const wait = await this.limiter.attempt(key, FREE_FEEDBACK);
    if (wait > 0) throw rateLimited(wait);
  }
}
