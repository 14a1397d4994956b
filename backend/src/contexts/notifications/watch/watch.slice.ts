import { decides } from '../../../platform/commands/decides.js';
import type { Slice } from '../../../platform/slices/slice.js';
import { TopicWatchController } from '../http/topic-watch.controller.js';
import { Audience } from '../notice/audience.js';
import { watchesView } from '../read/watch.model.js';
import { watchProjection } from '../read/watch.projection.js';
import { WatchQuery } from '../read/watch.query.js';
import { WatchTopic } from './watch.commands.js';
import { watchId, watchStream } from './watch.stream.js';

/** Topics that members watch or have muted. */
export const watch: Slice = {
  streams: [watchStream],
  commands: [decides(WatchTopic, watchStream, watchId)],
  projections: [{ projection: watchProjection, models: [watchesView] }],
  controllers: [TopicWatchController],
  providers: [WatchQuery, { provide: Audience, useExisting: WatchQuery }],
};
