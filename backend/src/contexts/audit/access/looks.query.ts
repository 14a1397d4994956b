import { Inject, Injectable } from '@nestjs/common';
import type { LookRow } from '../../../../contracts/audit-timeline.js';
import type { Views } from '../../../kernel/views.js';
import { VIEWS } from '../../../platform/tokens.js';
import { looksView } from './access.model.js';

/** Answers members who of the staff saw what is theirs. */
@Injectable()
export class LooksQuery {
  constructor(@Inject(VIEWS) private readonly views: Views) {}

  /** Newest first. */
  async of(memberId: string): Promise<LookRow[]> {
    return [...((await this.views.get(looksView.name, memberId))?.looks ?? [])].reverse();
  }
}
