import { Injectable } from '@nestjs/common';
import { FORUM_TEXT } from '../../../../contracts/forum.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { notFound } from '../../../platform/refusals/refusals.js';
import { TopicQuery } from '../views/topic.query.js';
import { ViewTally } from './view-tally.service.js';
import { VisitorMemory } from './visitor-memory.service.js';

/** Counts whoever reads a topic, once a day; nobody counts at their own texts or at what is hidden. */
@Injectable()
export class ViewCounter {
  constructor(
    private readonly topics: TopicQuery,
    private readonly visitors: VisitorMemory,
    private readonly tally: ViewTally,
  ) {}

  /** Whether the visit of a member, or of a guest from a network, was counted. Throws RuleViolation when they come too fast or may not read it. */
  async count(topicId: string, caller: Caller, network: string): Promise<boolean> {
    const visitor = caller.memberId ?? network;
    await this.visitors.keepPace(visitor);
    const topic = await this.topics.readable(topicId, caller);
    if (!topic) throw notFound(FORUM_TEXT.topicNotFound);
    const isReader = topic.author_id !== caller.memberId && topic.state !== 'hidden';
    const counted = isReader && (await this.visitors.isNew(topicId, visitor));
    if (counted) this.tally.add(topicId);
    return counted;
  }
}
