import { Inject, Injectable } from '@nestjs/common';
import { filterWords } from '../../../../contracts/audit-export.js';
import type { TimelineFilter } from '../../../../contracts/audit-timeline.js';
import type { Views } from '../../../kernel/views.js';
import { Telling } from '../../../platform/telling/told-facts.js';
import { VIEWS } from '../../../platform/tokens.js';
import { timelineView } from '../timeline/timeline.model.js';
import { ofActor, ofId } from '../timeline/timeline-tokens.rules.js';

/** Among so many facts about a member, one says so. */
const FIRST = 20;

/** Says what an export holds. */
@Injectable()
export class ExportWords {
  constructor(
    @Inject(VIEWS) private readonly views: Views,
    private readonly telling: Telling,
  ) {}

  async of(filter: TimelineFilter): Promise<string> {
    const asked = [filter.actor, filter.subject].filter((id) => id !== undefined);
    const members = new Set<string>();
    for (const id of asked) if (await this.isMember(id)) members.add(id);
    return filterWords(filter, { fact: (type) => this.telling.of(type)?.name ?? type, isMember: (id) => members.has(id) });
  }

  /** As far as the timeline tells, which knows also those who have left. */
  private async isMember(id: string): Promise<boolean> {
    if ((await this.views.count(timelineView.name, { tokens: { $all: [ofActor(id)] } }, 1)) > 0) return true;
    const concerning = await this.views.find(timelineView.name, { tokens: { $all: [ofId(id)] } }, { sort: [['moment', 1]], limit: FIRST });
    return concerning.some(({ member_id }) => member_id === id);
  }
}
