import { Controller, HttpCode, Param, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { TopicViewAnswer } from '../../../../contracts/topic-views.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Allow } from '../../../platform/http/allow.js';
import { CurrentCaller } from '../../../platform/http/current-caller.js';
import { ok } from '../../../platform/http/envelope.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { Repeatable } from '../../../platform/http/repeatable.js';
import { networkOf } from '../../../platform/rate-limit/network-of.js';
import { ViewCounter } from './view-counter.service.js';

/** Told by the member app when a topic was really shown: whoever fetches pages without looking at them is not counted. */
@Controller('api/forum/topics')
export class TopicViewsController {
  constructor(private readonly views: ViewCounter) {}

  @Post(':id/views')
  @HttpCode(200)
  @Repeatable()
  @Allow('topic.count-view')
  async count(@Param('id', IdPipe) id: string, @CurrentCaller() caller: Caller, @Req() { ip }: FastifyRequest) {
    const counted = await this.views.ofTopic(id, caller, networkOf(ip));
    return ok({ counted } satisfies TopicViewAnswer);
  }
}
