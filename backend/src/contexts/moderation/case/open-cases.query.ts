import { Inject, Injectable } from '@nestjs/common';
import type { Views } from '../../../kernel/views.js';
import { VIEWS } from '../../../platform/tokens.js';
import { casesView } from '../views/moderation.model.js';

/** Answers about whom something waits for a decision. */
@Injectable()
export class OpenCasesQuery {
  constructor(@Inject(VIEWS) private readonly views: Views) {}

  async isOpenAbout(memberId: string): Promise<boolean> {
    const [found] = await this.views.find(casesView.name, { member_id: memberId, open: true }, { limit: 1 });
    return found !== undefined;
  }
}
