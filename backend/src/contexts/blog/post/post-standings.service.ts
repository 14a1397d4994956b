import { Injectable } from '@nestjs/common';
import { EventStore } from '../../../kernel/event-store.js';
import { isListed } from './post.state.rules.js';
import { postStream } from './post.stream.js';

/** Knows how posts stand by their facts. */
@Injectable()
export class PostStandings {
  constructor(private readonly store: EventStore) {}

  /** Whether everybody may read it. */
  async isListed(postId: string): Promise<boolean> {
    const post = await this.store.state(postStream, postId);
    return post !== null && isListed(post);
  }
}
