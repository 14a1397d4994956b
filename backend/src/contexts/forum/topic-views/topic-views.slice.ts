import { handledBy } from '../../../platform/slices/bound-command.js';
import type { Slice } from '../../../platform/slices/slice.js';
import { tellsNothing } from '../../../platform/telling/told-facts.js';
import { CountTopicViewsHandler } from './count-topic-views.handler.js';
import { CountTopicViews } from './topic-views.commands.js';
import { TopicViewsController } from './topic-views.controller.js';
import { topicViewsStream } from './topic-views.stream.js';
import { ViewCounter } from './view-counter.service.js';
import { ViewTally } from './view-tally.service.js';
import { VisitorMemory } from './visitor-memory.service.js';

export const topicViews: Slice = {
  streams: [topicViewsStream],
  told: tellsNothing(topicViewsStream),
  commands: [handledBy(CountTopicViews, CountTopicViewsHandler)],
  controllers: [TopicViewsController],
  providers: [ViewTally, VisitorMemory, ViewCounter],
};
