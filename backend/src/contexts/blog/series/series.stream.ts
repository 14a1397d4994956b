import type { StreamType } from '../../../kernel/decider.js';
import { words } from '../../../kernel/words.js';
import type { SeriesCommand } from './series.commands.js';
import { type AuthorSeries, series } from './series.decider.js';
import type { SeriesEvent } from './series.events.js';

/** `post-series-<author id>` */
export const seriesStream: StreamType<AuthorSeries, SeriesCommand, SeriesEvent> = {
  category: 'post-series',
  decider: series,
  events: {
    SeriesCreated: { schema: 1, personal: words('title') },
    SeriesRenamed: { schema: 1, personal: words('title') },
    SeriesArranged: { schema: 1 },
    SeriesRemoved: { schema: 1 },
  },
};
