import { Injectable } from '@nestjs/common';
import type { EventLog } from '../../kernel/event-log.js';
import { unavailable } from '../refusals/refusals.js';
import { everybodyAt, promptAt } from './awaited.js';
import type { GroupPositions } from './group-positions.js';

/** How far the views have come, for work that begins with a fact and reads what was made of it. */
@Injectable()
export class ViewPositions {
  constructor(
    private readonly views: GroupPositions,
    private readonly log: Pick<EventLog, 'head'>,
  ) {}

  /** Resolves once the views hold everything up to a position, but for those that may follow later. */
  async reached(position: number): Promise<void> {
    if (!(await this.views.waitForThese(promptAt(this.views.followers, position)))) throw unavailable();
  }

  /** Resolves once all views hold what the log holds now, also those that may follow later; for work that must find everything. */
  async allReached(): Promise<void> {
    if (!(await this.views.waitForThese(everybodyAt(this.views.followers, await this.log.head())))) throw unavailable();
  }
}
