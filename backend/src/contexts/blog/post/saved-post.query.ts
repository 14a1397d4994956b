import { Injectable } from '@nestjs/common';
import type { ModeratedPost } from '../../../../contracts/blog-moderation.js';
import type { SavedPost } from '../../../../contracts/blog-writing.js';
import { EventStore } from '../../../kernel/event-store.js';
import { ownPost, present, type WrittenPost } from './post.state.rules.js';
import { postStream } from './post.stream.js';

/** Answers how a post stands by its facts: whoever has just changed it must not read a view that lags behind. */
@Injectable()
export class SavedPostQuery {
  constructor(private readonly store: EventStore) {}

  /** For its author; throws for anybody else. */
  async own(id: string, memberId: string): Promise<SavedPost> {
    return saved(id, ownPost(await this.store.state(postStream, id), memberId));
  }

  /** For staff; throws where nothing is left of it. */
  async left(id: string): Promise<ModeratedPost> {
    const found = await this.store.state(postStream, id);
    const post = found?.state === 'deleted' && !found.withdrawn ? found : present(found);
    return { ...saved(id, post), state: post.state, is_featured: post.featured };
  }
}

const saved = (id: string, { words, status, scheduledAt, publishedAt, version }: WrittenPost): SavedPost => ({
  id,
  slug: words.slug,
  status,
  scheduled_at: scheduledAt,
  published_at: publishedAt,
  version,
});
