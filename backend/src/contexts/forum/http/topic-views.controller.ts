import { Controller, HttpCode, Param, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { FORUM_TEXT } from '../../../../contracts/forum.js';
import type { TopicViewAnswer } from '../../../../contracts/topic-views.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Allow } from '../../../platform/http/allow.js';
import { CurrentCaller } from '../../../platform/http/current-caller.js';
import { ok } from '../../../platform/http/envelope.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { Repeatable } from '../../../platform/http/repeatable.js';
import { networkOf } from '../../../platform/rate-limit/network-of.js';
import { notFound } from '../../../platform/refusals/refusals.js';
import { TopicQuery } from '../read/topic.query.js';
import { ViewTally } from '../topic-views/view-tally.js';
import { VisitorMemory } from '../topic-views/visitor-memory.js';

/** Told by the member app when a topic was really shown: whoever fetches pages without looking at them is not counted. */
@Controller('api/forum/topics')
export class TopicViewsController {
  constructor(
    private readonly topics: TopicQuery,
    private readonly visitors: VisitorMemory,
    private readonly tally: ViewTally,
  ) {}

  @Post(':id/views')
  @HttpCode(200)
  @Repeatable()
  @Allow('topic.count-view')
  async count(@Param('id', IdPipe) id: string, @CurrentCaller() caller: Caller, @Req() { ip }: FastifyRequest) {
    const visitor = caller.memberId ?? networkOf(ip);
    await this.visitors.keepPace(visitor);
    const topic = await this.topics.readable(id, caller);
    if (!topic) throw notFound(FORUM_TEXT.topicNotFound);
    const isReader = topic.author_id !== caller.memberId && topic.state !== 'hidden';
    const counted = isReader && (await this.visitors.isNew(id, visitor));
    if (counted) this.tally.add(id);
    return ok({ counted } satisfies TopicViewAnswer);
  }
}
