import { Inject, Injectable } from '@nestjs/common';
import type { Views } from '../../../kernel/views.js';
import { VIEWS } from '../../../platform/tokens.js';
import { postsView } from '../views/posts.model.js';
import type { AuthorPosts } from './author-posts.port.js';

@Injectable()
export class AuthorPostsQuery implements AuthorPosts {
  constructor(@Inject(VIEWS) private readonly views: Views) {}

  async of(authorId: string, gone: boolean, limit: number, offset: number): Promise<readonly string[]> {
    return (await this.views.find(postsView.name, { author_id: authorId, gone }, { limit, offset })).map(({ _id }) => _id);
  }
}
