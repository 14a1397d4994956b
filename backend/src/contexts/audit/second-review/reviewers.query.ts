import { Inject, Injectable } from '@nestjs/common';
import type { Views } from '../../../kernel/views.js';
import { VIEWS } from '../../../platform/tokens.js';
import { type JudgedDocument, reportFatesView } from '../decisions/decisions.model.js';
import type { Involved } from './second-review.commands.js';

type Told = Pick<JudgedDocument, 'moderator_id' | 'confirmer_ids' | 'judge_ids' | 'member_id' | 'seen_by' | 'report_ids'>;

/** Answers who took part in decisions: none of them reviews those. */
@Injectable()
export class ReviewersQuery {
  constructor(@Inject(VIEWS) private readonly views: Views) {}

  /** For each decision, in the order asked. */
  async involvedIn(decisions: readonly Told[]): Promise<Involved[][]> {
    const reports = await this.views.getMany(reportFatesView.name, [...new Set(decisions.flatMap(({ report_ids }) => report_ids))]);
    const reporters = new Map(reports.map(({ _id, reporter_id }) => [_id, reporter_id]));
    return decisions.map((decision) => [
      { memberId: decision.moderator_id, as: 'decided' },
      { memberId: decision.member_id, as: 'author' },
      ...decision.confirmer_ids.map((memberId): Involved => ({ memberId, as: 'confirmed' })),
      ...decision.judge_ids.map((memberId): Involved => ({ memberId, as: 'reconsidered' })),
      ...decision.seen_by.map((memberId): Involved => ({ memberId, as: 'seen' })),
      ...decision.report_ids.flatMap((id): Involved[] => (reporters.has(id) ? [{ memberId: reporters.get(id) ?? '', as: 'reporter' }] : [])),
    ]);
  }
}
