import { Controller, HttpCode, Param, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { TopicViewAnswer } from '../../../../contracts/topic-views.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Allow } from '../../../platform/http/allow.js';
import { AlsoRefuses } from '../../../platform/http/answers.js';
import { CurrentCaller } from '../../../platform/http/current-caller.js';
import { ok } from '../../../platform/http/envelope.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { Repeatable } from '../../../platform/http/repeatable.js';
import { networkOf } from '../../../platform/rate-limit/network-of.js';
import { ViewCounter } from './view-counter.service.js';

/** Told by the member app when a post was really shown. */
@Controller('api/blog/posts')
export class PostViewsController {
  constructor(private readonly views: ViewCounter) {}

  @Post(':id/views')
  @HttpCode(200)
  @AlsoRefuses(410)
  @Repeatable()
  @Allow('post.count-view')
  async count(@Param('id', IdPipe) id: string, @CurrentCaller() caller: Caller, @Req() { ip }: FastifyRequest) {
    const counted = await this.views.ofPost(id, caller, networkOf(ip));
    return ok({ counted } satisfies TopicViewAnswer);
  }
}
