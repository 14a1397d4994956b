import { Inject, Injectable } from '@nestjs/common';
import type { SanctionStory } from '../../../../contracts/sanctions.js';
import type { Views } from '../../../kernel/views.js';
import { AuthorDirectory, authorIn } from '../../../platform/identity/author-directory.js';
import { VIEWS } from '../../../platform/tokens.js';
import type { SanctionStories } from '../standing/sanction-stories.port.js';
import { appealsView, decisionsView } from './appeal.model.js';

/** Answers who gave sanctions, and what became of the appeals against them; for staff alone. */
@Injectable()
export class SanctionStoriesQuery implements SanctionStories {
  constructor(
    @Inject(VIEWS) private readonly views: Views,
    private readonly authors: AuthorDirectory,
  ) {}

  async of(sanctionIds: readonly string[]): Promise<ReadonlyMap<string, SanctionStory>> {
    const ids = [...new Set(sanctionIds)];
    const [decisions, appeals] = await Promise.all([this.views.getMany(decisionsView.name, ids), this.views.getMany(appealsView.name, ids)]);
    const authors = await this.authors.byIds(decisions.map(({ moderator_id }) => moderator_id));
    const appealOf = new Map(appeals.map(({ _id, state, outcome }) => [_id, { state, outcome }]));
    return new Map(decisions.map(({ _id, moderator_id }) => [_id, { by: authorIn(authors, moderator_id), appeal: appealOf.get(_id) ?? null }]));
  }
}
