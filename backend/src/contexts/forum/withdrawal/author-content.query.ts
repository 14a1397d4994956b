import { Inject, Injectable } from '@nestjs/common';
import type { Views } from '../../../kernel/views.js';
import { VIEWS } from '../../../platform/tokens.js';
import { heldView } from '../holding/held.model.js';
import { commentsView, topicsView } from '../views/forum.model.js';
import type { AuthorContent } from './author-content.port.js';

/** Answers what an author has written. */
@Injectable()
export class AuthorContentQuery implements AuthorContent {
  constructor(@Inject(VIEWS) private readonly views: Views) {}

  async topicsOf(authorId: string, limit: number, offset: number): Promise<readonly string[]> {
    const page = { sort: [['created_at', 1]] as const, limit, offset };
    return (await this.views.find(topicsView.name, { author_id: authorId }, page)).map(({ _id }) => _id);
  }

  async commentsOf(authorId: string, limit: number, offset: number): Promise<readonly string[]> {
    const page = { sort: [['position', 1]] as const, limit, offset };
    return (await this.views.find(commentsView.name, { author_id: authorId }, page)).map(({ _id }) => _id);
  }

  async heldOf(authorId: string, limit: number, offset: number): Promise<readonly string[]> {
    const page = { sort: [['held_at', 1]] as const, limit, offset };
    return (await this.views.find(heldView.name, { author_id: authorId }, page)).map(({ _id }) => _id);
  }
}
