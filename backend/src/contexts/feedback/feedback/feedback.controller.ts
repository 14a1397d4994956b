import { Body, Controller, Get, HttpCode, Param, Post, Put, Query, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { FEEDBACK_LIMITS, FEEDBACK_TEXT, type ScreenshotLink } from '../../../../contracts/feedback.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Allow } from '../../../platform/http/allow.js';
import { CurrentCaller, MemberId } from '../../../platform/http/current-caller.js';
import { listing, ok } from '../../../platform/http/envelope.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import type { SentFile } from '../../../platform/http/read-form.js';
import { Repeatable, RepeatableLook } from '../../../platform/http/repeatable.js';
import { FormFile, RepeatableForm } from '../../../platform/http/repeatable-form.js';
import { windowOf } from '../../../platform/paging/window.js';
import { networkOf } from '../../../platform/rate-limit/network-of.js';
import { notFound } from '../../../platform/refusals/refusals.js';
import { SignedLinks } from '../../../platform/uploads/signed-links.js';
import { DisclosureDto, FeedbackListDto, FeedbackStatusDto, GiveFeedbackDto } from './feedback.dto.js';
import { FeedbackQuery } from './feedback.query.js';
import { FeedbackReview } from './feedback-review.service.js';
import { FeedbackSubmission } from './feedback-submission.service.js';

@Controller('api/beta-feedback')
export class FeedbackController {
  constructor(
    private readonly submission: FeedbackSubmission,
    private readonly reviews: FeedbackReview,
    private readonly feedback: FeedbackQuery,
    private readonly links: SignedLinks,
  ) {}

  @Post()
  @RepeatableForm({ field: 'screenshot', maxBytes: FEEDBACK_LIMITS.screenshot, tooLarge: FEEDBACK_TEXT.screenshotLarge })
  @Allow('feedback.give')
  async give(@Body() given: GiveFeedbackDto, @FormFile() screenshot: SentFile | null, @CurrentCaller() caller: Caller, @Req() { ip }: FastifyRequest) {
    return ok(await this.submission.accept(given, screenshot?.bytes ?? null, caller, networkOf(ip)), FEEDBACK_TEXT.given);
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
    return ok(await this.reviews.review(id, review, reviewerId, caller), FEEDBACK_TEXT.saved);
  }

  @Post(':id/email')
  @RepeatableLook()
  @HttpCode(200)
  @Allow('feedback.disclose')
  async disclose(@Param('id', IdPipe) id: string, @Body() { reason }: DisclosureDto, @MemberId() readerId: string, @CurrentCaller() caller: Caller) {
    return ok(await this.reviews.disclose(id, reason, readerId, caller));
  }

  /** A link that opens the screenshot for a few minutes. */
  @Get(':id/screenshot')
  @Allow('feedback.read')
  async screenshot(@Param('id', IdPipe) id: string) {
    const { screenshot_path: key } = await this.reviews.show(id);
    if (!key) throw notFound(FEEDBACK_TEXT.noScreenshot);
    const link: ScreenshotLink = { url: this.links.to(key) };
    return ok(link);
  }
}
