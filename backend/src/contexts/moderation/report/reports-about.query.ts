import { Inject, Injectable } from '@nestjs/common';
import type { Views } from '../../../kernel/views.js';
import { VIEWS } from '../../../platform/tokens.js';
import { reportsView } from '../views/moderation.model.js';
import type { ReportsAbout } from './reports-about.port.js';

/** Answers which reports are about a member. */
@Injectable()
export class ReportsAboutQuery implements ReportsAbout {
  constructor(@Inject(VIEWS) private readonly views: Views) {}

  async about(memberId: string, limit: number, offset: number): Promise<readonly string[]> {
    const page = { sort: [['created_at', 1]] as const, limit, offset };
    return (await this.views.find(reportsView.name, { reported_user_id: memberId }, page)).map(({ _id }) => _id);
  }
}
