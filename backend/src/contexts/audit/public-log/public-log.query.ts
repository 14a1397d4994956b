import { Inject, Injectable } from '@nestjs/common';
import { type PublicLogRow, TRANSPARENCY_LIMITS, TRANSPARENCY_TEXT } from '../../../../contracts/transparency.js';
import type { Clock } from '../../../kernel/clock.js';
import type { Views } from '../../../kernel/views.js';
import { notFound } from '../../../platform/refusals/refusals.js';
import { CLOCK, VIEWS } from '../../../platform/tokens.js';
import { publicLogView } from './public-log.model.js';
import { firstOpenDay } from './public-log.rules.js';
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
    if (!this.settings.isOn) throw notFound(TRANSPARENCY_TEXT.off);
    const over = { day: { $lt: firstOpenDay(this.clock.now().toISOString(), (at) => this.settings.appealDaysAt(at)) } };
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
    return { rows: found.map(({ action, rule, content, day, reversed }) => ({ action, rule, content, day, reversed })), total };
  }
}
