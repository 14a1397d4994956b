import { Inject, Injectable } from '@nestjs/common';
import { displayName } from '../../../../contracts/accounts.js';
import { FEEDBACK_TEXT, type FeedbackRow, type FeedbackStatus } from '../../../../contracts/feedback.js';
import type { Filter, Views } from '../../../kernel/views.js';
import { AuthorDirectory, authorIn } from '../../../platform/identity/author-directory.js';
import type { Window } from '../../../platform/paging/window.js';
import { VIEWS } from '../../../platform/tokens.js';
import { searchToken } from '../../../platform/views/search-tokens.js';
import { type FeedbackDocument, feedbackView } from './feedback.model.js';
import type { GivenFeedback } from './given-feedback.port.js';

export interface FeedbackFilter {
  readonly status?: FeedbackStatus | 'open' | 'all';
  readonly search?: string;
}

/** Answers what feedback there is and how it stands. */
@Injectable()
export class FeedbackQuery implements GivenFeedback {
  constructor(
    @Inject(VIEWS) private readonly views: Views,
    private readonly authors: AuthorDirectory,
  ) {}

  async list(filter: FeedbackFilter, direction: 1 | -1, { limit, offset }: Window): Promise<{ rows: FeedbackRow[]; total: number }> {
    const where = whereOf(filter);
    const found = await this.views.find(feedbackView.name, where, { sort: [['created_at', direction]], limit, offset });
    return { rows: await this.rows(found), total: await this.views.count(feedbackView.name, where) };
  }

  async row(id: string): Promise<FeedbackRow | null> {
    const found = await this.byId(id);
    return found && ((await this.rows([found]))[0] ?? null);
  }

  byId(id: string): Promise<FeedbackDocument | null> {
    return this.views.get(feedbackView.name, id);
  }

  async by(memberId: string, limit: number, offset: number): Promise<readonly string[]> {
    const found = await this.views.find(feedbackView.name, { user_id: memberId }, { sort: [['created_at', 1]], limit, offset });
    return found.map(({ _id }) => _id);
  }

  private async rows(found: readonly FeedbackDocument[]): Promise<FeedbackRow[]> {
    const reviewers = await this.authors.byIds(found.map(({ reviewer_id }) => reviewer_id).filter((id) => id !== null));
    return found.map((document) => toRow(document, document.reviewer_id ? displayName(authorIn(reviewers, document.reviewer_id)) : null));
  }
}

function whereOf({ status, search }: FeedbackFilter): Filter {
  const token = search ? searchToken(search) : null;
  const state: Filter = status === 'open' ? { open: true } : status && status !== 'all' ? { status } : {};
  return { ...state, ...(token ? { search: token } : {}) };
}

/** Without its title it was a forgotten member's. */
const toRow = (
  { _id, open: _, search: __, email, screenshot, title, description, notes, reviewer_id: ___, ...document }: FeedbackDocument,
  reviewer: string | null,
): FeedbackRow => ({
  ...document,
  id: _id,
  has_email: email !== null,
  title: title ?? FEEDBACK_TEXT.erased,
  description: description ?? '',
  screenshot_url: screenshot && `/api/beta-feedback/${_id}/screenshot`,
  screenshot_path: screenshot,
  resolution_notes: notes,
  reviewer,
});
