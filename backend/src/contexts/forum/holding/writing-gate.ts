import { Injectable } from '@nestjs/common';
import type { HoldCause } from '../../../../contracts/holding.js';
import { holds, type Role } from '../../../../contracts/permissions.js';
import type { Origin } from '../../../kernel/command.js';
import { AuthorRecords } from './author-records.js';
import { holdCauses, refuseFlood, type Writing } from './holding.rules.js';
import { HoldingSettings } from './holding-settings.js';

/** Looks at a text before it joins the forum. It reads views, so what is sent at the very same moment is not weighed against each other. */
@Injectable()
export class WritingGate {
  constructor(
    private readonly records: AuthorRecords,
    private readonly settings: HoldingSettings,
  ) {}

  /** Why the text must wait for a moderator, empty when it need not; throws when it must not be written at all. Those who decide on others' texts pass. */
  async check(authorId: string, writing: Writing, { at, actor }: Origin): Promise<HoldCause[]> {
    if (actor.role === 'system' || holds(actor.role as Role, 'report.moderate')) return [];
    const record = await this.records.of(authorId, writing.topicId ? 'comment' : 'topic', at);
    refuseFlood(writing, record);
    return holdCauses(writing, record, this.settings.policy);
  }
}
