import { Injectable } from '@nestjs/common';
import { FORUM_TEXT } from '../../../../contracts/forum.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { notFound } from '../../../platform/refusals/refusals.js';
import { PostsAbove } from '../views/posts-above.port.js';
import { TopicQuery } from '../views/topic.query.js';
import { type ReadText, ViewTally } from './view-tally.service.js';
import { VisitorMemory } from './visitor-memory.service.js';

/** What was found to be read, and whether a visit to it counts at all. */
interface Found {
  readonly text: ReadText;
  readonly authorId: string;
  readonly isOpen: boolean;
}

/** Counts whoever reads a topic or a post, once a day; nobody counts at their own texts or at what is hidden. */
@Injectable()
export class ViewCounter {
  constructor(
    private readonly topics: TopicQuery,
    private readonly posts: PostsAbove,
    private readonly visitors: VisitorMemory,
    private readonly tally: ViewTally,
  ) {}

  /** Whether the visit of a member, or of a guest from a network, was counted. Throws RuleViolation when they come too fast or may not read it. */
  ofTopic(topicId: string, caller: Caller, network: string): Promise<boolean> {
    return this.count(caller, network, async () => {
      const topic = await this.topics.readable(topicId, caller);
      if (!topic) throw notFound(FORUM_TEXT.topicNotFound);
      return { text: { type: 'topic', id: topicId }, authorId: topic.author_id, isOpen: topic.state !== 'hidden' };
    });
  }

  /** The same of a post. */
  ofPost(postId: string, caller: Caller, network: string): Promise<boolean> {
    return this.count(caller, network, async () => {
      const { authorId, isListed } = await this.posts.one(postId, caller);
      return { text: { type: 'post', id: postId, authorId }, authorId, isOpen: isListed };
    });
  }

  private async count(caller: Caller, network: string, find: () => Promise<Found>): Promise<boolean> {
    const visitor = caller.memberId ?? network;
    await this.visitors.keepPace(visitor);
    const { text, authorId, isOpen } = await find();
    const counted = isOpen && authorId !== caller.memberId && (await this.visitors.isNew(text.id, visitor));
    if (counted) this.tally.add(text);
    return counted;
  }
}
