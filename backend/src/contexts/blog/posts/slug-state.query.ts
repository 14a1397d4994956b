import { Injectable } from '@nestjs/common';
import { slugProblem } from '../../../../contracts/blog-problems.js';
import type { SlugState } from '../../../../contracts/blog-writing.js';
import { EventStore } from '../../../kernel/event-store.js';
import { Addresses } from '../address/addresses.service.js';
import { postStream } from '../post/post.stream.js';

/** Tells a writer whether the wanted address is free. */
@Injectable()
export class SlugStateQuery {
  constructor(
    private readonly addresses: Addresses,
    private readonly store: EventStore,
  ) {}

  async of(slug: string, postId: string | undefined, memberId: string): Promise<SlugState> {
    return { slug, available: slugProblem(slug) === null && (await this.isFree(slug, postId, memberId)) };
  }

  /** What a post had once it may have again; of posts of others nobody learns which addresses they had. */
  private async isFree(slug: string, postId: string | undefined, memberId: string): Promise<boolean> {
    const holder = await this.addresses.postAt(slug);
    if (holder === null) return true;
    return holder === postId && (await this.store.state(postStream, holder))?.authorId === memberId;
  }
}
