import type { StreamType } from '../../../kernel/decider.js';
import type { CountPostViews, CountTopicViews } from './topic-views.commands.js';
import { postViews, topicViews } from './topic-views.decider.js';
import type { PostViewsCounted, TopicViewsCounted } from './topic-views.events.js';

const SPAN_MS = 10 * 60_000;

/** `topic-views-<topic id>.<span of ten minutes>` */
export const topicViewsStream: StreamType<number, CountTopicViews, TopicViewsCounted> = {
  category: 'topic-views',
  decider: topicViews,
  events: { TopicViewsCounted: { schema: 1 } },
};

/** `post-views-<post id>.<span of ten minutes>` */
export const postViewsStream: StreamType<number, CountPostViews, PostViewsCounted> = {
  category: 'post-views',
  decider: postViews,
  events: { PostViewsCounted: { schema: 1 } },
};

/** A stream is read anew for each decision: one for all times would grow without end. `at` is when the command was first sent, so a repeat finds itself. */
export const viewsId = (textId: string, at: string): string => `${textId}.${Math.floor(Date.parse(at) / SPAN_MS)}`;
