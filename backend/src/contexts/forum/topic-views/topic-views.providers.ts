import { CountTopicViewsHandler } from './count-topic-views.handler.js';
import { ViewCounter } from './view-counter.js';
import { ViewTally } from './view-tally.js';
import { VisitorMemory } from './visitor-memory.js';

export const topicViewsProviders = [CountTopicViewsHandler, ViewTally, VisitorMemory, ViewCounter];
