import { handledBy } from '../../../platform/slices/bound-command.js';
import type { Slice } from '../../../platform/slices/slice.js';
import { tellsNothing } from '../../../platform/telling/told-facts.js';
import { CountPostViewsHandler, CountTopicViewsHandler } from './count-views.handlers.js';
import { PostViewsController } from './post-views.controller.js';
import { CountPostViews, CountTopicViews } from './topic-views.commands.js';
import { TopicViewsController } from './topic-views.controller.js';
import { postViewsStream, topicViewsStream } from './topic-views.stream.js';
import { ViewCounter } from './view-counter.service.js';
import { ViewTally } from './view-tally.service.js';
import { VisitorMemory } from './visitor-memory.service.js';

export const topicViews: Slice = {
  streams: [topicViewsStream, postViewsStream],
  told: tellsNothing(topicViewsStream, postViewsStream),
  commands: [handledBy(CountTopicViews, CountTopicViewsHandler), handledBy(CountPostViews, CountPostViewsHandler)],
  controllers: [TopicViewsController, PostViewsController],
  providers: [ViewTally, VisitorMemory, ViewCounter],
};
