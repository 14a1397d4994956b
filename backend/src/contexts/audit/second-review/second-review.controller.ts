import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { SECOND_REVIEW_TEXT } from '../../../../contracts/second-review.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Allow } from '../../../platform/http/allow.js';
import { CurrentCaller } from '../../../platform/http/current-caller.js';
import { ok } from '../../../platform/http/envelope.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { Repeatable } from '../../../platform/http/repeatable.js';
import { SecondReviewDto, TakeBackReviewDto } from './second-review.dto.js';
import { SecondReviewQuery } from './second-review.query.js';
import { SecondReviews } from './second-reviews.service.js';

/** Decisions of the sample, made once more by somebody who does not know them. */
@Controller('api/console/audit/second-review')
export class SecondReviewController {
  constructor(
    private readonly query: SecondReviewQuery,
    private readonly reviews: SecondReviews,
  ) {}

  @Get()
  @Allow('audit.review')
  async queue(@CurrentCaller() caller: Caller) {
    return ok(await this.query.queue(caller));
  }

  @Get(':id')
  @Allow('audit.review')
  async show(@Param('id', IdPipe) id: string, @CurrentCaller() caller: Caller) {
    return ok(await this.query.show(id, caller));
  }

  @Post(':id')
  @Repeatable()
  @HttpCode(200)
  @Allow('audit.review')
  async give(@Param('id', IdPipe) id: string, @Body() chosen: SecondReviewDto, @CurrentCaller() caller: Caller) {
    return ok(await this.reviews.give(id, chosen, caller), SECOND_REVIEW_TEXT.saved);
  }

  @Post(':id/take-back')
  @Repeatable()
  @HttpCode(200)
  @Allow('audit.review')
  async takeBack(@Param('id', IdPipe) id: string, @Body() { reason }: TakeBackReviewDto, @CurrentCaller() caller: Caller) {
    await this.reviews.takeBack(id, reason, caller);
    return ok(null, SECOND_REVIEW_TEXT.takenBack);
  }
}
