import { decides } from '../../../platform/commands/decides.js';
import type { Slice } from '../../../platform/slices/slice.js';
import { tellsNothing } from '../../../platform/telling/told-facts.js';
import { Audience } from '../notice/audience.port.js';
import { PostWatchController } from './post-watch.controller.js';
import { ProjectWatchController } from './project-watch.controller.js';
import { TopicWatchController } from './topic-watch.controller.js';
import { WatchThread } from './watch.commands.js';
import { watchesView } from './watch.model.js';
import { watchProjection } from './watch.projection.js';
import { WatchQuery } from './watch.query.js';
import { watchId, watchStream } from './watch.stream.js';
import { Watches } from './watches.service.js';

/** Topics and posts that members watch or have muted. */
export const watch: Slice = {
  streams: [watchStream],
  told: tellsNothing(watchStream),
  commands: [decides(WatchThread, watchStream, watchId)],
  projections: [{ projection: watchProjection, models: [watchesView] }],
  controllers: [TopicWatchController, PostWatchController, ProjectWatchController],
  providers: [Watches, WatchQuery, { provide: Audience, useExisting: WatchQuery }],
};
