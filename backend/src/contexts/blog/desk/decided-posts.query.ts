import { Inject, Injectable } from '@nestjs/common';
import type { Views } from '../../../kernel/views.js';
import { VIEWS } from '../../../platform/tokens.js';
import { postsView } from '../views/posts.model.js';
import { ReportedPostQuery } from './reported-post.query.js';

/** Answers how posts are called on which staff decided. */
@Injectable()
export class DecidedPostsQuery {
  constructor(
    @Inject(VIEWS) private readonly views: Views,
    private readonly posts: ReportedPostQuery,
  ) {}

  /** By id. What its author has taken out of sight is called as readers last saw it. */
  async byIds(ids: readonly string[]) {
    const found = ids.length > 0 ? await this.views.getMany(postsView.name, [...new Set(ids)]) : [];
    const named = found.map(async ({ _id, status, state, title }) => {
      const shown = status === 'published' ? title : (await this.posts.find(_id))?.title;
      return [_id, { title: shown ?? '', withdrawn: state === 'withdrawn' }] as const;
    });
    return new Map(await Promise.all(named));
  }
}
