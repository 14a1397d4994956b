import { Controller, Get, Query } from '@nestjs/common';
import { POST_LIMITS } from '../../../../contracts/blog-writing.js';
import { Allow } from '../../../platform/http/allow.js';
import { AlsoRefuses } from '../../../platform/http/answers.js';
import { MemberId } from '../../../platform/http/current-caller.js';
import { ok } from '../../../platform/http/envelope.js';
import { RateLimits } from '../../../platform/rate-limit/rate-limits.js';
import { SlugStateQuery } from './slug-state.query.js';
import { SlugDto } from './writing.dto.js';

/** The addresses of posts for those who write. */
@Controller('api/blog/slugs')
export class SlugsController {
  constructor(
    private readonly slugs: SlugStateQuery,
    private readonly limits: RateLimits,
  ) {}

  @Get()
  @Allow('post.create')
  @AlsoRefuses(429)
  async look(@Query() { slug, post }: SlugDto, @MemberId() memberId: string) {
    await this.limits.countInMinute(`post-slug:${memberId}`, POST_LIMITS.slugsAMinute);
    return ok(await this.slugs.of(slug, post, memberId));
  }
}
