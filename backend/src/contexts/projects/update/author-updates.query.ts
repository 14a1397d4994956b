import { Inject, Injectable } from '@nestjs/common';
import type { Views } from '../../../kernel/views.js';
import { VIEWS } from '../../../platform/tokens.js';
import type { AuthorUpdates } from './author-updates.port.js';
import { updatesView } from './update.model.js';

@Injectable()
export class AuthorUpdatesQuery implements AuthorUpdates {
  constructor(@Inject(VIEWS) private readonly views: Views) {}

  async of(authorId: string, limit: number, offset: number): Promise<readonly string[]> {
    return (await this.views.find(updatesView.name, { author_id: authorId }, { sort: [['number', 1]], limit, offset })).map(({ _id }) => _id);
  }
}
