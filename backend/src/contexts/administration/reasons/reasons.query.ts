import { Inject, Injectable } from '@nestjs/common';
import { CANNED_LIMITS, type CannedReason } from '../../../../contracts/canned-reasons.js';
import type { Views } from '../../../kernel/views.js';
import { AuthorDirectory, authorIn } from '../../../platform/identity/author-directory.js';
import { VIEWS } from '../../../platform/tokens.js';
import { cannedReasonsView } from './reasons.model.js';

/** Answers the canned reasons in their order; those that are used, or those that no longer are. */
@Injectable()
export class ReasonsQuery {
  constructor(
    @Inject(VIEWS) private readonly views: Views,
    private readonly authors: AuthorDirectory,
  ) {}

  async list(retired: boolean): Promise<CannedReason[]> {
    const order = [
      ['place', 1],
      ['title', 1],
    ] as const;
    const found = await this.views.find(cannedReasonsView.name, { retired }, { sort: order, limit: CANNED_LIMITS.reasons });
    const people = await this.authors.byIds(new Set(found.map(({ admin_id }) => admin_id)));
    return found.map(({ _id: id, admin_id, ...written }) => ({ id, ...written, by: authorIn(people, admin_id) }));
  }
}
