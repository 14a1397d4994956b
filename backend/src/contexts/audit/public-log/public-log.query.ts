import { Inject, Injectable } from '@nestjs/common';
import {
  countText,
  PUBLIC_ACTION_LABEL,
  PUBLIC_ACTIONS,
  type PublicAction,
  type PublicLogRow,
  type PublicLogSummary,
  TRANSPARENCY_LIMITS,
  TRANSPARENCY_TEXT,
} from '../../../../contracts/transparency.js';
import type { Clock } from '../../../kernel/clock.js';
import type { Views } from '../../../kernel/views.js';
import { notFound } from '../../../platform/refusals/refusals.js';
import { CLOCK, VIEWS } from '../../../platform/tokens.js';
import { dayInTurkey } from '../timeline/days-asked.rules.js';
import { publicLogView } from './public-log.model.js';
import { daysAgo, firstOpenDay } from './public-log.rules.js';
import { PublicLogSettings } from './public-log-settings.port.js';

/** Answers everybody what was decided, once nobody may appeal against it any more. */
@Injectable()
export class PublicLogQuery {
  constructor(
    @Inject(VIEWS) private readonly views: Views,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly settings: PublicLogSettings,
  ) {}

  /** The newest days first. Throws NOT_FOUND as long as it is off. */
  async rows(offset: number): Promise<{ rows: PublicLogRow[]; total: number }> {
    const { today, over } = this.shown();
    const [found, total] = await Promise.all([
      this.views.find(publicLogView.name, over, {
        sort: [
          ['day', -1],
          ['order', 1],
        ],
        limit: TRANSPARENCY_LIMITS.page,
        offset,
      }),
      this.views.count(publicLogView.name, over),
    ]);
    return { rows: found.map(({ action, rule, content, day, reversed_on }) => ({ action, rule, content, day, reversed: isOver(reversed_on, today) })), total };
  }

  /** What the log shows of the last year, counted. Throws NOT_FOUND as long as it is off. */
  async summary(): Promise<PublicLogSummary> {
    const { today, over } = this.shown();
    const since = daysAgo(today, TRANSPARENCY_LIMITS.summedDays);
    const day = { $gte: since, ...over.day };
    const count = (filter: { action?: PublicAction; reversed_on?: string | null }) => this.views.count(publicLogView.name, { ...filter, day });
    const counts = await Promise.all(PUBLIC_ACTIONS.map((action) => count({ action })));
    const [standing, lately] = await Promise.all([count({ reversed_on: null }), count({ reversed_on: today })]);
    const takenBack = counts.reduce((sum, one) => sum + one, 0) - standing - lately;
    const lines = PUBLIC_ACTIONS.map((action, index) => ({ label: PUBLIC_ACTION_LABEL[action], count: countText(counts[index] ?? 0) }));
    return { since, lines: [...lines, { label: TRANSPARENCY_TEXT.takenBack, count: countText(takenBack) }] };
  }

  private shown() {
    if (!this.settings.isOn) throw notFound(TRANSPARENCY_TEXT.off);
    const now = this.clock.now().toISOString();
    return { today: dayInTurkey(now), over: { day: { $lt: firstOpenDay(now, (at) => this.settings.appealDaysAt(at)) } } };
  }
}

/** That something was taken back is told the day after: nobody learns the hour, by which it could be found elsewhere. */
const isOver = (day: string | null, today: string): boolean => day !== null && day < today;
