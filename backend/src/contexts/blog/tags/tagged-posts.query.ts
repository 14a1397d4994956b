import { Inject, Injectable } from '@nestjs/common';
import { everyOf } from '../../../kernel/pages.js';
import type { Views } from '../../../kernel/views.js';
import { VIEWS } from '../../../platform/tokens.js';
import { postsView, withTag } from '../views/posts.model.js';
import type { TaggedPosts } from './tagged-posts.port.js';

const AT_ONCE = 200;
const NEWEST = [['published_at', -1]] as const;

/** Answers which posts have a tag. What was withdrawn has none any more. */
@Injectable()
export class TaggedPostsQuery implements TaggedPosts {
  constructor(@Inject(VIEWS) private readonly views: Views) {}

  async withTag(slug: string): Promise<readonly string[]> {
    const ids: string[] = [];
    for (const listed of [true, false]) {
      const page = (limit: number, offset: number) => this.views.find(postsView.name, { lists: withTag(slug), listed }, { sort: NEWEST, limit, offset });
      for await (const { _id } of everyOf(AT_ONCE, page)) ids.push(_id);
    }
    return ids;
  }
}
