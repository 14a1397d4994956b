import { Inject, Injectable } from '@nestjs/common';
import type { DataExport } from '../../../../contracts/own-data.js';
import type { Clock } from '../../../kernel/clock.js';
import type { Views } from '../../../kernel/views.js';
import { CLOCK, VIEWS } from '../../../platform/tokens.js';
import { dataExportsView } from './own-data.model.js';

/** Answers how a member's copy of their data stands. */
@Injectable()
export class DataExportQuery {
  constructor(
    @Inject(VIEWS) private readonly views: Views,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** The latest one that the member asked for; one whose time has passed is over, whether or not that has been recorded. */
  async latest(memberId: string): Promise<DataExport | null> {
    const found = await this.views.get(dataExportsView.name, memberId);
    if (!found) return null;
    const { _id: _, export_id: id, state, ...times } = found;
    const isOver = times.expires_at !== null && times.expires_at <= this.clock.now().toISOString();
    return { id, state: isOver ? 'expired' : state, ...times };
  }
}
