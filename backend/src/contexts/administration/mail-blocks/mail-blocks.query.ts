import { Inject, Injectable } from '@nestjs/common';
import type { MailBlockRow } from '../../../../contracts/mail-blocks.js';
import type { Views } from '../../../kernel/views.js';
import { AuthorDirectory, authorIn } from '../../../platform/identity/author-directory.js';
import type { Window } from '../../../platform/paging/window.js';
import { VIEWS } from '../../../platform/tokens.js';
import { blockWordsView, type MailBlockDocument, mailBlocksView } from './mail-blocks.model.js';

/** Answers what is blocked, the newest first. */
@Injectable()
export class MailBlocksQuery {
  constructor(
    @Inject(VIEWS) private readonly views: Views,
    private readonly authors: AuthorDirectory,
  ) {}

  async list({ limit, offset }: Window): Promise<{ rows: MailBlockRow[]; total: number }> {
    const [found, total] = await Promise.all([
      this.views.find(mailBlocksView.name, {}, { sort: [['position', -1]], limit, offset }),
      this.views.count(mailBlocksView.name, {}),
    ]);
    return { rows: await this.shown(found), total };
  }

  async byIds(ids: readonly string[]): Promise<MailBlockRow[]> {
    return this.shown(await this.views.getMany(mailBlocksView.name, ids));
  }

  private async shown(blocks: readonly MailBlockDocument[]): Promise<MailBlockRow[]> {
    const admins = [...new Set(blocks.map(({ admin_id }) => admin_id))];
    const [people, words] = await Promise.all([this.authors.byIds(admins), this.views.getMany(blockWordsView.name, admins)]);
    const reasons = new Map(words.map(({ _id, reasons }) => [_id, reasons]));
    return blocks.map(({ _id: id, kind, domain, at, admin_id }) => {
      return { id, kind, domain, reason: reasons.get(admin_id)?.[id] ?? null, at, by: authorIn(people, admin_id) };
    });
  }
}
